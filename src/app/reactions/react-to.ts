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
export function effectsOf<Flow extends ToldFlow>(flow: Flow, told: Told<Flow>): Effect[]
export function effectsOf(flow: ToldFlow, told: { type: string }): Effect[] {
  const table = reactions[flow] as Record<string, (told: unknown) => Effect[]>
  return table[told.type]?.(told) ?? []
}

/** Does in this app what the tables say. */
export const reactIn =
  (app: Omit<App, 'screen'>): TellApp =>
  (flow, told) =>
    performAll(effectsOf(flow, told), { ...app, screen: told })
