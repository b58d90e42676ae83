import { type ReactNode, useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useWords } from '#i18n/i18n.tsx'
import type { TrackFields } from '#machines/orders/track-form.ts'
import { useToken } from '#src/core/where.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { withSearch } from '#src/navigation/with-search.ts'
import { type PhoneState, wrongNumberIn } from '#src/navigation/wrong-number.ts'
import type { ProveGuestProps } from '#src/shared/orders/prove-guest.part.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { FindOrder, type FoundOrder } from './find-order.part.tsx'
import { FollowedOrder } from './followed-order.part.tsx'

type Props = {
  /** The page of the order that was found, for `view=details`; `back` is the address that follows it on the map. */
  details: (found: FoundOrder, back: string) => ReactNode
  /** Offers a guest in another browser to confirm the phone. */
  prove: (proving: ProveGuestProps) => ReactNode
}

/**
 * `/track-order?order_id=`: the address says which order. Links of older releases also hold the phone number, which moves into
 * the history entry.
 */
export function TrackOrder({ details, prove }: Props) {
  const { tracking } = useWords()
  const token = useToken()
  const [search] = useSearchParams()
  const entry = useHistoryState<PhoneState>()
  const contact_number = entry?.contact_number ?? ''
  const wrong_number = wrongNumberIn(entry)
  const [, navigate] = useLocation()
  const [found, setFound] = useState<FoundOrder>()
  const asked: TrackFields = { order_id: orderIn(search), contact_number: contact_number || wrong_number }
  const linked = search.get(PHONE)

  if (linked !== null)
    return (
      <Redirect
        to={withField(search, PHONE, null)}
        replace
        state={{ ...entry, ...provedBy(phoneOf(linked)) }}
      />
    )

  if (found && found.order.id === Number(asked.order_id) && found.contact_number === contact_number) {
    if (search.get('view') === 'details') return details(found, withField(search, 'view', null))
    return (
      <FollowedOrder key={found.order.id} found={found} look="page" prove={prove}>
        <p className={another}>
          <Link
            href={token ? orderPath(found.order.id) : withField(search, 'view', 'details')}
            state={provedBy(found.contact_number)}
            className={link()}
          >
            {tracking.details()}
          </Link>
          <Link href={TRACK_ORDER} className={link()}>
            {tracking.another()}
          </Link>
        </p>
      </FollowedOrder>
    )
  }
  return (
    <FindOrder
      key={`${asked.order_id}/${contact_number}/${token}`}
      asked={asked}
      asker={token ? 'customer' : 'guest'}
      isWrong={wrong_number !== ''}
      look="page"
      onFound={(order) => {
        setFound(order)
        // What lies over the page stays open.
        const path = trackPath(order.order.id)
        navigate(search.get('view') === 'details' ? `${path}&view=details` : path, {
          replace: true,
          state: { ...window.history.state, ...provedBy(order.contact_number) },
        })
      }}
    />
  )
}

const PHONE = 'contact_number'

const orderIn = (search: URLSearchParams) => (search.get('order_id') ?? '').replace(/^#/, '').trim()

/** A plus sign in an address that was not escaped arrives as a space. */
const phoneOf = (text: string) => text.replace(/^ (?=\d)/, '+').trim()

/** The same address with another value of a field, or without the field. */
function withField(search: URLSearchParams, field: string, value: string | null): string {
  const next = new URLSearchParams(search)
  if (value === null) next.delete(field)
  else next.set(field, value)
  return withSearch(TRACK_ORDER, next)
}

const another = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '6',
  rowGap: '2',
  paddingBlock: '4',
})
