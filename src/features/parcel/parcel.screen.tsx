import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, useSearch } from 'wouter'
import { guestsMayOrder } from '#machines/rules/order-kinds.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation, useGuestId, useToken, useWhere } from '#src/core/where.ts'
import { PARCEL_PATH } from '#src/navigation/parcel-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { withSearch } from '#src/navigation/with-search.ts'
import { customerQuery } from '#src/shared/checkout/checkout.queries.ts'
import { SameShopper } from '#src/shared/checkout/same-shopper.part.tsx'
import { parcelCategoriesQuery } from '#src/shared/parcel/parcel.queries.ts'
import { Parcel } from './parcel.part.tsx'
import { parcelTermsQuery } from './parcel.queries.ts'
import { ParcelSkeleton } from './parcel.skeleton.tsx'
import { againIn, categoryIn } from './parcel-address.ts'
import { SendAgain } from './send-again.part.tsx'

/**
 * `/parcel-delivery-info?id=`: a parcel that is not ordered yet, for the shopper who opened the page. `again=` or `back=`
 * name an old order that fills the form.
 */
function ParcelScreen() {
  return (
    <SameShopper forGuests={guestsMayOrder('parcel', useConfig())} skeleton={<ParcelSkeleton />}>
      <OfShopper />
    </SameShopper>
  )
}

function OfShopper() {
  const location = useCustomerLocation()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()
  const search = useSearch()
  if (!location) return <Redirect to="/" />
  if (!token && !guest_id) return <ParcelSkeleton />
  if (!token && !guestsMayOrder('parcel', config))
    return <Redirect to={signInPath(withSearch(PARCEL_PATH, search))} />
  return (
    <Suspense fallback={<ParcelSkeleton />}>
      <Ready location={location} />
    </Suspense>
  )
}

function Ready({ location }: { location: CustomerLocation }) {
  const { api } = useShop()
  const token = useToken()
  const guest_id = useGuestId()
  const config = useConfig()
  const where = useWhere()
  const search = useSearch()
  const asked = categoryIn(search)
  const again = againIn(search)
  const { data: categories } = useSuspenseQuery(parcelCategoriesQuery(api, where))
  const { data: terms } = useSuspenseQuery(parcelTermsQuery(api))
  const { data: info } = useSuspenseQuery(customerQuery(api, token))
  const shopper = info
    ? ({ type: 'customer', info } as const)
    : ({ type: 'guest', guest_id: guest_id ?? '' } as const)
  if (again)
    return (
      <SendAgain
        key={`${again.order_id}/${again.way}`}
        {...again}
        shopper={shopper}
        location={location}
        categories={categories}
      />
    )
  return (
    <Parcel
      key={token ?? guest_id}
      shopper={shopper}
      config={config}
      location={location}
      parcel_category_id={categories.some(({ id }) => id === asked) ? asked : null}
      categories={categories}
      terms={terms}
      module_id={where.module_id ?? 0}
    />
  )
}

export { ParcelScreen as Screen }
