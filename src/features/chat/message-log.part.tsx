import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { conversationMachine } from '#machines/chat/conversation.machine.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Shown } from '#ui/opened-picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { daysOf } from './days.ts'
import { MessageRun } from './message-run.part.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof conversationMachine>
  send: (event: EventFromLogic<typeof conversationMachine>) => void
  name: string
  /** Scrolls; its beginning is the newest message. */
  scroller: RefObject<HTMLElement | null>
  onOpen: (picture: Shown) => void
  /** Below what was said: what has not arrived yet. */
  children: ReactNode
}

const DAY = 24 * 60 * 60_000
/** A reader within this many pixels of the newest message follows the conversation. */
const ALONG = 120

/**
 * The messages by day. The log stays at the newest message while the reader follows it, and keeps its scroll position
 * for a reader further up.
 */
export function MessageLog({ snapshot, send, name, scroller, onOpen, children }: Props) {
  const { chat } = useWords()
  const { date } = useFormats()
  const [isAway, setAway] = useState(false)
  const { messages } = snapshot.context
  const now = clock.now()
  const called: Record<string, string> = { [date(now - DAY)]: chat.yesterday(), [date(now)]: chat.today() }
  const lastOwn = messages.findLast(({ sender_type }) => sender_type === 'customer')
  return (
    <div className={frame}>
      <section
        ref={scroller}
        className={reversed}
        aria-label={chat.messages()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys
        tabIndex={0}
        onScroll={({ currentTarget }) => setAway(-currentTarget.scrollTop > ALONG)}
      >
        <div className={stack}>
          <Older snapshot={snapshot} send={send} />
          {messages.length === 0 && snapshot.matches('reading') && (
            <EmptyState
              className={hello}
              picture={<Art name="wave" />}
              title={chat.begin({ name })}
              hint={chat.beginNote()}
            />
          )}
          {daysOf(messages, date).map(({ day, runs }) => (
            <section key={day} className={stack} aria-label={called[day] ?? day}>
              <p className={rule} aria-hidden="true">
                {called[day] ?? day}
              </p>
              <ol className={stack}>
                {runs.map((run) => (
                  <MessageRun
                    key={run.messages[0]!.id}
                    run={run}
                    name={name}
                    isLast={run.messages.at(-1) === lastOwn}
                    onOpen={onOpen}
                  />
                ))}
              </ol>
            </section>
          ))}
          {children}
        </div>
      </section>
      {isAway && (
        <Button
          size="sm"
          variant="outline"
          className={down}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          <ArrowDown aria-hidden="true" />
          {chat.toNewest()}
        </Button>
      )}
    </div>
  )
}

/** Loads older messages when the reader scrolls to it. */
function Older({ snapshot, send }: Pick<Props, 'snapshot' | 'send'>) {
  const { chat, actions } = useWords()
  const ask = () => send({ type: 'older.ask' })
  if (snapshot.matches({ reading: 'loadingOlder' }))
    return (
      <Loading>
        <Skeleton height="44px" />
      </Loading>
    )
  if (snapshot.matches({ reading: 'failedOlder' }))
    return (
      <p className={failed} role="alert">
        {chat.olderFailed()}
        <Button size="sm" variant="outline" onClick={ask}>
          {actions.retry()}
        </Button>
      </p>
    )
  if (!snapshot.can({ type: 'older.ask' })) return null
  return (
    <div className={older}>
      <EndSentinel key={snapshot.context.messages.length} onShow={ask} />
      <Button size="sm" variant="ghost" onClick={ask}>
        {chat.older()}
      </Button>
    </div>
  )
}

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
})
// Turned around, it begins at its end: there it stays while something is added, and elsewhere nothing moves.
const reversed = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  _focusVisible: { outlineOffset: '[-2px]' },
})
const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const hello = css({ minHeight: '[50dvh]', justifyContent: 'center' })
const rule = css({
  alignSelf: 'center',
  px: '3',
  paddingBlock: '1',
  textStyle: 'captionStrong',
  color: 'fg.muted',
  bg: 'bg.subtle',
  borderRadius: 'full',
})
const older = css({ display: 'flex', flexDirection: 'column', alignItems: 'center' })
const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  textStyle: 'small',
  color: 'fg.muted',
})
const down = css({
  position: 'absolute',
  insetBlockEnd: '3',
  alignSelf: 'center',
  boxShadow: 'lifted',
  '& > [data-part=label]': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  '& svg': { width: '4', height: '4' },
})
