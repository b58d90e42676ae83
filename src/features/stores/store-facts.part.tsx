import { useQuery } from '@tanstack/react-query'
import { Bike, Clock, MapPin, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { deliveryFee } from '#machines/rules/quote.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { css, cx } from '#styled/css/index.js'
import { deliveryQuoteQuery } from './stores.queries.ts'

/** What ordering here means, for one line: how long, how far, the fee. */
export function StoreFacts({ store }: { store: StoreDetails }) {
  const { stores, goods } = useWords()
  const distance = useDistance()
  const location = useCustomerLocation()
  return (
    <dl className={facts}>
      <Fact icon={<Clock />} name={stores.deliveryTime()}>
        {goods.minutes({ range: store.delivery_time.replace(/\s*min$/, '') })}
      </Fact>
      {location && (
        <Fact icon={<MapPin />} name={stores.distance()}>
          {distance(store.distance)}
        </Fact>
      )}
      {store.delivery === 1 && (
        <Fact icon={<Bike />} name={stores.deliveryFee()}>
          <Fee store={store} />
        </Fact>
      )}
    </dl>
  )
}

/** The least to order for. */
export function MinimumOrder({ store }: { store: StoreDetails }) {
  const { stores } = useWords()
  const { money } = useFormats()
  return (
    <dl className={facts}>
      <Fact icon={<ShoppingBasket />} name={stores.minimumOrder()} isNamed>
        {store.minimum_order > 0 ? money(store.minimum_order) : stores.noMinimum()}
      </Fact>
    </dl>
  )
}

/** By the same rule as at checkout: the way to the customer, at what the zone charges. */
function Fee({ store }: { store: StoreDetails }) {
  const { stores } = useWords()
  const { money } = useFormats()
  const { api } = useShop()
  const { digit_after_decimal_point } = useConfig()
  const location = useCustomerLocation()
  const position = location ? { lat: location.lat, lng: location.lng } : { lat: 0, lng: 0 }
  const quote = useQuery({
    ...deliveryQuoteQuery(api, store, position),
    enabled: location !== null && store.free_delivery !== 1,
  })
  if (store.free_delivery === 1) return stores.freeDelivery()
  if (quote.data === null) return <span className={unserved}>{stores.notHere()}</span>
  if (!quote.data) return stores.feeUnknown()
  return money(deliveryFee(quote.data, digit_after_decimal_point))
}

type FactProps = {
  icon: ReactNode
  name: string
  /** On phones only such a name is in sight. */
  isNamed?: boolean
  children: ReactNode
}

function Fact({ icon, name, isNamed = false, children }: FactProps) {
  return (
    <div className={fact}>
      <span className={symbol} aria-hidden="true">
        {icon}
      </span>
      <dt className={cx(term, !isNamed && unnamed)}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

// Each fact is an item of the line that it stands in.
const facts = css({ display: 'contents' })
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '8',
  textStyle: { base: 'caption', sm: 'small' },
})
const symbol = css({ color: 'fg.muted', '& svg': { width: '4', height: '4' } })
const term = css({ color: 'fg.muted' })
const unnamed = css({ srOnly: { base: true, md: false } })
const value = css({ fontWeight: 'medium', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
const unserved = css({ whiteSpace: 'normal', color: 'danger.text' })
