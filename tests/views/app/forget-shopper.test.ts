import { beforeEach, expect, it, vi } from 'vitest'
import { followSignOuts, forgetShopper } from '#app/forget-shopper.ts'
import { otherTabs } from '#browser/other-tabs.ts'
import { createStorage } from '#browser/storage.ts'
import { localRules, tabRules } from '#browser/stored-things.ts'

/** Every key of this browser and of this tab holds something. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const key of Object.keys(localRules)) localStorage.setItem(key, '1')
  for (const key of Object.keys(tabRules)) sessionStorage.setItem(`souk.${key}`, '1')
})

const stored = () => ({
  local: Object.keys(localRules).filter((key) => localStorage.getItem(key) !== null),
  tab: Object.keys(tabRules).filter((key) => sessionStorage.getItem(`souk.${key}`) !== null),
})

/** Names no shopper, is wished for, or belongs to the session machine. */
const ofBrowser = [
  'token',
  'guest_id',
  'accountClosing',
  'zoneid',
  'currentLatLng',
  'location',
  'module',
  'language-setting',
  'country',
  'settings',
  'deviceToken',
  'rememberedLogin',
  'askedReviews',
  'passkeyOffered',
]

it('a customer who signs out leaves nothing that was typed or chosen, and other tabs hear of it', () => {
  const tell = vi.spyOn(otherTabs('signOut'), 'tell')
  forgetShopper('signedOut', createStorage(window), window)
  expect(stored()).toEqual({ local: ofBrowser, tab: [] })
  expect(tell).toHaveBeenCalledOnce()
})

it('an expired session leaves the drafts of its customer, and nothing that a guest would see', () => {
  const tell = vi.spyOn(otherTabs('signOut'), 'tell')
  tell.mockClear()
  forgetShopper('expired', createStorage(window), window)
  expect(stored()).toEqual({
    local: [...ofBrowser, 'lastCustomer', 'checkoutDrafts', 'orderKey', 'askedInterests'],
    tab: ['reviewDraft', 'splits', 'boughtNow'],
  })
  expect(tell).not.toHaveBeenCalled()
})

it('a tab that hears late of another session deletes only from its own storage', () => {
  forgetShopper('elsewhere', createStorage(window), window)
  expect(stored()).toEqual({ local: Object.keys(localRules), tab: ['reviewDraft', 'splits', 'boughtNow'] })
})

it('a sign-out in another tab leaves nothing in this one', async () => {
  const stop = followSignOuts(window)
  const other = new BroadcastChannel('souk:signOut')
  other.postMessage('signOut')
  await vi.waitFor(() => expect(stored()).toEqual({ local: Object.keys(localRules), tab: [] }))
  other.close()
  stop()
})
