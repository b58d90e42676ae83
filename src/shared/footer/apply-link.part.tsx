import { ExternalLink } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { EarningOffer } from './earning.ts'

/** Link to the application form, in a new window. */
export function ApplyLink({ offer, className }: { offer: EarningOffer; className: string }) {
  const { footer } = useWords()
  return (
    <a href={offer.href} target="_blank" rel="noreferrer" className={className}>
      {offer.action}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>({footer.newWindow()})</VisuallyHidden>
    </a>
  )
}
