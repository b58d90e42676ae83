import { Mail } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { SharingPanel, type SharingProps } from './sharing-panel.part.tsx'

type Props = SharingProps & {
  /** The link was copied, where the device has no share sheet. */
  isCopied: boolean
  /** Hands the link on; undefined while none is at hand. */
  onSend: (() => void) | undefined
  /** The address of the customer's own e-mail program, with the link; undefined while none is at hand. */
  mailto: string | undefined
}

/** Makes a link that shows the order, says until when it works, and takes all links back. */
export function ShareOrderView({ isOffered, isCopied, onSend, mailto, ...panel }: Props) {
  const { sharing } = useWords()
  const { dateTime } = useFormats()
  const { snapshot, send } = panel
  const texts = sharing.order
  const { expires_at } = snapshot.context.links
  const time = expires_at && dateTime(expires_at)
  const standing = time && (isOffered && onSend ? texts.until({ time }) : texts.earlier({ time }))
  const label = onSend ? (isCopied ? sharing.copied() : texts.send()) : texts.get()
  return (
    <SharingPanel
      {...panel}
      title={texts.title()}
      hint={standing || (isOffered ? texts.note() : sharing.off())}
      announcement={isCopied ? sharing.copied() : onSend && standing}
    >
      {isOffered && (
        <Button
          size="sm"
          variant={onSend ? 'solid' : 'outline'}
          busy={snapshot.matches('making')}
          onClick={onSend ?? (() => send({ type: 'link.make' }))}
        >
          {label}
        </Button>
      )}
      {isOffered && mailto && (
        <a href={mailto} className={button({ variant: 'outline', size: 'sm' })}>
          <span data-part="label">
            <Mail aria-hidden="true" />
            {texts.email()}
          </span>
        </a>
      )}
    </SharingPanel>
  )
}
