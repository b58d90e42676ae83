import type { EmittedFrom } from 'xstate'
import type { saveDataMachine } from '#machines/account/save-data.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    saveData: EmittedFrom<typeof saveDataMachine>
  }
}

/** docs/contract.md §2 Ours: the browser has the file. */
export const reactions: ReactionsOf<'saveData'> = {
  saveData: {
    'data.saved': () => [
      { say: { kind: 'success', needs: 'account', text: (words) => words.account.deletion.dataSaved() } },
    ],
    failure: (failure) => [sayFailure(failure)],
  },
}
