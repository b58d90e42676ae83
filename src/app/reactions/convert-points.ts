import type { EmittedFrom } from 'xstate'
import type { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    convertPoints: EmittedFrom<typeof convertPointsMachine>
  }
  interface Given {
    convertPoints: { refreshList: () => void }
  }
}

/** docs/spec.md §7 Other, §8 Other. */
export const reactions: ReactionsOf<'convertPoints'> = {
  convertPoints: {
    'points.converted': ({ message }) => [
      saySuccess(message),
      { readAgain: ['getCustomerInfo'] },
      { screen: ['refreshList'] },
    ],
  },
}
