import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DraftName, draftsIn, withDraft } from '#machines/rules/kept-draft.ts'
import type { Told } from '#src/core/told.ts'
import { store } from '#tests/machines/samples.ts'
import { ofGuest, order } from '#tests/support/told-rows.ts'
import { whatFollows } from './recording-app.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const wish = { kind: 'store', thing: store({ id: 7 }) } as const
const location = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }
const draft = { owner: 'guest guest-7', cart: 'cart 7' } as const

/** Drafts as the browser keeps them, the last one first. */
const stored = (...drafts: DraftName[]) =>
  drafts.reduceRight(
    (text, name) => withDraft(text, { at: 0, place: location, balance: 0, said: {}, ...name }),
    '',
  )

it('the lists that hide other items from now on drop what was read, and only they', async () => {
  const changed = async (hide: 'nothing' | 'contained' | 'unstated') => {
    const choice = { allergens: ['gluten'], diets: [], hide }
    return (await whatFollows('diet', { type: 'diet.changed', choice }, { isHidden: true })).did
  }
  const dropped = ['listRecommendedItems', 'listSuggestedItems', 'listVisitAgainItems'].map((read) => [
    'forgets',
    read,
  ])
  await changed('nothing')
  expect(await changed('contained')).toEqual(dropped)
  expect(await changed('contained')).toEqual([])
  expect(await changed('unstated')).toEqual(dropped)
  expect(await changed('nothing')).toEqual(dropped)
})

it('a page that is loaded again is told of the deletion of the account while the toast shows', async () => {
  const { endToasts } = await whatFollows('session', { type: 'session.deleted' })
  expect(sessionStorage.getItem('note')).toBe('accountDeleted')
  endToasts()
  expect(sessionStorage.getItem('note')).toBeNull()
})

it('Undo leaves a wish that is back already where it is', async () => {
  const told = { type: 'wishlist.removed', wish, message: 'Gone.' } as const
  const { press } = await whatFollows('wishlist', told, { wished: [wish] })
  expect(await press()).toEqual([])
})

it('the sign-in page leads back to the page with its query string', async () => {
  const at = '/store/lantern-cafe?category=3'
  const told = { type: 'problem', refusal: { message: 'notLoggedIn' } } as const
  const { press } = await whatFollows('wishlist', told, { at })
  expect(await press()).toEqual([['goes', `/auth/sign-in?next=${encodeURIComponent(at)}`]])
})

it.each(['placed', 'placedUnpaid', 'placedBefore'] as const)(
  '%s forgets the draft of the order, and no other',
  async (type) => {
    const others = stored({ ...draft, cart: 'cart 8' }, { ...draft, owner: 'guest guest-8' })
    localStorage.setItem('checkoutDrafts', stored(draft, ...draftsIn(others)))
    await whatFollows('checkout', {
      type,
      order,
      attempt: ofGuest,
      kind: 'cart',
      isGuest: true,
      contact_number: '+971500000000',
      step: { type: 'delivery' },
      money: String,
      draft,
    })
    expect(draftsIn(localStorage.getItem('checkoutDrafts')!)).toEqual(draftsIn(others))
  },
)

it('a module in which the customer was asked what they like is kept once, beside the others', async () => {
  localStorage.setItem('askedInterests', '[1,4]')
  await whatFollows('offerInterests', { type: 'declined', module_id: 4 })
  expect(localStorage.getItem('askedInterests')).toBe('[1,4]')
  await whatFollows('offerInterests', { type: 'declined', module_id: 2 })
  expect(localStorage.getItem('askedInterests')).toBe('[1,4,2]')
})

it('the browser keeps the ten orders that it asked about last', async () => {
  localStorage.setItem('askedReviews', '[1,2,3,4,5,6,7,8,9,10]')
  await whatFollows('reviewPrompt', { type: 'prompt.closed', order_id: 11 })
  expect(localStorage.getItem('askedReviews')).toBe('[2,3,4,5,6,7,8,9,10,11]')
})

it('the page that loads again is the same page without its overlay', async () => {
  const { replaced } = await whatFollows(
    'changeLanguage',
    { type: 'changed', locale: 'ar' },
    { overlay: { name: 'language' }, at: '/about-us?a=1' },
  )
  expect(replaced).toEqual([[{ overlay: undefined }, expect.stringMatching(/\/about-us\?a=1$/)]])
})

describe('news that a screen shows', () => {
  it.each<Told<'push'>>([
    { type: 'order.changed', order_id: 7, order_status: 'confirmed' },
    { type: 'message.arrived', conversation_id: 3, sender_type: 'vendor' },
  ])('get no toast: $type', async (told) => {
    const { did } = await whatFollows('push', told, { isShown: true })
    const words = new Set(did.map(([word]) => word))
    expect([...words].sort()).toEqual(['publishes', 'readsAgain'])
  })
})
