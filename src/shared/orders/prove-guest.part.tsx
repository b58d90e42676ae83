import { ShieldCheck } from 'lucide-react'
import { useLocation } from 'wouter'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { isReadByContact } from '#machines/orders/order-actions.ts'
import { codeSenders } from '#machines/rules/code-ways.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { withSearch } from '#src/navigation/with-search.ts'
import { correcting } from '#src/navigation/wrong-number.ts'
import { CodeForm } from '#src/shared/identity/code-form.view.tsx'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { OrderNotice } from './order-note.part.tsx'
import { keepOrderToken } from './order-tokens.ts'
import { connectProveGuest } from './prove-guest.ports.ts'

export type ProveGuestProps = {
  order: TrackedOrder
  /** The phone that the order was read by; empty in the browser that placed it. */
  contact_number: string
  /** Reads the order again, which this browser may now change. */
  onProven?: (() => void) | undefined
}

/** Says that the order is read by its ID and phone number, and offers to confirm the phone; nothing for its owner. */
export function ProveGuest({ order, contact_number, onProven }: ProveGuestProps) {
  const { proof } = useWords().tracking
  const { dateTime } = useFormats()
  if (order.proven_until)
    return (
      <OrderNotice tone="success" icon={<ShieldCheck aria-hidden="true" />}>
        <p>{proof.proven({ time: dateTime(order.proven_until) })}</p>
      </OrderNotice>
    )
  if (!isReadByContact(order) || !contact_number) return null
  return <Unproven order={order} contact_number={contact_number} onProven={onProven} />
}

function Unproven({ order, contact_number, onProven }: ProveGuestProps) {
  const words = useWords().tracking.proof
  const config = useConfig()
  const { api, storage, actors } = useShop()
  const { session } = actors
  const { length, outbox_url } = codesOf(config)
  const { actor, snapshot, send } = useFlow(
    () => connectProveGuest({ api, storage, session, clock }, order.id),
    {
      order_id: order.id,
      // As the server writes it; an order to be collected names no address.
      contact_number: order.delivery_address?.contact_person_number || contact_number,
      length,
    },
  )
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  useOutcome(actor, ({ order_id, proof }) => {
    keepOrderToken(order_id, proof, session)
    onProven?.()
  })
  const leave = () => send({ type: 'code.leave' })
  const [, navigate] = useLocation()
  /** The form asks for the phone of the order again, with what was typed: no longer a proof, also not in an older link. */
  const correctPhone = () => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.delete('contact_number')
    const state = { ...window.history.state, ...correcting(contact_number) }
    navigate(withSearch(pathname, query), { replace: true, state })
  }
  return (
    <OrderNotice tone="quiet" icon={<ShieldCheck aria-hidden="true" />}>
      <div className={column}>
        <p>{words.note()}</p>
        {codeSenders(config).proveOrder && (
          <Button
            variant="outline"
            busy={snapshot.matches('proven')}
            onClick={() => send({ type: 'phone.confirm' })}
          >
            {words.way()}
          </Button>
        )}
      </div>
      {code && (
        <Dialog open size="sm" title={words.title()} onClose={leave}>
          <CodeForm code={code} outbox_url={outbox_url} onBack={correctPhone} />
        </Dialog>
      )}
    </OrderNotice>
  )
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  minWidth: '0',
})

export { ProveGuest as Screen }
