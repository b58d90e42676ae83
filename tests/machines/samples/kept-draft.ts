import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import { nora } from '#tests/machines/samples/checkout.ts'

const HOUR = 60 * 60_000

/** Noon of a Friday. */
export const NOW = Date.UTC(2026, 10, 20, 12)

export const draftNamed = { owner: 'guest guest-7', cart: 'cart 1' }

export const storedDraft = (over: Partial<StoredDraft> = {}): StoredDraft => ({
  version: 1,
  ...draftNamed,
  at: NOW - HOUR,
  place: { lat: 25.2, lng: 55.2 },
  balance: 0,
  said: { contact: nora, order_note: 'No salt' },
  ...over,
})

export const aDayOld = storedDraft({ at: NOW - 24 * HOUR })
