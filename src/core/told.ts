import type { AnyStateMachine, EmittedFrom, EventObject, OutputFrom } from 'xstate'
import type { Notice } from '#browser/note.ts'

/**
 * The facts that each flow emits, and its outcome. The table of a flow (`src/app/reactions/<flow>.ts`) adds its own here, so
 * that no list names all flows.
 */
export interface Facts {
  /** The page before this one left a note, and was loaded again. */
  page: { type: Notice }
}

/** What only the screen of a flow knows, and adds to its facts: values, and what the screen does itself. */
// biome-ignore lint/suspicious/noEmptyInterface: the tables of the flows fill it.
export interface Given {}

/** What a machine emits, and its outcome. */
export type FactsOf<M extends AnyStateMachine> =
  | (EventObject extends EmittedFrom<M> ? never : EmittedFrom<M>)
  | OutputFrom<M>

export type ToldFlow = keyof Facts

/** The facts of one type; `Extract` would drop a fact whose `type` is a union. */
export type OfType<Fact, Type> = Fact extends { type: infer Own } ? (Type extends Own ? Fact : never) : never
export type GivenOf<Flow extends ToldFlow> = Flow extends keyof Given ? Given[Flow] : object
export type Told<Flow extends ToldFlow> = Facts[Flow] & GivenOf<Flow>

type ActsIn<Screen> = {
  [Name in keyof Screen]: Screen[Name] extends (...given: infer Values) => void ? [Name, ...Values] : never
}[keyof Screen]

/** What a screen does itself: the name under which it gave it, and the values that it needs. */
export type ScreenAct = { [Flow in keyof Given]: ActsIn<Given[Flow]> }[keyof Given]

/** Tells the app what happened in a flow; `src/app/reactions` lists what the app then does. */
export type TellApp = <Flow extends ToldFlow>(flow: Flow, told: Told<Flow>) => void
