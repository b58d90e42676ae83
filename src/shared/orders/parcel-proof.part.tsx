import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ParcelProof as Proof } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { proof: Proof; level?: 2 | 3 }

/** Who took the parcel and when, and what the courier saw at the door. */
export function ParcelProof({ proof: { name, at, picture_full_url }, level = 2 }: Props) {
  const { proof: words } = useWords().tracking.parcelOrder
  const { dateTime } = useFormats()
  return (
    <Panel title={words.title()} level={level}>
      <figure className={figure}>
        {picture_full_url && (
          <Picture
            src={picture_full_url}
            alt={words.picture()}
            ratio="4 / 3"
            sizes="160px"
            className={picture}
          />
        )}
        <figcaption className={texts}>
          <strong className={who}>{words.taken({ name })}</strong>
          <time dateTime={at}>{dateTime(at)}</time>
        </figcaption>
      </figure>
    </Panel>
  )
}

const figure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const picture = css({ width: '[min(160px, 100%)]', borderRadius: 'md' })
const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '[1 1 9rem]',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const who = css({ textStyle: 'bodyStrong', color: 'fg.default' })
