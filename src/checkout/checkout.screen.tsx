import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { cartMachine } from '#machines/cart.machine.ts'
import type { Place } from '#machines/rules/place.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { readBoughtNow } from '#src/shop/buy-now.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useGuestId, usePlace, useToken } from '#src/shop/where.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { customerQuery, orderStoreQuery } from './checkout.queries.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

const signInFirst = `/auth/sign-in?next=${encodeURIComponent('/checkout?page=cart')}`

/** `/checkout?page=cart|buy_now|campaign`: an order that is not placed yet. */
export function Screen() {
  const params = new URLSearchParams(useSearch())
  const page = params.get('page')
  const place = usePlace()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()

  if (!place) return <Redirect to="/" />
  if (!token && !guest_id) return <CheckoutSkeleton />
  if (!token && config.guest_checkout_status !== 1) return <Redirect to={signInFirst} />
  return page === 'buy_now' || page === 'campaign' ? (
    <OfBoughtNow page={page} place={place} />
  ) : (
    <OfCart place={place} />
  )
}

function OfBoughtNow({ page, place }: { page: 'buy_now' | 'campaign'; place: Place }) {
  const line = readBoughtNow()
  return line ? <Ready kind={page} place={place} lines={[line]} /> : <Redirect to="/home" />
}

const cartOf = (snapshot: SnapshotFrom<typeof cartMachine>) => {
  if (snapshot.matches('unavailable')) return 'unavailable' as const
  return snapshot.matches('ready') && snapshot.context.queue.length === 0
    ? snapshot.context.lines
    : ('busy' as const)
}

type CartNow = ReturnType<typeof cartOf>

/** Once checkout has its goods it is told of changes itself: only those of another store begin a new one. */
const isSettled = (before: CartNow, now: CartNow) => {
  if (before === now) return true
  if (!Array.isArray(before) || before.length === 0) return false
  return !Array.isArray(now) || !now[0] || now[0].item.store_id === before[0]!.item.store_id
}

/** The cart as the server has it: what is still on its way to it is waited for. */
function OfCart({ place }: { place: Place }) {
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
  return lines.length === 0 ? <Redirect to="/home" /> : <Ready kind="cart" place={place} lines={lines} />
}

type ReadyProps = { kind: 'cart' | 'buy_now' | 'campaign'; place: Place; lines: CartLine[] }

const Ready = (props: ReadyProps) => (
  <Suspense fallback={<CheckoutSkeleton />}>
    <WithStoreAndShopper {...props} />
  </Suspense>
)

function WithStoreAndShopper({ kind, place, lines }: ReadyProps) {
  const { api } = useShop()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()
  const { data: store } = useSuspenseQuery(orderStoreQuery(api, lines[0]!.item.store_id))
  const { data: info } = useSuspenseQuery(customerQuery(api, token))
  const shopper = info
    ? ({ type: 'customer', info } as const)
    : ({ type: 'guest', guest_id: guest_id ?? '' } as const)
  return (
    <Checkout
      key={`${shopper.type}-${store.id}`}
      kind={kind}
      shopper={shopper}
      store={store}
      config={config}
      lines={lines}
      place={place}
    />
  )
}
