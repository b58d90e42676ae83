import { ChevronLeft, WifiOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { conversationMachine } from '#machines/chat/conversation.machine.ts'
import type { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { INBOX } from '#src/navigation/chat-paths.ts'
import { css, cx } from '#styled/css/index.js'
import { iconButton } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { OpenedPicture, type Shown } from '#ui/opened-picture.tsx'
import {
  CorrespondentSkeleton,
  chatHead,
  chatKind,
  chatPanel,
  chatTitle,
  MessagesSkeleton,
} from './chat.skeleton.tsx'
import { Composer } from './composer.part.tsx'
import { Face, useNameOf } from './correspondent.part.tsx'
import { OutgoingMessages } from './letters.part.tsx'
import { MessageLog } from './message-log.part.tsx'
import { MissingConversation } from './missing-conversation.part.tsx'

type Snapshot = SnapshotFrom<typeof conversationMachine>
type SendSnapshot = SnapshotFrom<typeof sendMessageMachine>

export type ConversationViewProps = {
  snapshot: Snapshot
  send: (event: EventFromLogic<typeof conversationMachine>) => void
  post: SendSnapshot
  sendPost: (event: EventFromLogic<typeof sendMessageMachine>) => void
  /** The order that the next message is about. */
  order_id: number | undefined
  /** `beside` the list, where there is room for both; else by itself. */
  look: 'beside' | 'alone'
}

/** One conversation: with whom, what was said, and where to write (docs/spec.md §2, inbox and /chatting). */
export function ConversationView(props: ConversationViewProps) {
  const { snapshot, look } = props
  if (snapshot.matches('notFound')) return <MissingConversation level={look === 'alone' ? 1 : 2} />
  return (
    <section aria-labelledby="conversation" className={chatPanel}>
      {snapshot.matches('reading') ? <Open {...props} /> : <Coming {...props} />}
    </section>
  )
}

/** Nothing is known of it yet. */
function Coming({ snapshot, send, look }: ConversationViewProps) {
  const { chat } = useWords()
  const hasFailed = snapshot.matches('failed')
  const Title = look === 'alone' ? 'h1' : 'h2'
  return (
    <>
      <Head look={look}>
        {!hasFailed && <CorrespondentSkeleton />}
        <Title id="conversation" className={hasFailed ? chatTitle : unseen}>
          {chat.messages()}
        </Title>
      </Head>
      {hasFailed ? <ErrorState onRetry={() => send({ type: 'conversation.retry' })} /> : <MessagesSkeleton />}
    </>
  )
}

function Open({ snapshot, send, post, sendPost, order_id, look }: ConversationViewProps) {
  const { chat, actions } = useWords()
  const { partner, arrived } = snapshot.context
  const name = useNameOf(partner.receiver)
  const scroller = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Shown>()
  const Title = look === 'alone' ? 'h1' : 'h2'
  return (
    <>
      <Head look={look}>
        <Face receiver={partner.receiver} type={partner.receiver_type} size="md" />
        <div className={texts}>
          <Title id="conversation" className={chatTitle}>
            <bdi>{name}</bdi>
          </Title>
          <p className={chatKind}>{chat.kinds[partner.receiver_type]()}</p>
        </div>
      </Head>
      <LiveRegion>
        {arrived.map(({ message }) => chat.arrived({ name, text: message || chat.picture() })).join('\n')}
      </LiveRegion>
      <MessageLog snapshot={snapshot} send={send} name={name} scroller={scroller} onOpen={setOpened}>
        <OutgoingMessages snapshot={post} send={sendPost} onOpen={setOpened} />
      </MessageLog>
      {snapshot.matches({ reading: 'outdated' }) && (
        <div className={notice} role="status">
          <WifiOff aria-hidden="true" />
          <span>{chat.outdated()}</span>
          <Button size="sm" variant="ghost" onClick={() => send({ type: 'conversation.retry' })}>
            {actions.retry()}
          </Button>
        </div>
      )}
      {partner.may_send === 1 ? (
        <>
          {order_id !== undefined && <p className={notice}>{chat.aboutOrder({ id: order_id })}</p>}
          <Composer
            snapshot={post}
            send={(event) => {
              sendPost(event)
              if (event.type === 'message.send') scroller.current?.scrollTo({ top: 0 })
            }}
          />
        </>
      ) : (
        <p className={notice}>{chat.closed()}</p>
      )}
      {opened && <OpenedPicture picture={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Beside the list there is nowhere to go back to, except on small screens. */
function Head({ look, children }: { look: 'beside' | 'alone'; children: ReactNode }) {
  const { chat } = useWords()
  return (
    <header className={chatHead}>
      <Link
        href={INBOX}
        aria-label={chat.back()}
        className={cx(iconButton({ variant: 'ghost' }), arrow, look === 'beside' && narrowOnly)}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      {children}
    </header>
  )
}

const unseen = css({ srOnly: true })
const arrow = css({ '& svg': { _rtl: { scale: '[-1 1]' } } })
const narrowOnly = css({ display: { md: 'none' } })
const texts = css({ minWidth: '0' })
const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '2',
  textStyle: 'small',
  color: 'fg.muted',
  bg: 'bg.subtle',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
