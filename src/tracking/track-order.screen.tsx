import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { TrackFields } from '#machines/rules/track-form.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { FindOrder, type FoundOrder } from './find-order.tsx'
import { FollowedOrder } from './followed-order.tsx'

type Props = {
  /** The page of the order that was found, for `view=details`; `back` is the address that follows it on the map. */
  details: (found: FoundOrder, back: string) => ReactNode
}

/** `/track-order?order_id=&contact_number=`: the address says which order, so that it can be kept and shared. */
export function TrackOrder({ details }: Props) {
  const { tracking } = useWords()
  const token = useToken()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = askedIn(search)
  const [found, setFound] = useState<FoundOrder>()

  if (found && found.order.id === Number(asked.order_id) && found.contact_number === asked.contact_number) {
    if (search.get('view') === 'details') return details(found, withView(search, null))
    return (
      <FollowedOrder key={found.order.id} found={found} look="page">
        <p className={another}>
          <Link href={token ? orderPath(found.order.id) : withView(search, 'details')} className={link()}>
            {tracking.details()}
          </Link>
          <Link href="/track-order" className={link()}>
            {tracking.another()}
          </Link>
        </p>
      </FollowedOrder>
    )
  }
  return (
    <FindOrder
      key={`${asked.order_id}/${asked.contact_number}/${token}`}
      asked={asked}
      asker={token ? 'customer' : 'guest'}
      look="page"
      onFound={(order) => {
        setFound(order)
        // What lies over the page stays open.
        const path = trackPath(order.order.id, order.contact_number)
        navigate(search.get('view') === 'details' ? `${path}&view=details` : path, {
          replace: true,
          state: window.history.state,
        })
      }}
    />
  )
}

/** A plus sign that somebody wrote into an address unescaped arrives as a space. */
const askedIn = (search: URLSearchParams): TrackFields => ({
  order_id: (search.get('order_id') ?? '').replace(/^#/, '').trim(),
  contact_number: (search.get('contact_number') ?? '').replace(/^ (?=\d)/, '+').trim(),
})

/** The same address with another view of the order. */
function withView(search: URLSearchParams, view: 'details' | null): string {
  const next = new URLSearchParams(search)
  if (view) next.set('view', view)
  else next.delete('view')
  return `/track-order?${next}`
}

const another = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '6',
  rowGap: '2',
  paddingBlock: '4',
})
