import { ChevronRight, ClipboardPlus } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { prescriptionPath } from '#src/navigation/prescription-path.ts'
import { css } from '#styled/css/index.js'

/** Leads to ordering with the pictures of a prescription: at this store, or at a pharmacy the customer chooses. */
export function ByPrescription({ store_id }: { store_id?: number }) {
  const { way } = useWords().prescriptions
  return (
    <Link href={prescriptionPath(store_id)} className={card}>
      <span className={symbol} aria-hidden="true">
        <ClipboardPlus />
      </span>
      <span className={words}>
        <span className={title}>{way.title()}</span>
        <span className={hint}>{way.note()}</span>
      </span>
      <ChevronRight aria-hidden="true" className={arrow} />
    </Link>
  )
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingInline: '4',
  paddingBlock: { base: '3', sm: '4' },
  color: 'fg.default',
  bg: 'accent.soft',
  borderRadius: 'md',
  _hover: { textDecoration: 'underline' },
})
const symbol = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '11',
  height: '11',
  color: 'accent.text',
  bg: 'bg.surface',
  borderRadius: 'full',
  '& svg': { width: '6', height: '6' },
})
const words = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' })
const title = css({ textStyle: 'subtitle' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const arrow = css({
  flexShrink: '0',
  width: '5',
  height: '5',
  color: 'accent.text',
  _rtl: { scale: '[-1 1]' },
})
