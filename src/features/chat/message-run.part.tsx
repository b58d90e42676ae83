import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ChatMessage } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import type { Shown } from '#ui/opened-picture.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Bubble } from './bubble.part.tsx'
import type { Run } from './days.ts'
import { Pictures } from './pictures.part.tsx'

type Props = { run: Run; name: string; isLast: boolean; onOpen: (picture: Shown) => void }

/** What one side said at one go, and when; below the customer's own last words, whether they were seen. */
export function MessageRun({ run: { isOwn, messages }, name, isLast, onOpen }: Props) {
  const { chat } = useWords()
  const { time } = useFormats()
  const last = messages.at(-1)!
  return (
    <li className={side} data-own={isOwn || undefined}>
      <VisuallyHidden>{isOwn ? chat.you() : chat.said({ name })}</VisuallyHidden>
      {messages.map((message, index) => (
        <Bubble
          key={message.id}
          isOwn={isOwn}
          text={message.message}
          about={
            message.order_id !== null &&
            message.order_id !== messages[index - 1]?.order_id &&
            chat.aboutOrder({ id: message.order_id })
          }
          pictures={<Sent message={message} name={name} onOpen={onOpen} />}
        />
      ))}
      <span className={when}>
        <time dateTime={last.created_at}>{time(last.created_at)}</time>
        {isOwn && isLast && last.is_seen === 1 && ` · ${chat.seen()}`}
      </span>
    </li>
  )
}

function Sent({ message, name, onOpen }: { message: ChatMessage } & Pick<Props, 'name' | 'onOpen'>) {
  const { chat } = useWords()
  if (message.file_full_url.length === 0) return null
  const pictures = message.file_full_url.map((src, index) => ({
    src,
    label:
      message.sender_type === 'customer'
        ? chat.yourPicture({ number: index + 1 })
        : chat.pictureOf({ number: index + 1, name }),
  }))
  return <Pictures pictures={pictures} onOpen={onOpen} />
}

const side = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  '&[data-own]': { alignItems: 'flex-end' },
})
const when = css({
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: '1',
})
