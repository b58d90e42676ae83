import type { PendingCart } from '#machines/rules/cart-edits.ts'
import type { Contact } from '#machines/rules/contact.ts'
import type { Delivery } from '#machines/rules/delivery.ts'
import type { StoredWords } from '#machines/rules/review-subjects.ts'
import type { SocialAway } from '#machines/rules/social-return.ts'
import type { StoredSplit } from '#machines/rules/split-receipt.ts'
import type { Selection } from '#machines/rules/variations.ts'
import type { Item, LatLng, NewCartLine } from '#openapi/generated/client.ts'

/** What one tab keeps for itself until it is closed; a reload finds it, other tabs never see it. */
export type TabStored = {
  /** The item of a buy-now order, on its way from the item page to checkout; each purchase has a new `id`. */
  boughtNow: { id: number; item: Item; body: NewCartLine }
  /** What was done to the cart and not answered yet. */
  cartEdits: PendingCart
  /** What a guest chose of an item before signing in to order it. */
  choice: { item_id: number; selection: Selection }
  /** Who receives a guest's order, as the guest said (docs/spec.md §6: it stays in the browser). */
  guestContact: Contact
  /** Where a guest's order goes, as the guest said while shopping for this place. */
  guestDelivery: { place: LatLng; delivery: Delivery }
  /** The code of the last referral link that this tab opened, until an account is made with it. */
  invitation: string
  /** With which this tab acts for the guests of orders, by the order (docs/decisions/042). */
  orderTokens: { [order: string]: string }
  /** What a customer wrote of an order and did not send. */
  reviewDraft: { order_id: number; words: StoredWords }
  /** The customer is away at Google, Apple or Facebook; taken when they come back. */
  socialAway: SocialAway
  /** How receipts were split, by the order and its total: another total is split anew. */
  splits: { [order: string]: StoredSplit }
  /**
   * Who signed in, or signed up (`isNew`), and has to prove the phone first; the token works once that is done. `code`: the last
   * code that this tab asked for, with times in milliseconds since 1970.
   */
  waitingSignIn: {
    token: string
    phone: string
    isNew?: true
    code?: { phone: string; resend_at: number; ends_at: number }
  }
}

const prefix = 'souk.'

export function readTab<Key extends keyof TabStored>(window: Window, key: Key): TabStored[Key] | undefined {
  try {
    const text = window.sessionStorage.getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as TabStored[Key])
  } catch {
    return undefined
  }
}

export function writeTab<Key extends keyof TabStored>(window: Window, key: Key, value: TabStored[Key]): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Without storage the page still works; only a reload forgets.
  }
}

export function forgetTab(window: Window, key: keyof TabStored): void {
  try {
    window.sessionStorage.removeItem(prefix + key)
  } catch {
    // Blocked storage keeps nothing, so there is nothing left to forget.
  }
}
