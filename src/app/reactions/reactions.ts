import type { OfType, Told, ToldFlow } from '#src/core/told.ts'
import type { Effect } from './effects.ts'

/** What the app does about each fact and each outcome of these flows, in order. */
export type ReactionsOf<Flows extends ToldFlow = ToldFlow> = {
  [Flow in Flows]: { [Type in Told<Flow>['type']]: (fact: OfType<Told<Flow>, Type>) => Effect[] }
}

/** Nothing follows: the fact is for the log, or says what another flow reacts to. */
export const nothing = (): Effect[] => []
