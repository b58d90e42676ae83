import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import { useLocale } from '#i18n/i18n.tsx'
import { brandsQuery } from '#src/goods/brands.queries.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { inOrder, orderOf } from './brand-order.ts'
import { BrandsView } from './brands.view.tsx'

/** /all-brands; a module without brands leads back to its home (docs/spec.md §2, Brands page). */
export function Screen() {
  return (
    <Catalogue>
      <Brands />
    </Catalogue>
  )
}

const readAhead: ReadAhead = ({ api, queries, where }) => queries.prefetchQuery(brandsQuery(api, where))
Screen.readAhead = readAhead

function Brands() {
  const locale = useLocale()
  const [address, setAddress] = useSearchParams()
  const brands = useQuery(brandsQuery(useShop().api, useWhere()))
  const order = orderOf(address)
  if (brands.data?.length === 0) return <Redirect to="/home" replace />
  return (
    <BrandsView
      reading={brands}
      brands={brands.data && inOrder(brands.data, order, locale)}
      order={order}
      onOrder={(sort) => setAddress(sort === 'default' ? {} : { sort }, { replace: true })}
    />
  )
}
