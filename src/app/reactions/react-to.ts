import type { TellApp, Told, ToldFlow } from '#src/core/told.ts'
import { type App, type Effect, performAll } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'

const files = import.meta.glob<{ reactions?: Partial<ReactionsOf> }>('./*.ts', { eager: true })

/** The tables of all flows, each from its own file. */
export const reactions = Object.assign(
  {},
  ...Object.values(files).map((file) => file.reactions),
) as ReactionsOf

/** What the app does about what a flow told, in order. */
export function effectsOf<Flow extends ToldFlow>(flow: Flow, emitted: Told<Flow>): Effect[]
export function effectsOf(flow: ToldFlow, emitted: { type: string }): Effect[] {
  const table = reactions[flow] as Record<string, (emitted: unknown) => Effect[]>
  return table[emitted.type]?.(emitted) ?? []
}

/** Does in this app what the tables say. */
export const reactIn =
  (app: Omit<App, 'screen'>): TellApp =>
  (flow, emitted) =>
    performAll(effectsOf(flow, emitted), { ...app, screen: emitted })
