const { MUTANTS_OF } = process.env

/** Whether a machine with something wrong in it is under test (`npm run test:mutants`): what any change makes stale says nothing. */
export const isMutated = MUTANTS_OF !== undefined

/** Whether the flow of that name is under test: all of them, but for a run over the mutants of one. */
export const isWanted = (name: string): boolean => !isMutated || name === MUTANTS_OF
