import { ChevronDown, MapPin } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { useCustomerLocation } from '#src/core/where.ts'
import { opens } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'

/** Where the customer is; pressing it changes that. */
export function LocationButton() {
  const { shell } = useWords()
  const location = useCustomerLocation()
  return (
    <button type="button" className={button} {...opens({ name: 'location-menu' })}>
      <MapPin aria-hidden="true" />
      <span className={texts}>
        <span className={label}>{shell.deliverTo()}</span>
        <span className={address}>{location ? location.address : shell.chooseLocation()}</span>
      </span>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  maxWidth: { base: '80', sm: '[480px]', lg: '[min(320px, 24vw)]' },
  minHeight: '11',
  px: '2',
  color: 'fg.default',
  textAlign: 'start',
  borderRadius: 'sm',
  _hover: { bg: 'bg.hover' },
  '& svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
  '& svg:last-child': { width: '4', height: '4', color: 'fg.subtle' },
})
const texts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const label = css({
  whiteSpace: 'nowrap',
  textStyle: 'caption',
  lineHeight: { base: 'snug', _rtl: 'text' },
  color: 'fg.muted',
})
const address = css({
  textStyle: 'smallStrong',
  lineHeight: 'snug',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Painted without it; public/painted.js knows it before the first paint.
  _empty: { _before: { content: '[var(--address, "\\00a0")]' } },
})
