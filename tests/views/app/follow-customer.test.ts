import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { followCustomer } from '#app/follow-customer.ts'
import { createStorage } from '#browser/storage.ts'
import { draftsIn } from '#machines/rules/kept-draft.ts'
import type { Shop } from '#src/core/shop.ts'
import { attempt } from '#tests/machines/samples/checkout.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const HOUR = 60 * 60_000
const draftOf = (owner: string, at = NOW - HOUR) => ({
  version: 1,
  owner,
  cart: 'cart 1',
  at,
  place: { lat: 25, lng: 55 },
  balance: 0,
  said: { order_note: owner },
})

/** A shop in which the holder of this token shops, before anything is known of them. */
function shopOf(token: string | null) {
  const queries = new QueryClient()
  const storage = createStorage(window)
  const actors = { session: { getSnapshot: () => ({ context: { token, guest_id: null } }) } }
  const shop = { storage, actors } as unknown as Shop
  return {
    queries,
    storage,
    begin: () => followCustomer({ shop, queries, window }, NOW),
    /** The server names the holder of a token. */
    names: (of: string, id: number) => queries.setQueryData(['getCustomerInfo', 'of an order', of], { id }),
    owners: () => draftsIn(storage.read('checkoutDrafts') ?? '').map(({ owner }) => owner),
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('lastCustomer', '7')
  localStorage.setItem(
    'checkoutDrafts',
    JSON.stringify([draftOf('customer 7'), draftOf('customer 8'), draftOf('guest guest-7')]),
  )
  localStorage.setItem('askedInterests', '[1]')
  localStorage.setItem(
    'orderKey',
    JSON.stringify({ ...attempt, guest_id: null, draft: { owner: 'customer 7', cart: 'cart 1' } }),
  )
  for (const key of ['reviewDraft', 'splits']) sessionStorage.setItem(`souk.${key}`, '{}')
})

const ofTab = () => ['reviewDraft', 'splits'].filter((key) => sessionStorage.getItem(`souk.${key}`) !== null)

it('the customer who comes back finds every draft again', () => {
  const { begin, names, owners, storage } = shopOf('mona')
  begin()
  names('mona', 7)
  expect(owners()).toContain('customer 7')
  expect(storage.read('orderKey')).toBeDefined()
  expect(storage.read('askedInterests')).toEqual([1])
  expect(ofTab()).toEqual(['reviewDraft', 'splits'])
})

describe('another customer', () => {
  it.each(['before the page has settled', 'afterwards'])(
    'finds nothing of the one before, and takes over the draft of the guest, when named %s',
    (when) => {
      const { begin, names, owners, storage } = shopOf('omar')
      if (when === 'afterwards') begin()
      names('omar', 9)
      if (when !== 'afterwards') begin()
      expect(owners()).toEqual(['guest guest-7'])
      expect(storage.read('orderKey')).toBeUndefined()
      expect(storage.read('askedInterests')).toBeUndefined()
      expect(ofTab()).toEqual([])
      expect(storage.read('lastCustomer')).toBe(9)
    },
  )

  it('is not known by a late reply to the one before', () => {
    const { begin, names, owners, storage } = shopOf('omar')
    begin()
    names('mona', 9)
    expect(owners()).toHaveLength(3)
    expect(storage.read('lastCustomer')).toBe(7)
  })
})

it('the first customer of a browser keeps the drafts of the tab', () => {
  localStorage.removeItem('lastCustomer')
  const { begin, names, owners, storage } = shopOf('mona')
  begin()
  names('mona', 7)
  expect(owners()).toEqual(['customer 7', 'guest guest-7'])
  expect(ofTab()).toEqual(['reviewDraft', 'splits'])
  expect(storage.read('lastCustomer')).toBe(7)
})

it('a guest is no customer: the drafts wait', () => {
  const { begin, queries, owners } = shopOf(null)
  begin()
  queries.setQueryData(['getCustomerInfo', 'of an order', null], null)
  expect(owners()).toHaveLength(3)
  expect(ofTab()).toEqual(['reviewDraft', 'splits'])
})

it('drafts of a day are forgotten when the page opens', () => {
  localStorage.setItem(
    'checkoutDrafts',
    JSON.stringify([draftOf('customer 7', NOW - 23 * HOUR), draftOf('customer 8', NOW - 24 * HOUR)]),
  )
  const { begin, owners, storage } = shopOf(null)
  begin()
  expect(owners()).toEqual(['customer 7'])
  localStorage.setItem('checkoutDrafts', JSON.stringify([draftOf('customer 7', NOW - 24 * HOUR)]))
  begin()
  expect(storage.read('checkoutDrafts')).toBeUndefined()
})
