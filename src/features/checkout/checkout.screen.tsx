import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { draftName } from '#machines/rules/kept-draft.ts'
import { guestsMayOrder, type OrderKind, takesPrescriptions } from '#machines/rules/order-kinds.ts'
import type { Place } from '#machines/rules/place.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useGuestId, usePlace, useToken, useWhere } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { readBoughtNow } from '#src/navigation/buy-now.ts'
import { checkoutKindIn, checkoutPath } from '#src/navigation/checkout-kind.ts'
import { CHECKOUT, HOME } from '#src/navigation/pages.ts'
import { storeOfPrescription } from '#src/navigation/prescription-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { withSearch } from '#src/navigation/with-search.ts'
import { customerQuery } from '#src/shared/checkout/checkout.queries.ts'
import { SameShopper } from '#src/shared/checkout/same-shopper.part.tsx'
import { storeQuery } from '#src/shared/items/goods.queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Checkout } from './checkout.part.tsx'
import { CheckoutSkeleton } from './checkout.skeleton.tsx'

/** `/checkout?page=cart|buy_now|campaign|prescription`: an order that is not placed yet. */
function OfShopper() {
  const search = useSearch()
  const params = new URLSearchParams(search)
  const kind = checkoutKindIn(search)
  const place = usePlace()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()
  const { api } = useShop()
  usePrefetchQuery(customerQuery(api, token))

  if (!place) return <Redirect to="/" />
  if (!token && !guest_id) return <CheckoutSkeleton />
  if (!token && !guestsMayOrder(kind, config))
    return (
      <Redirect to={signInPath(params.has('page') ? withSearch(CHECKOUT, search) : checkoutPath('cart'))} />
    )
  if (kind === 'cart') return <OfCart place={place} />
  if (kind === 'prescription') return <OfPrescription store_id={storeOfPrescription(params)} place={place} />
  return <OfBoughtNow kind={kind} place={place} />
}

/** `/checkout`, for the shopper who opened it. */
function CheckoutScreen() {
  const kind = checkoutKindIn(useSearch())
  return (
    <SameShopper forGuests={guestsMayOrder(kind, useConfig())} skeleton={<CheckoutSkeleton />}>
      <OfShopper />
    </SameShopper>
  )
}

function OfBoughtNow({ kind, place }: { kind: 'buy_now' | 'campaign'; place: Place }) {
  const line = readBoughtNow()
  return line ? (
    <Ready kind={kind} place={place} store_id={line.item.store_id} lines={[line]} />
  ) : (
    <Redirect to={HOME} />
  )
}

function OfPrescription({ store_id, place }: { store_id: number | undefined; place: Place }) {
  if (store_id !== undefined)
    return <Ready key={store_id} kind="prescription" place={place} store_id={store_id} lines={noLines} />
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <ChoosePharmacy />
    </Suspense>
  )
}

const noLines: CartLine[] = []

const cartOf = (snapshot: SnapshotFrom<typeof cartMachine>) => {
  if (snapshot.matches('unavailable')) return 'unavailable' as const
  return snapshot.matches('ready') && snapshot.context.queue.length === 0
    ? snapshot.context.lines
    : ('busy' as const)
}

type CartNow = ReturnType<typeof cartOf>

/** Once checkout has its goods it follows the cart itself. */
const isSettled = (before: CartNow, now: CartNow) =>
  before === now || (Array.isArray(before) && before.length > 0)

/** The cart as checkout opens with it; the goods of another store begin a new one, if the customer agrees. */
function OfCart({ place }: { place: Place }) {
  const [round, setRound] = useState(0)
  return <OneCart key={round} place={place} onAnotherStore={() => setRound(round + 1)} />
}

/** The cart as the server has it: waits until the server has confirmed the edits on their way. */
function OneCart({ place, onAnotherStore }: { place: Place; onAnotherStore: () => void }) {
  const { checkout } = useWords()
  const { cart } = useShop().actors
  const lines = useSelector(cart, cartOf, isSettled)
  if (lines === 'unavailable')
    return (
      <ErrorState
        title={checkout.unavailable()}
        note={checkout.unavailableNote()}
        onRetry={() => cart.send({ type: 'retry' })}
      />
    )
  if (lines === 'busy') return <CheckoutSkeleton />
  return lines[0] ? (
    <Ready
      kind="cart"
      place={place}
      store_id={lines[0].item.store_id}
      lines={lines}
      onAnotherStore={onAnotherStore}
    />
  ) : (
    <Redirect to={HOME} />
  )
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

type ReadyProps = {
  kind: OrderKind
  place: Place
  store_id: number
  lines: CartLine[]
  onAnotherStore?: () => void
}

const Ready = (props: ReadyProps) => (
  <Suspense fallback={<CheckoutSkeleton />}>
    <WithStoreAndShopper {...props} />
  </Suspense>
)

function WithStoreAndShopper({ kind, place, store_id, lines, onAnotherStore = () => {} }: ReadyProps) {
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
      place={place}
      onAnotherStore={onAnotherStore}
    />
  )
}

export { CheckoutScreen as Screen }
