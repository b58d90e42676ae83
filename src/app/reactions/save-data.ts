import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** docs/contract.md §2 Ours: the browser has the file. */
export const saveDataReactions: Reactions<'saveData'> = {
  'data.saved': () => [
    { say: { kind: 'success', needs: 'account', text: (words) => words.account.deletion.dataSaved() } },
  ],
  failure: (failure) => [sayFailure(failure)],
}
