import { useQuery } from '@tanstack/react-query'
import { Bike, Clock, MapPin, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { deliveryFee } from '#machines/rules/quote.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { deliveryQuoteQuery } from './stores.queries.ts'

/** What ordering here means: how long, how far, the fee, the least to order for. */
export function StoreFacts({ store }: { store: StoreDetails }) {
  const { stores, goods } = useWords()
  const { money } = useFormats()
  const distance = useDistance()
  const place = usePlace()
  return (
    <dl className={grid}>
      <Fact icon={<Clock />} name={stores.deliveryTime()}>
        {goods.minutes({ range: store.delivery_time.replace(/\s*min$/, '') })}
      </Fact>
      {place && (
        <Fact icon={<MapPin />} name={stores.distance()}>
          {distance(store.distance)}
        </Fact>
      )}
      {store.delivery === 1 && (
        <Fact icon={<Bike />} name={stores.deliveryFee()}>
          <Fee store={store} />
        </Fact>
      )}
      <Fact icon={<ShoppingBasket />} name={stores.minimumOrder()}>
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
  const place = usePlace()
  const position = place ? { lat: place.lat, lng: place.lng } : { lat: 0, lng: 0 }
  const quote = useQuery({
    ...deliveryQuoteQuery(api, store, position),
    enabled: place !== null && store.free_delivery !== 1,
  })
  if (store.free_delivery === 1) return stores.freeDelivery()
  if (quote.data === null) return <span className={unserved}>{stores.notHere()}</span>
  if (!quote.data) return stores.feeUnknown()
  return money(deliveryFee(quote.data, digit_after_decimal_point))
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <span className={symbol} aria-hidden="true">
        {icon}
      </span>
      <dt className={term}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

const grid = css({
  display: { base: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  // Two facts a row, one at large text.
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 8rem), 1fr))]',
  columnGap: { base: '4', sm: '8' },
  rowGap: '3',
  paddingBlock: '4',
  borderBlockWidth: 'hairline',
  borderBlockStyle: 'solid',
  borderColor: 'border.subtle',
})
const fact = css({
  display: 'grid',
  gridTemplateColumns: '[auto 1fr]',
  columnGap: '3',
  alignItems: 'center',
  minWidth: '0',
})
const symbol = css({
  gridRow: '[1 / span 2]',
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
  '& svg': { width: '[18px]', height: '[18px]' },
})
const term = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ textStyle: 'bodyStrong', fontVariantNumeric: 'tabular-nums' })
const unserved = css({ color: 'danger.text' })
