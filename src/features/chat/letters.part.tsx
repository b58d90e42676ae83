import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import type { Shown } from '#ui/opened-picture.tsx'
import { Bubble } from './bubble.part.tsx'
import { Pictures } from './pictures.part.tsx'

type Snapshot = SnapshotFrom<typeof sendMessageMachine>
type Send = (event: EventFromLogic<typeof sendMessageMachine>) => void

type Props = { snapshot: Snapshot; send: Send; onOpen: (picture: Shown) => void }

/** What was written and has not arrived yet, below what was said. */
export function OutgoingMessages({ snapshot, send, onOpen }: Props) {
  const { chat } = useWords()
  return (
    <ol className={list}>
      {snapshot.context.outgoing.map(({ id, text, pictures }, index) => (
        <li key={id} className={side}>
          <Bubble
            isOwn
            isPending
            text={text}
            pictures={
              pictures.length > 0 && (
                <Pictures
                  onOpen={onOpen}
                  pictures={pictures.map(({ address: src }, at) => ({
                    src,
                    label: chat.yourPicture({ number: at + 1 }),
                  }))}
                />
              )
            }
          />
          {index === 0 ? (
            <Course snapshot={snapshot} send={send} />
          ) : (
            <span className={hint}>{chat.waiting()}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** How it stands with the first of them. */
function Course({ snapshot, send }: Pick<Props, 'snapshot' | 'send'>) {
  const { chat, actions } = useWords()
  if (!snapshot.matches({ post: 'unsent' })) return <span className={hint}>{chat.sending()}</span>
  const [refusal] = snapshot.context.refusals
  const isRefused = snapshot.matches({ post: { unsent: 'refused' } })
  return (
    <div className={failure} role="alert">
      <span>{isRefused ? `${chat.refused()} ${refusal?.message ?? ''}` : chat.unanswered()}</span>
      <span className={actionRow}>
        <Button size="sm" variant="outline" onClick={() => send({ type: 'letter.retry' })}>
          {actions.retry()}
        </Button>
        {snapshot.can({ type: 'letter.reopen' }) && (
          <Button size="sm" variant="ghost" onClick={() => send({ type: 'letter.reopen' })}>
            {chat.edit()}
          </Button>
        )}
      </span>
    </div>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', _empty: { display: 'none' } })
const side = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' })
const hint = css({ textStyle: 'caption', color: 'fg.muted', paddingInline: '1' })
const failure = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '2',
  textStyle: 'small',
  textAlign: 'end',
  color: 'danger.text',
})
const actionRow = css({ display: 'flex', gap: '2' })
