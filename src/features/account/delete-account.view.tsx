import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { blockingOrders } from '#machines/account/removal.ts'
import type { RemovalPreview } from '#openapi/generated/client.ts'
import type { Child } from '#src/flow/use-child.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { HELP, HOME } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { DeletionStepsSkeleton, deletionSteps } from './delete-account.skeleton.tsx'
import { DeletionFacts } from './deletion-facts.part.tsx'
import { ProveOwner } from './prove-owner.view.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof deleteAccountMachine>
  send: (event: EventFromLogic<typeof deleteAccountMachine>) => void
  /** Runs while the owner is asked. */
  owner: Child<typeof proveOwnerMachine> | undefined
  /** The download of the customer's data. */
  saveData: ReactNode
}

/** What goes and stays, what stands against it, the proof of the owner, and the last question. */
export function DeleteAccountView({ snapshot, send, owner, saveData }: Props) {
  const { deletion: words } = useWords().account
  const [preview] = snapshot.context.previews
  const isAsking = snapshot.matches('confirming') || snapshot.hasTag('busy')
  const retry = () => send({ type: 'preview.retry' })
  if (snapshot.matches('unavailable')) return <ErrorState level={2} title={words.failed()} onRetry={retry} />
  if (snapshot.matches('unsure'))
    return <ErrorState level={2} title={words.unsure()} hint={words.unsureNote()} onRetry={retry} />
  if (snapshot.matches('reading') || !preview)
    return (
      <Loading>
        <DeletionStepsSkeleton />
      </Loading>
    )
  if (snapshot.matches('blocked'))
    return (
      <div className={deletionSteps}>
        <Obstacles preview={preview} onRetry={retry} />
        {saveData}
      </div>
    )
  return (
    <>
      <Explained snapshot={snapshot} send={send} preview={preview} saveData={saveData} />
      {owner && <ProveOwner owner={owner} hint={words.proofNote()} />}
      {isAsking && (
        // Unmounted, not closed: a dialog that closes takes those with it that were opened over it.
        <ConfirmDialog
          open
          danger
          busy={snapshot.hasTag('busy')}
          title={words.question()}
          confirmLabel={words.submit()}
          onConfirm={() => send({ type: 'removal.accept' })}
          onCancel={() => send({ type: 'removal.decline' })}
        >
          {snapshot.matches({ confirming: 'unanswered' }) ? words.lost() : words.questionNote()}
        </ConfirmDialog>
      )}
    </>
  )
}

function Obstacles({ preview, onRetry }: { preview: RemovalPreview; onRetry: () => void }) {
  const { deletion: words } = useWords().account
  return (
    <Panel title={words.blocked()}>
      <p className={hint}>{words.blockedNote()}</p>
      <ul className={list}>
        {blockingOrders(preview).map(({ code, order_id }) => {
          const id = String(order_id)
          return (
            <li key={id} className={row}>
              <span>{code === 'open_refund' ? words.refund({ id }) : words.order({ id })}</span>
              <Link href={orderPath(id)} className={link()}>
                {words.see()}
              </Link>
            </li>
          )
        })}
      </ul>
      <Button variant="outline" onClick={onRetry}>
        {words.checkAgain()}
      </Button>
    </Panel>
  )
}

type ExplainedProps = Pick<Props, 'snapshot' | 'send' | 'saveData'> & { preview: RemovalPreview }

function Explained({ snapshot, send, preview, saveData }: ExplainedProps) {
  const { deletion: words } = useWords().account
  const { money, number } = useFormats()
  const { wallet_balance, loyalty_point, confirm_by } = preview
  const amount = money(wallet_balance)
  return (
    <div className={deletionSteps}>
      <DeletionFacts />
      {wallet_balance > 0 && (
        <Panel title={words.wallet({ amount })}>
          <p className={hint}>{words.walletNote()}</p>
          <p className={actions}>
            <Link href={HOME} className={button({ variant: 'outline' })}>
              <span data-part="label">{words.spend()}</span>
            </Link>
            <Link href={HELP} className={button({ variant: 'outline' })}>
              <span data-part="label">{words.payOut()}</span>
            </Link>
          </p>
          <Checkbox
            checked={!snapshot.matches({ explaining: 'holding' })}
            onChange={(isGivenUp) => send({ type: isGivenUp ? 'wallet.giveUp' : 'wallet.keep' })}
          >
            {words.giveUp({ amount })}
          </Checkbox>
        </Panel>
      )}
      {saveData}
      <p className={hint}>
        {loyalty_point > 0 && `${words.points({ points: number(loyalty_point) })} `}
        {words.note()}
      </p>
      {confirm_by.length > 0 ? (
        <Button
          variant="danger"
          size="lg"
          full
          aria-disabled={snapshot.matches({ explaining: 'holding' })}
          onClick={() => send({ type: 'removal.continue' })}
        >
          {words.continue()}
        </Button>
      ) : (
        <p className={hint}>
          {words.unprovable()}{' '}
          <Link href={HELP} className={link()}>
            {words.help()}
          </Link>
        </p>
      )}
    </div>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '3' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockEnd: '3' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockEnd: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
