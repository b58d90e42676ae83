import { LocateFixed, MapPin } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { MapButton } from '#maps/map-button.tsx'
import { MapView } from '#maps/map-view.tsx'
import { useFullscreen } from '#maps/use-fullscreen.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LocationPermissionView } from './location-permission.view.tsx'

export type PickLocationSnapshot = SnapshotFrom<typeof pickLocationMachine>
export type SendPickLocation = (event: EventFromLogic<typeof pickLocationMachine>) => void

type Props = { snapshot: PickLocationSnapshot; send: SendPickLocation }
type SearchProps = Props & { field: RefObject<HTMLInputElement | null> }

/** The map first, the search above it, the address settling below: how a customer says where things are brought. */
export function PickLocationView({
  snapshot,
  send,
  startsInSearch = false,
}: Props & { startsInSearch?: boolean }) {
  const words = useWords().location.pick
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const fullscreen = useFullscreen(panel)
  const { location } = snapshot.context
  const notAllowed = snapshot.matches({ picking: { currentPosition: 'refused' } })

  // A dialog cannot be seen above an element that fills the screen.
  const makeRoom = useEffectEvent(() => fullscreen.on && fullscreen.toggle())
  useEffect(() => {
    if (notAllowed) makeRoom()
  }, [notAllowed])

  return (
    <Dialog
      open
      size="lg"
      tall
      bare
      title={words.title()}
      onClose={() => send({ type: 'pick.close' })}
      {...(startsInSearch && { initialFocus: field })}
    >
      <div ref={panel} className={layout}>
        <LocationSearch snapshot={snapshot} send={send} field={field} />
        <div className={map}>
          <MapView
            label={words.map()}
            centre={location}
            pinned
            fullscreen={fullscreen}
            onMoveSettle={(position) => send({ type: 'map.move', position })}
          >
            <MapButton
              label={words.currentPosition()}
              busy={snapshot.matches({ picking: { currentPosition: 'asking' } })}
              onClick={() => send({ type: 'position.request' })}
            >
              <LocateFixed />
            </MapButton>
          </MapView>
        </div>
        <div className={decision}>
          <PointAddress snapshot={snapshot} send={send} />
          <PickButton snapshot={snapshot} send={send} />
        </div>
      </div>
      <LocationPermissionView
        open={notAllowed}
        onRetry={() => send({ type: 'position.request' })}
        onClose={() => send({ type: 'permission.close' })}
      />
    </Dialog>
  )
}

const LocationSearch = ({ snapshot, send, field }: SearchProps) => {
  const words = useWords().location.pick
  const { text, predictions } = snapshot.context
  return (
    <div className={search}>
      <Combobox
        field={field}
        label={words.search()}
        hideLabel
        placeholder={words.placeholder()}
        text={text}
        options={predictions.map(({ place_id, description }) => ({
          value: place_id,
          label: description,
          icon: <MapPin aria-hidden="true" />,
        }))}
        busy={snapshot.matches({ picking: { search: 'suggesting' } })}
        empty={emptyList(snapshot, words)}
        onType={(next) => send({ type: 'text.change', text: next })}
        onClear={() => send({ type: 'text.change', text: '' })}
        onEnter={() => send({ type: 'text.submit' })}
        enterSuggests
        onPick={({ value, label }) =>
          send({ type: 'suggestion.choose', prediction: { place_id: value, description: label } })
        }
      />
    </div>
  )
}

type PickWords = ReturnType<typeof useWords>['location']['pick']

const emptyList = (snapshot: PickLocationSnapshot, words: PickWords) => {
  if (snapshot.matches({ picking: { search: 'nothingFound' } })) return words.nothingFound()
  if (snapshot.matches({ picking: { search: 'failed' } })) return words.searchFailed()
  return undefined
}

const PointAddress = ({ snapshot, send }: Props) => (
  <div className={address} aria-live="polite">
    <MapPin aria-hidden="true" />
    <div className={addressText}>
      <PointText snapshot={snapshot} send={send} />
    </div>
  </div>
)

const PointText = ({ snapshot, send }: Props): ReactNode => {
  const words = useWords().location.pick
  const at = (point: 'unset' | 'placing' | 'locating' | 'inZone' | 'unnamed' | 'refused') =>
    snapshot.matches({ picking: { point } })
  if (at('placing') || at('locating'))
    return (
      <span role="status" aria-label={words.looking()}>
        <Skeleton shape="line" width="70%" />
      </span>
    )
  if (at('inZone')) return <span dir="auto">{snapshot.context.location.address}</span>
  if (at('unnamed')) return words.unnamed()
  if (at('refused')) return words.outside()
  if (at('unset')) return words.hint()
  return (
    <>
      {words.notFound()}{' '}
      <Button variant="ghost" size="sm" onClick={() => send({ type: 'locate.retry' })}>
        {words.retry()}
      </Button>
    </>
  )
}

/** A refusal of the zone stands in place of the button (docs/spec.md §4). */
const PickButton = ({ snapshot, send }: Props) => {
  const words = useWords().location.pick
  if (snapshot.matches({ picking: { point: 'refused' } }))
    return (
      <p role="alert" className={refusal}>
        {snapshot.context.refusal || words.refused()}
      </p>
    )
  return (
    <Button
      full
      size="lg"
      disabled={!snapshot.hasTag('pickable')}
      onClick={() => send({ type: 'pick.confirm' })}
    >
      {words.confirm()}
    </Button>
  )
}

const layout = css({
  display: 'flex',
  flexDirection: 'column',
  height: { base: 'full', sm: '[min(72dvh, 640px)]' },
  bg: 'bg.raised',
  '&:fullscreen, &[data-filling]': { height: '[100dvh]', width: '[100vw]', paddingBlockStart: '3' },
  '&[data-filling]': { position: 'fixed', inset: '0', zIndex: 'raised' },
})

const search = css({ position: 'relative', zIndex: 'sticky', flexShrink: '0', px: '5', paddingBlockEnd: '3' })

const map = css({ flex: '1', minHeight: '[220px]', bg: 'bg.subtle' })

const decision = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexShrink: '0',
  px: '5',
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(16px, env(safe-area-inset-bottom))]',
})

const address = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  textStyle: 'leadStrong',
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})

const addressText = css({ flex: '1', minWidth: '0' })

const refusal = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '13',
  px: '4',
  py: '2',
  textStyle: 'bodyStrong',
  textAlign: 'center',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'md',
})
