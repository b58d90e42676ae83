import { forgetFiles } from '#browser/kept-files.ts'
import { otherTabs } from '#browser/other-tabs.ts'
import type { AppStorage } from '#browser/storage.ts'
import { localKeys, type Rule, tabKeys } from '#browser/stored-things.ts'
import { forgetTab } from '#browser/tab-storage.ts'

/** Tabs hear of each other's sign-outs: each has a storage of its own. */
const TOPIC = 'signOut'

/** How the customer left: at their wish, because the server no longer knows the token, or in another tab. */
export type Leaving = 'signedOut' | 'expired' | 'elsewhere'

/** Deletes what the next shopper of this browser must not find. */
export function forgetShopper(leaving: Leaving, storage: AppStorage, window: Window): void {
  if (leaving === 'signedOut') {
    forgetLocal(storage, ...goingAtSignOut)
    void forgetFiles()
    forgetInTab(window, ...goingAtSignOut)
    otherTabs(TOPIC).tell()
    return
  }
  // The tab in which it happened deletes what all tabs share; a tab that hears of it late may meet the next shopper's.
  if (leaving === 'expired') forgetLocal(storage, 'of the shopper')
  forgetInTab(window, 'of the shopper')
}

const goingAtSignOut = ['of the shopper', 'of its owner', 'until sign-out'] as const satisfies Rule[]

/** A sign-out in another tab leaves nothing in this one. */
export const followSignOuts = (window: Window): (() => void) =>
  otherTabs(TOPIC).onTold(() => forgetInTab(window, ...goingAtSignOut))

export function forgetLocal(storage: AppStorage, ...rules: Rule[]): void {
  for (const key of localKeys(...rules)) storage.remove(key)
}

export function forgetInTab(window: Window, ...rules: Rule[]): void {
  for (const key of tabKeys(...rules)) forgetTab(window, key)
}
