import { Link } from 'wouter'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ChatMessage, Conversation } from '#openapi/generated/client.ts'
import { conversationPath } from '#src/navigation/chat-paths.ts'
import { css, cx } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Face, useNameOf } from './correspondent.part.tsx'

/** One conversation of the inbox: with whom, what was said last and when, and how much of it is unread. */
export function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { chat } = useWords()
  const { date, time, number } = useFormats()
  const {
    id,
    receiver,
    receiver_type,
    last_message,
    last_message_time,
    unread_message_count: unread,
  } = conversation
  const name = useNameOf(receiver)
  const isToday = date(last_message_time) === date(clock.now())
  return (
    <Link
      href={conversationPath(id)}
      className={row}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <Face receiver={receiver} type={receiver_type} />
      <span className={texts}>
        <span className={cx(line, names)}>
          <bdi className={who}>{name}</bdi>
          <time dateTime={last_message_time} className={when}>
            {isToday ? time(last_message_time) : date(last_message_time)}
          </time>
        </span>
        <span className={line}>
          <LastWords message={last_message} />
          {unread > 0 && (
            <Badge tone="solid" round>
              <span aria-hidden="true">{unread > 99 ? '99+' : number(unread)}</span>
              <VisuallyHidden>{chat.unread({ count: unread })}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  )
}

function LastWords({ message: { message, sender_type } }: { message: ChatMessage }) {
  const { chat } = useWords()
  return (
    // Cuts off the end of the message, in either direction of writing.
    <span className={last} data-part="preview" dir={sender_type === 'customer' ? undefined : 'auto'}>
      {sender_type === 'customer' && `${chat.you()} `}
      <bdi>{message || chat.picture()}</bdi>
    </span>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  borderRadius: 'sm',
  transitionProperty: '[background-color]',
  transitionDuration: 'press',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=true]': { bg: 'accent.soft' },
})
const texts = css({ display: 'flex', flexDirection: 'column', gap: '0.5', flex: '1', minWidth: '0' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minWidth: '0',
})
// The time stands below the name where the text is large.
const names = css({ flexWrap: 'wrap', columnGap: '2', rowGap: '0' })
const who = css({ textStyle: 'bodyStrong', truncate: true })
const when = css({
  flexShrink: '0',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '[data-unread] &': { color: 'accent.text' },
})
const last = css({
  textStyle: 'small',
  color: 'fg.muted',
  truncate: true,
  '[data-unread] &': { color: 'fg.default', fontWeight: 'medium' },
})
