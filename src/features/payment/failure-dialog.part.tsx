import { useRef } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { PaymentFailure } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Offer } from './pay-props.ts'
import { useWalletHint } from './wallet-again.part.tsx'

type Props = {
  order: TrackedOrder
  /** Undefined when nothing failed, and the customer asked to cancel. */
  failure: PaymentFailure | undefined
  offer: Offer | undefined
  usesWallet: boolean
}

/** What becomes of an order that is not paid: pay again, pay in cash where the zone allows it, or cancel (docs/spec.md §4). */
export function FailureDialog({ order, failure, offer, usesWallet }: Props) {
  const { pay } = useWords()
  const walletHint = useWalletHint(order, usesWallet)
  const first = useRef<HTMLButtonElement>(null)
  const send: Offer['send'] = (event) => offer?.send(event)
  const isOpen = offer?.snapshot.matches({ choosing: { dialog: 'open' } })
  const takesCash = (order.payment_options ?? []).some(
    ({ payment_method, refusal }) => payment_method === 'cash_on_delivery' && refusal === null,
  )
  return (
    <Dialog
      open={isOpen === true}
      size="sm"
      role="alertdialog"
      title={failure ? pay.reasons[failure].title() : pay.dialog.cancelTitle()}
      description={
        failure ? [pay.failedNote(), walletHint].filter(Boolean).join(' ') : pay.dialog.cancelNote()
      }
      onClose={() => send({ type: 'dialog.close' })}
      initialFocus={first}
      footer={
        <div className={buttons}>
          {failure ? (
            <>
              <Button ref={first} full onClick={() => send({ type: 'pay.press' })}>
                {pay.dialog.payAgain()}
              </Button>
              {takesCash && (
                <Button
                  full
                  variant="outline"
                  onClick={() => send({ type: 'way.choose', payment_method: 'cash_on_delivery' })}
                >
                  {pay.dialog.payCash()}
                </Button>
              )}
            </>
          ) : (
            <Button ref={first} full variant="outline" onClick={() => send({ type: 'dialog.close' })}>
              {pay.dialog.keep()}
            </Button>
          )}
          <Button full variant="ghost" className={cancel} onClick={() => send({ type: 'cancel.press' })}>
            {pay.cancelOrder()}
          </Button>
        </div>
      }
    />
  )
}

const buttons = css({ display: 'flex', flexDirection: 'column', gap: '2', width: 'full' })
const cancel = css({ color: 'danger.text' })
