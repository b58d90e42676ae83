import type { EmittedFrom } from 'xstate'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    pagedList: EmittedFrom<typeof pagedListMachine>
  }
}

/** A list that could not be read again stays as it is (docs/spec.md §8 General errors). */
export const reactions: ReactionsOf<'pagedList'> = {
  pagedList: {
    failure: (failure) => [sayFailure(failure)],
  },
}
