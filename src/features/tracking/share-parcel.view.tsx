import { useFormats, useWords } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { SharingPanel, type SharingProps } from './sharing-panel.part.tsx'

type Side = {
  name: string
  /** The link was copied, where the device has no share sheet. */
  isCopied: boolean
  /** Hands the link on; undefined while none is at hand. */
  onSend: (() => void) | undefined
}

type Props = SharingProps & { receiver: Side; sender: Side }

/** Makes the links of a parcel's two sides, says until when they work, and takes them back. */
export function ShareParcelView({ isOffered, receiver, sender, ...panel }: Props) {
  const { sharing } = useWords()
  const { dateTime } = useFormats()
  const { snapshot, send } = panel
  const texts = sharing.parcel
  const { expires_at } = snapshot.context.links
  const time = expires_at && dateTime(expires_at)
  const standing = time && (isOffered && receiver.onSend ? texts.until({ time }) : texts.earlier({ time }))
  const labelOf = ({ isCopied, name }: Side) => (isCopied ? sharing.copied() : texts.sendTo({ name }))
  return (
    <SharingPanel
      {...panel}
      title={texts.title()}
      hint={standing || (isOffered ? texts.note() : sharing.off())}
      announcement={receiver.isCopied || sender.isCopied ? sharing.copied() : receiver.onSend && standing}
    >
      {isOffered && (
        <Button
          size="sm"
          variant={receiver.onSend ? 'solid' : 'outline'}
          busy={snapshot.matches('making')}
          onClick={receiver.onSend ?? (() => send({ type: 'link.make' }))}
        >
          {receiver.onSend ? labelOf(receiver) : texts.get()}
        </Button>
      )}
      {isOffered && sender.onSend && (
        <Button size="sm" variant="outline" onClick={sender.onSend}>
          {labelOf(sender)}
        </Button>
      )}
    </SharingPanel>
  )
}
