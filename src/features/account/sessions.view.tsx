import { Laptop, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import type { sessionsMachine } from '#machines/account/sessions.machine.ts'
import type { Session } from '#openapi/generated/client.ts'
import type { Child } from '#src/flow/use-child.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeviceRow, deviceList } from './device-row.part.tsx'
import { ProveOwner } from './prove-owner.view.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof sessionsMachine>
  send: (event: EventFromLogic<typeof sessionsMachine>) => void
  /** Runs while the owner proves it. */
  owner: Child<typeof proveOwnerMachine> | undefined
}

/** The devices of the customer, each with its last use, and the ways to sign them out. */
export function SessionsView({ snapshot, send, owner }: Props) {
  const { sessions: words } = useWords().account
  const { sessions, chosen } = snapshot.context
  const heading = useRef<HTMLSpanElement>(null)
  const others = sessions.filter(({ is_current }) => !is_current)
  return (
    <section aria-labelledby="sessions">
      <SectionHeading level={1}>
        <span id="sessions" ref={heading} tabIndex={-1}>
          {words.title()}
        </span>
      </SectionHeading>
      {others.length > 0 && <p className={hint}>{words.note()}</p>}
      {snapshot.matches('loading') && (
        <Loading className={deviceList}>
          <Repeat times={2}>
            <Skeleton height="90px" />
          </Repeat>
        </Loading>
      )}
      {snapshot.matches('unavailable') && (
        <ErrorState level={2} title={words.failed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      {!snapshot.matches('loading') && !snapshot.matches('unavailable') && (
        <>
          <FormProblem messages={snapshot.matches({ showing: 'unanswered' }) ? [words.unanswered()] : []} />
          <ul className={deviceList}>
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                onEnd={() => send({ type: 'session.end', id: session.id })}
              />
            ))}
          </ul>
          {others.length === 0 && <p className={hint}>{words.only()}</p>}
          {others.length > 1 && (
            <p className={foot}>
              <Button variant="outline" onClick={() => send({ type: 'others.end' })}>
                {words.endOthers()}
              </Button>
            </p>
          )}
        </>
      )}
      {owner ? (
        <ProveOwner owner={owner} hint={words.proofNote()} finalFocus={() => heading.current} />
      ) : (
        // Not only closed: a dialog that closes takes the one above along.
        <ConfirmDialog
          open={snapshot.matches('confirming') || snapshot.hasTag('busy')}
          danger
          busy={snapshot.hasTag('busy')}
          title={chosen.length > 1 ? words.questionOthers() : words.questionOne()}
          confirmLabel={words.end()}
          finalFocus={() => heading.current}
          onConfirm={() => send({ type: 'end.accept' })}
          onCancel={() => send({ type: 'end.decline' })}
        >
          {words.questionNote()}
        </ConfirmDialog>
      )}
    </section>
  )
}

const onPhones: readonly (string | null)[] = ['iPhone', 'Android', 'iPad']

function Device({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { sessions: words } = useWords().account
  const { dateTime } = useFormats()
  const { browser, system, last_used_at, signed_in_at, is_current } = session
  const name =
    browser && system ? words.browserOn({ browser, system }) : (browser ?? system ?? words.unknown())
  return (
    <DeviceRow
      icon={onPhones.includes(system) ? Smartphone : Laptop}
      name={name}
      badge={is_current && <Badge tone="success">{words.current()}</Badge>}
      used={last_used_at ? words.lastUsed({ time: dateTime(last_used_at) }) : words.never()}
      since={words.since({ time: dateTime(signed_in_at) })}
    >
      {!is_current && (
        <Button variant="outline" size="sm" aria-label={words.endNamed({ device: name })} onClick={onEnd}>
          {words.end()}
        </Button>
      )}
    </DeviceRow>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '4' })
const foot = css({ marginBlockStart: '4' })
