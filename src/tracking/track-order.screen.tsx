import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { TrackFields } from '#machines/rules/track-form.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { FindOrder, type FoundOrder } from './find-order.tsx'
import { FollowedOrder } from './followed-order.tsx'

/** `/track-order?order_id=&contact_number=`: the address says which order, so that it can be kept and shared. */
export function Screen() {
  const { tracking } = useWords()
  const token = useToken()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = askedIn(search)
  const [found, setFound] = useState<FoundOrder>()

  if (found && found.order.id === Number(asked.order_id) && found.contact_number === asked.contact_number)
    return (
      <FollowedOrder key={found.order.id} found={found} look="page">
        <p className={another}>
          <Link href="/track-order" className={link()}>
            {tracking.another()}
          </Link>
        </p>
      </FollowedOrder>
    )
  return (
    <FindOrder
      key={`${asked.order_id}/${asked.contact_number}/${token}`}
      asked={asked}
      asker={token ? 'customer' : 'guest'}
      look="page"
      onFound={(order) => {
        setFound(order)
        // What lies over the page stays open.
        navigate(trackPath(order.order.id, order.contact_number), {
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

const another = css({ paddingBlock: '4', textAlign: 'center' })
