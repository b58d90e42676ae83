import type { EmittedFrom } from 'xstate'
import type { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { dietHeader } from '#machines/rules/diet.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    diet: EmittedFrom<typeof dietMachine>
  }
}

/** docs/decisions/033-diet-and-allergens.md: lists follow at once, other tabs once it is saved. */
export const reactions: ReactionsOf<'diet'> = {
  diet: {
    'diet.changed': ({ choice }) => [{ hideItems: dietHeader(choice) }],
    'diet.saved': () => [{ tellTabs: 'diet' }],
  },
}
