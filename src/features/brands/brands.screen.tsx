import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import { useLocale } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { brandsQuery } from '#src/shared/items/brands.queries.ts'
import { inOrder, orderOf } from './brand-order.ts'
import { BrandsView } from './brands.view.tsx'

/** /all-brands; a module without brands leads back to its home (docs/spec.md §2, Brands page). */
function BrandsScreen() {
  return (
    <Catalogue>
      <Brands />
    </Catalogue>
  )
}

const readAhead: ReadAhead = ({ api, queries, where }) => queries.prefetchQuery(brandsQuery(api, where))
BrandsScreen.readAhead = readAhead

function Brands() {
  const locale = useLocale()
  const [address, setAddress] = useSearchParams()
  const brands = useQuery(brandsQuery(useShop().api, useWhere()))
  const order = orderOf(address)
  if (brands.data?.length === 0) return <Redirect to={HOME} replace />
  return (
    <BrandsView
      reading={brands}
      brands={brands.data && inOrder(brands.data, order, locale)}
      order={order}
      onOrder={(sort) => setAddress(sort === 'default' ? {} : { sort }, { replace: true })}
    />
  )
}

export { BrandsScreen as Screen }
