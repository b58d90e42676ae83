import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type CheckoutGateOutcome, checkoutGateMachine } from '#machines/checkout/checkout-gate.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { checkoutPath } from '#src/navigation/checkout-kind.ts'
import { closeOverlay, useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { customerQuery } from '#src/shared/checkout/checkout.queries.ts'
import { useShownLines } from '#src/shared/items/add-control.part.tsx'
import { Button } from '#ui/button.tsx'
import { LoginOrGuestDialog } from './login-or-guest.view.tsx'

const paths: Record<Exclude<CheckoutGateOutcome, 'stay'>, string> = {
  checkout: checkoutPath('cart'),
  signIn: signInPath(checkoutPath('cart')),
  signUp: authPath('sign-up', `next=${encodeURIComponent(checkoutPath('cart'))}`),
  home: HOME,
}

/** The button of the cart that leads to checkout, and who is asked on the way (docs/spec.md §4, Checkout from the cart). */
export function CheckoutEntry() {
  const { gate } = useWords().cart
  const [asked, setAsked] = useState(false)
  // Checkout waits for it, and the cart has the time.
  usePrefetchQuery(customerQuery(useShop().api, useToken()))
  return (
    <>
      <Button full size="lg" onClick={() => setAsked(true)}>
        {gate.proceed()}
      </Button>
      {asked && <Gate onLeave={() => setAsked(false)} />}
    </>
  )
}

function Gate({ onLeave }: { onLeave: () => void }) {
  const go = useGo()
  const config = useConfig()
  const lines = useShownLines()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(() => checkoutGateMachine, {
    itemCount: lines.length,
    shopper: token ? 'customer' : 'guest',
    guest_checkout_status: config.guest_checkout_status,
  })
  useOutcome(actor, (outcome) => {
    onLeave()
    if (outcome === 'stay') return
    if (outcome === 'home' && window.location.pathname === HOME) closeOverlay()
    else go(paths[outcome])
  })

  return snapshot.matches('askingGuest') ? <LoginOrGuestDialog send={send} /> : null
}
