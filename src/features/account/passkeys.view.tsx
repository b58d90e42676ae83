import { KeyRound } from 'lucide-react'
import { useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import type { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import type { Passkey } from '#openapi/generated/client.ts'
import type { Child } from '#src/flow/use-child.ts'
import { css, cx } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Loading } from '#ui/loading.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AddPasskey } from './add-passkey.view.tsx'
import { DeviceRow, deviceList } from './device-row.part.tsx'
import { NamePasskey } from './name-passkey.view.tsx'
import { ProveOwner } from './prove-owner.view.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof passkeysMachine>
  send: (event: EventFromLogic<typeof passkeysMachine>) => void
  /** Runs while a passkey is added. */
  adding: Child<typeof addPasskeyMachine> | undefined
  /** Runs while the owner proves it. */
  owner: Child<typeof proveOwnerMachine> | undefined
}

/** The passkeys of the customer, each with its last use, and the ways to add, name and remove them. */
export function PasskeysView({ snapshot, send, adding, owner }: Props) {
  const { passkeys: words } = useWords().account
  const { passkeys, maximum, is_supported, id: chosenId } = snapshot.context
  const chosen = passkeys.find(({ id }) => id === chosenId)
  const heading = useRef<HTMLSpanElement>(null)
  const isListed = !snapshot.matches('loading') && !snapshot.matches('unavailable')
  const isRemoving = snapshot.matches('removing') || snapshot.matches('checking')
  const unanswered = [
    ...(snapshot.matches({ showing: 'unadded' }) ? [words.unadded()] : []),
    ...(snapshot.matches({ showing: 'unremoved' }) ? [words.unremoved()] : []),
  ]
  const isFull = passkeys.length >= maximum
  return (
    <section aria-labelledby="passkeys">
      <SectionHeading level={1}>
        <span id="passkeys" ref={heading} tabIndex={-1}>
          {words.title()}
        </span>
      </SectionHeading>
      {passkeys.length > 0 && <p className={hint}>{words.note()}</p>}
      {snapshot.matches('loading') && (
        <Loading className={deviceList}>
          <Skeleton height="108px" />
        </Loading>
      )}
      {snapshot.matches('unavailable') && (
        <ErrorState level={2} title={words.failed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      {isListed && <FormProblem messages={unanswered} />}
      {isListed && passkeys.length === 0 && (
        <div className={above}>
          <EmptyState picture={<KeyRound />} title={words.empty()} hint={words.note()} />
        </div>
      )}
      <ul className={deviceList}>
        {isListed &&
          passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} send={send} isBusy={snapshot.matches('adding')} />
          ))}
      </ul>
      {isListed && (
        <div className={cx(method, passkeys.length === 0 ? middle : start)}>
          {is_supported && !isFull && (
            <AddPasskey adding={adding} onAdd={() => send({ type: 'passkey.add' })} />
          )}
          {!is_supported && <p className={muted}>{words.unsupported()}</p>}
          {is_supported && isFull && <p className={muted}>{words.full()}</p>}
        </div>
      )}
      {owner && <ProveOwner owner={owner} hint={words.proofNote()} />}
      {(snapshot.matches('naming') || snapshot.matches('renaming')) && (
        <NamePasskey snapshot={snapshot} send={send} />
      )}
      <ConfirmDialog
        open={snapshot.matches('confirming') || isRemoving}
        danger
        busy={isRemoving}
        title={words.question()}
        confirmLabel={words.remove()}
        finalFocus={() => heading.current}
        onConfirm={() => send({ type: 'remove.accept' })}
        onCancel={() => send({ type: 'remove.decline' })}
      >
        {chosen && (
          <strong className={asked}>
            <Name passkey={chosen} />
          </strong>
        )}
        {words.questionNote()}
      </ConfirmDialog>
    </section>
  )
}

type RowProps = Pick<Props, 'send'> & {
  passkey: Passkey
  /** Another passkey is being added: this one takes no press until then. */
  isBusy: boolean
}

function Row({ passkey, send, isBusy }: RowProps) {
  const { passkeys: words } = useWords().account
  const { dateTime } = useFormats()
  const { id, created_at, last_used_at } = passkey
  const deviceName = useDeviceName(passkey)
  const name = passkey.name ?? deviceName
  return (
    <DeviceRow
      icon={KeyRound}
      name={<Name passkey={passkey} />}
      used={last_used_at ? words.lastUsed({ time: dateTime(last_used_at) }) : words.never()}
      since={words.madeOn({ time: dateTime(created_at) })}
    >
      <div className={actions}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.renameNamed({ name })}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'passkey.rename', id, name: passkey.name ?? '' })}
        >
          {words.rename()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={words.removeNamed({ name })}
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'passkey.remove', id, name })}
        >
          {words.remove()}
        </Button>
      </div>
    </DeviceRow>
  )
}

/** The customer's own name for it, or where it was made. */
function Name({ passkey }: { passkey: Passkey }) {
  const deviceName = useDeviceName(passkey)
  return passkey.name ? <bdi>{passkey.name}</bdi> : deviceName
}

function useDeviceName({ browser, system }: Passkey): string {
  const { passkeys: words } = useWords().account
  return browser && system ? words.browserOn({ browser, system }) : (browser ?? system ?? words.unknown())
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '4' })
/** The button stands as close as if it were part of it. */
const above = css({ marginBlockEnd: { base: '-5', md: '-12' } })
const method = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const start = css({ alignItems: 'start' })
const middle = css({ alignItems: 'center', textAlign: 'center' })
const muted = css({ textStyle: 'body', color: 'fg.muted' })
const asked = css({ display: 'block', marginBlockEnd: '1', color: 'fg.default', overflowWrap: 'anywhere' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
