import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Campaign } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'

type Props = {
  campaign: Campaign
  /** Its title, as a heading of the page it stands on. */
  heading: ReactNode
  first?: boolean
}

/** The picture behind, what it is about and until when before it. */
export function CampaignFace({ campaign, heading, first = false }: Props) {
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
          {campaign.description && <p className={note}>{campaign.description}</p>}
          <p className={until}>{offers.until({ date: date(campaign.available_date_ends) })}</p>
        </div>
      </div>
    </div>
  )
}

// Room beside the art is the card's own, whatever the screen's.
const frame = css({ containerType: 'inline-size', width: 'full' })
// Where there is no room beside the art, the words stand below it.
const face = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  // As high as the whole picture, and never too low for the words.
  '@container (min-width: 600px)': { minHeight: '48', aspectRatio: '[4 / 1]', borderWidth: 'none' },
})
// The art stands at the picture's right; words that start there turn it around.
const art = css({
  display: 'block',
  '@container (min-width: 600px)': { position: 'absolute', inset: '0' },
  _rtl: { scale: '[-1 1]' },
  '& img': {
    objectPosition: 'right',
    // Words stand before it there, and are light.
    '@container (min-width: 600px)': { filter: { _dark: '[brightness(0.45) saturate(1.25)]' } },
  },
})
const filling = css({ '@container (min-width: 600px)': { height: 'full' } })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  color: 'fg.default',
  '@container (min-width: 600px)': {
    position: 'absolute',
    inset: '0',
    maxWidth: '[52%]',
    paddingInlineStart: '8',
    paddingInlineEnd: '0',
    paddingBlock: '0',
  },
})
const note = css({ textStyle: 'small', lineClamp: 2 })
const until = css({ textStyle: 'smallStrong' })
