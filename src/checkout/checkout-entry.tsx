import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type CheckoutGateOutcome, checkoutGateMachine } from '#machines/checkout-gate.machine.ts'
import { useShownLines } from '#src/goods/add-control.tsx'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { useToken } from '#src/shop/where.ts'
import { Button } from '#ui/button.tsx'
import { LoginOrGuestDialog } from './login-or-guest.view.tsx'

const ways: Record<Exclude<CheckoutGateOutcome, 'stay'>, string> = {
  checkout: '/checkout?page=cart',
  signIn: signInPath('/checkout?page=cart'),
  signUp: `/auth/sign-up?next=${encodeURIComponent('/checkout?page=cart')}`,
  home: '/home',
}

/** The button of the cart that leads to checkout, and who is asked on the way (docs/spec.md §4, Checkout from the cart). */
export function CheckoutEntry() {
  const { gate } = useWords()
  const [asked, setAsked] = useState(false)
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
  const ref = useActorRef(checkoutGateMachine, {
    input: {
      itemCount: lines.length,
      shopper: token ? 'customer' : 'guest',
      guest_checkout_status: config.guest_checkout_status,
    },
  })
  const asking = useSelector(ref, (snapshot) => snapshot.matches('askingGuest'))

  useEffect(
    () =>
      ref.subscribe({
        complete: () => {
          const outcome = ref.getSnapshot().output
          onLeave()
          if (!outcome || outcome === 'stay') return
          if (outcome === 'home' && window.location.pathname === '/home') closeOverlay()
          else go(ways[outcome])
        },
      }).unsubscribe,
    [ref, go, onLeave],
  )

  return asking ? <LoginOrGuestDialog send={ref.send} /> : null
}
