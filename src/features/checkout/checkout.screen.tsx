import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { type CartMet, checkoutEntry } from '#machines/checkout/checkout-entry.ts'
import { draftName } from '#machines/rules/kept-draft.ts'
import { guestsMayOrder, takesPrescriptions } from '#machines/rules/order-kinds.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation, useGuestId, useToken, useWhere } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { readBoughtNow } from '#src/navigation/buy-now.ts'
import { type CheckoutKind, checkoutKindIn, checkoutPath } from '#src/navigation/checkout-kind.ts'
import { CHECKOUT, HOME } from '#src/navigation/pages.ts'
import { storeOfPrescription } from '#src/navigation/prescription-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { withSearch } from '#src/navigation/with-search.ts'
import { customerQuery } from '#src/shared/checkout/checkout.queries.ts'
import { SameShopper } from '#src/shared/checkout/same-shopper.part.tsx'
import { storeQuery } from '#src/shared/items/goods.queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Checkout, type CheckoutProps } from './checkout.part.tsx'
import { CheckoutSkeleton } from './checkout.skeleton.tsx'

const cartOf = (snapshot: SnapshotFrom<typeof cartMachine>): CartMet => {
  if (snapshot.matches('unavailable')) return 'unavailable'
  return snapshot.matches('ready') && snapshot.context.queue.length === 0 ? snapshot.context.lines : 'busy'
}

/** Once checkout has its goods it follows the cart itself. */
const isSettled = (before: CartMet, now: CartMet) =>
  before === now || (Array.isArray(before) && before.length > 0)

/** `/checkout`, for the shopper who opened it. */
function CheckoutScreen() {
  const kind = checkoutKindIn(useSearch())
  const [round, setRound] = useState(0)
  return (
    <SameShopper forGuests={guestsMayOrder(kind, useConfig())} skeleton={<CheckoutSkeleton />}>
      <Entry key={round} kind={kind} onAnotherStore={() => setRound(round + 1)} />
    </SameShopper>
  )
}

type EntryProps = Pick<CheckoutProps, 'onAnotherStore'> & { kind: CheckoutKind }

/**
 * `/checkout?page=cart|buy_now|campaign|prescription`: an order that is not placed yet. The goods of another store begin a
 * new one, if the customer agrees.
 */
function Entry({ kind, onAnotherStore }: EntryProps) {
  const search = useSearch()
  const params = new URLSearchParams(search)
  const token = useToken()
  const { api, actors } = useShop()
  const cart = useSelector(actors.cart, cartOf, isSettled)
  usePrefetchQuery(customerQuery(api, token))
  const entry = checkoutEntry({
    kind,
    location: useCustomerLocation(),
    isCustomer: Boolean(token),
    hasGuestId: Boolean(useGuestId()),
    config: useConfig(),
    cart,
    boughtNow: readBoughtNow,
    pharmacy: storeOfPrescription(params),
  })
  switch (entry.type) {
    case 'leaving':
      return (
        <Redirect to={addressOf(entry.to, params.has('page') ? withSearch(CHECKOUT, search) : undefined)} />
      )
    case 'waiting':
      return <CheckoutSkeleton />
    case 'unavailable':
      return <CartUnavailable onRetry={() => actors.cart.send({ type: 'retry' })} />
    case 'choosingPharmacy':
      return (
        <Suspense fallback={<CheckoutSkeleton />}>
          <ChoosePharmacy />
        </Suspense>
      )
    case 'opened':
      return (
        <Suspense key={entry.store_id} fallback={<CheckoutSkeleton />}>
          <Opened {...entry} kind={kind} onAnotherStore={onAnotherStore} />
        </Suspense>
      )
  }
}

/** Where checkout leads that cannot open; signing in leads back. */
function addressOf(to: 'landing' | 'home' | 'signIn', checkout = checkoutPath('cart')): string {
  if (to === 'signIn') return signInPath(checkout)
  return to === 'home' ? HOME : '/'
}

function CartUnavailable({ onRetry }: { onRetry: () => void }) {
  const { checkout } = useWords()
  return <ErrorState title={checkout.unavailable()} hint={checkout.unavailableNote()} onRetry={onRetry} />
}

const prescriptionWords = () => lazyNamespaces(pageLocale(), ['prescriptions', 'stores'])
const ChoosePharmacy = lazyPart(async () => {
  const [{ ChoosePharmacy }] = await Promise.all([import('./choose-pharmacy.part.tsx'), prescriptionWords()])
  return ChoosePharmacy
})
const NotTaken = lazyPart(async () => {
  const [{ NotTaken }] = await Promise.all([import('./choose-pharmacy.part.tsx'), prescriptionWords()])
  return NotTaken
})

type OpenedProps = Pick<CheckoutProps, 'kind' | 'location' | 'lines' | 'onAnotherStore'> & {
  store_id: number
}

function Opened({ kind, location, store_id, lines, onAnotherStore }: OpenedProps) {
  const { api } = useShop()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()
  const { data: store } = useSuspenseQuery(storeQuery(api, useWhere(), store_id))
  const { data: info } = useSuspenseQuery(customerQuery(api, token))
  const shopper = info
    ? ({ type: 'customer', info } as const)
    : ({ type: 'guest', guest_id: guest_id ?? '' } as const)
  if (kind === 'prescription' && !takesPrescriptions(store, config)) return <NotTaken />
  return (
    <Checkout
      key={Object.values(draftName({ kind, shopper, store, lines })).join()}
      kind={kind}
      shopper={shopper}
      store={store}
      config={config}
      lines={lines}
      location={location}
      onAnotherStore={onAnotherStore}
    />
  )
}

export { CheckoutScreen as Screen }
