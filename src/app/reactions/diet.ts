import { dietHeader } from '#machines/rules/diet.ts'
import type { Reactions } from './reactions.ts'

/** docs/decisions/033-diet-and-allergens.md: lists follow at once, other tabs once it is saved. */
export const dietReactions: Reactions<'diet'> = {
  'diet.changed': ({ choice }) => [{ hideItems: dietHeader(choice) }],
  'diet.saved': () => [{ tellTabs: 'diet' }],
}
