import { CloudOff } from 'lucide-react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { sortedLines } from '#machines/orders/order-again.ts'
import type { StoreAgain } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { AgainSkeleton } from './again.skeleton.tsx'
import { AgainLines } from './again-lines.part.tsx'
import { AgainNotices } from './again-notices.part.tsx'

export type OrderAgainViewProps = {
  snapshot: SnapshotFrom<typeof orderAgainMachine>
  send: (event: EventFromLogic<typeof orderAgainMachine>) => void
  /** The customer wants to choose a location, and to come back. */
  onLocation: () => void
  onCart: () => void
  onItem: (item_id: number, module_id: number) => void
  onStore: (store: StoreAgain) => void
}

/** What of an old order can be had again, line by line; one button adds it. */
export function OrderAgainView(props: OrderAgainViewProps) {
  const { snapshot, send } = props
  const {
    afterOrder: { again },
    cart,
    orders,
  } = useWords()
  const store = snapshot.context.preview?.store
  const isSending = snapshot.matches('adding') || snapshot.matches('waiting')
  return (
    <>
      <Dialog
        open
        size="lg"
        title={orders.orderAgain()}
        description={store && <bdi>{again.from({ store: store.name })}</bdi>}
        closable={!isSending}
        onClose={() => send({ type: 'again.close' })}
        footer={<Foot {...props} />}
      >
        <Body {...props} />
      </Dialog>
      <ConfirmDialog
        open={snapshot.matches('confirmingClear')}
        title={cart.clearStoreTitle()}
        confirmLabel={cart.clearStoreAccept()}
        onConfirm={() => send({ type: 'clear.accept' })}
        onCancel={() => send({ type: 'clear.decline' })}
      >
        {cart.clearStore()}
      </ConfirmDialog>
    </>
  )
}

function Body({ snapshot, send, onLocation, onCart, onItem, onStore }: OrderAgainViewProps) {
  const { again } = useWords().afterOrder
  const { preview } = snapshot.context
  const retry = () => send({ type: 'again.retry' })
  if (snapshot.matches('failed'))
    return <ErrorState title={again.failed()} hint={again.failedNote()} onRetry={retry} />
  if (snapshot.matches('locationMissing'))
    return (
      <EmptyState
        picture={<Art name="pin" />}
        title={again.place()}
        hint={again.placeNote()}
        action={<Button onClick={onLocation}>{again.choosePlace()}</Button>}
      />
    )
  if (snapshot.matches('reading') || !preview) return <AgainSkeleton />
  const { store } = preview
  const { available, missing } = sortedLines(preview)
  const isNothingLeft = snapshot.matches('nothingLeft')
  const isAllInCart = isNothingLeft && missing.length === 0 && preview.lines.length > 0
  return (
    <div className={column}>
      {snapshot.matches('unanswered') && <Unanswered />}
      {isNothingLeft && (
        <EmptyState
          picture={<Art name={isAllInCart ? 'cart' : 'box'} />}
          title={isAllInCart ? again.allInCart() : again.nothing()}
          hint={!isAllInCart && store ? again.nothingNote() : undefined}
          action={
            isAllInCart ? (
              <Button onClick={onCart}>{again.openCart()}</Button>
            ) : (
              store && (
                <Button variant="outline" onClick={() => onStore(store)}>
                  {again.openStore()}
                </Button>
              )
            )
          }
        />
      )}
      {available.length > 0 && <AgainNotices preview={preview} onLocation={onLocation} />}
      <AgainLines preview={preview} onItem={onItem} />
    </div>
  )
}

const Unanswered = () => {
  const { again } = useWords().afterOrder
  return (
    <div role="alert" className={alert}>
      <CloudOff aria-hidden="true" />
      <p>
        <strong>{again.unanswered()}</strong>
        <span>{again.unansweredNote()}</span>
      </p>
    </div>
  )
}

function Foot({ snapshot, send }: OrderAgainViewProps) {
  const {
    afterOrder: { again },
    actions,
  } = useWords()
  const { money } = useFormats()
  const { preview } = snapshot.context
  if (snapshot.matches('unanswered'))
    return (
      <Button size="lg" onClick={() => send({ type: 'again.retry' })}>
        {actions.retry()}
      </Button>
    )
  if (!preview?.quantity || snapshot.matches('reading')) return null
  return (
    <div className={foot}>
      <Button
        size="lg"
        full
        busy={snapshot.hasTag('busy')}
        className={add}
        onClick={() => send({ type: 'again.add' })}
      >
        <span>{again.add({ count: preview.quantity })}</span>
        <span className={sum}>{money(preview.amount)}</span>
      </Button>
      <p className={hint}>{again.subtotalNote()}</p>
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlockStart: '3' })
const alert = css({
  display: 'flex',
  gap: '3',
  px: '4',
  py: '3',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'md',
  textStyle: 'body',
  '& > svg': { flexShrink: '0', width: '5', height: '5', marginBlockStart: '[2px]' },
  '& strong': { display: 'block', textStyle: 'bodyStrong' },
})
const foot = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const add = css({
  '& > [data-part=label]': {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    width: 'full',
  },
})
const sum = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' })
const hint = css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center' })
