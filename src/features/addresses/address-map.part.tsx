import { CircleAlert, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { refusalOf } from '#machines/rules/refused-fields.ts'
import { MapButton } from '#maps/map-button.tsx'
import { MapView } from '#maps/map-view.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import type { SaveAddressSnapshot, SendSaveAddress } from './address.props.ts'

/** The map of the address, 236 px high (docs/spec.md §9), a pin in its middle; recentring brings back where it began. */
export function AddressMap({ snapshot, send }: { snapshot: SaveAddressSnapshot; send: SendSaveAddress }) {
  const { addressForm: texts, map: words, actions } = useWords()
  const { fields, refusals } = snapshot.context
  const position = { lat: Number(fields.latitude), lng: Number(fields.longitude) }
  const [start] = useState(position)
  const refused = refusalOf(refusals, 'coordinates')
  const outside = snapshot.matches({ editing: { point: { unusable: 'outside' } } })
  const unanswered = snapshot.matches({ editing: { point: { unusable: 'notLocated' } } })
  return (
    <div className={column}>
      <div className={frame}>
        <MapView
          label={texts.pin()}
          centre={position}
          pinned
          onMoveSettle={(centre) => send({ type: 'map.move', position: centre })}
        >
          <MapButton label={words.recentre()} onClick={() => send({ type: 'map.move', position: start })}>
            <RotateCcw />
          </MapButton>
        </MapView>
      </div>
      <div role="alert">
        {(outside || refused) && (
          <p className={refusal}>
            <CircleAlert aria-hidden="true" />
            {refused || texts.outside()}
          </p>
        )}
        {unanswered && (
          <p className={refusal}>
            <CircleAlert aria-hidden="true" />
            {texts.notLocated()}
            <Button size="sm" variant="ghost" onClick={() => send({ type: 'locate.retry' })}>
              {actions.retry()}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const frame = css({ height: 'mapSmall', overflow: 'hidden', borderRadius: 'md', flexShrink: '0' })
const refusal = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'bodyStrong',
  color: 'danger.text',
  '& svg': { flexShrink: '0', width: '5', height: '5' },
})
