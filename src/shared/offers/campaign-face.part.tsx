import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Campaign } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'

type Props = {
  campaign: Campaign
  /** The title as a heading of the page. */
  heading: ReactNode
  first?: boolean
  /** A campaign that has ended says when, and no longer until when. */
  isOver?: boolean
  /** Beside the end. */
  saving?: ReactNode
}

/** Title, description and end of a campaign over its picture. */
export function CampaignFace({ campaign, heading, first = false, isOver = false, saving }: Props) {
  const { offers } = useWords()
  const { date } = useFormats()
  return (
    <div className={frame}>
      <div className={face}>
        <span className={art}>
          <Picture
            src={campaign.image_full_url}
            alt=""
            ratio="4 / 1"
            sizes="(min-width: 1300px) 1250px, 100vw"
            first={first}
            className={filling}
          />
        </span>
        <div className={words}>
          {heading}
          {campaign.description && <p className={hint}>{campaign.description}</p>}
          <p className={until}>
            {offers[isOver ? 'ended' : 'until']({ date: date(campaign.available_date_ends) })}
            {saving}
          </p>
        </div>
      </div>
    </div>
  )
}

// The layout depends on the width of the card and not of the screen.
const frame = css({ containerType: 'inline-size', width: 'full' })
// Cards that are narrow for their text show it below the picture.
const face = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  // As high as the picture, and never lower than the text.
  '@container (min-width: 37.5rem)': { minHeight: '48', aspectRatio: '[4 / 1]', borderWidth: 'none' },
})
// The motif is at the right of the picture; right-to-left text mirrors the picture.
const art = css({
  display: 'block',
  '@container (min-width: 37.5rem)': { position: 'absolute', inset: '0' },
  _rtl: { scale: '[-1 1]' },
  '& img': { objectPosition: 'right' },
})
const filling = css({ '@container (min-width: 37.5rem)': { height: 'full' } })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  color: 'fg.default',
  '@container (min-width: 37.5rem)': {
    position: 'absolute',
    inset: '0',
    maxWidth: '[52%]',
    paddingInlineStart: '8',
    paddingInlineEnd: '0',
    paddingBlock: '0',
    color: 'fg.onArt',
  },
})
const hint = css({ textStyle: 'small', lineClamp: 3 })
const until = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'smallStrong',
})
