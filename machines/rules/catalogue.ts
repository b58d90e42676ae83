import type { Module } from '#openapi/generated/client.ts'
import { choiceOf, type ModuleChoice, modulesIn } from './module-choice.ts'
import type { CustomerLocation } from './place.ts'

/** What catalogue screens show: the module, and the zones they read it for. */
export type Catalogue = { zone_ids: readonly number[]; module: ModuleChoice | null }

/** The `zoneid` header holds 500 characters, an id has ten at most. */
const MOST_ZONES = 45

/** Every zone that a module of the shop comes to. */
export const allZones = (modules: readonly Module[]): number[] =>
  [...new Set(modules.flatMap(({ zones }) => zones.map(({ id }) => id)))].slice(0, MOST_ZONES)

/**
 * A visitor without a location sees all zones, and a visitor without a module sees the first module with items there, so
 * that a shared address shows its page to new visitors and crawlers. `preferred` is the module type of the screen.
 */
export function catalogueFor(
  { location, module }: { location: CustomerLocation | null; module: ModuleChoice | null },
  modules: readonly Module[],
  preferred?: Module['module_type'],
): Catalogue {
  const zone_ids = location?.zone_ids ?? allZones(modules)
  if (module) return { zone_ids, module }
  const offered = modulesIn(modules, zone_ids).filter(({ module_type }) => module_type !== 'parcel')
  const first = offered.find(({ module_type }) => module_type === preferred) ?? offered[0]
  return { zone_ids, module: first ? choiceOf(first) : null }
}
