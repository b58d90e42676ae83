import { forgetTab, readTab, writeTab } from '#browser/tab-storage.ts'
import type { Selection } from '#machines/rules/variations.ts'
import type { Item } from '#openapi/generated/client.ts'

/** Keeps what a guest chose of an item while the guest signs in to order it. */
export const keepChoice = (window: Window, { id }: Item, selection: Selection): void =>
  writeTab(window, 'choice', { item_id: id, selection })

/** What was chosen of this item before; undefined for another item, or where the item has other groups by now. */
export function storedChoice(
  window: Window,
  { id, choice_options, food_variations }: Item,
): Selection | undefined {
  const stored = readTab(window, 'choice')
  if (stored?.item_id !== id) return undefined
  const { options, labels } = stored.selection
  return options.length === choice_options.length && labels.length === food_variations.length
    ? stored.selection
    : undefined
}

export const forgetChoice = (window: Window): void => forgetTab(window, 'choice')
