import type { Module } from '#openapi/generated/client.ts'

/** The module the customer shops in, as it is stored (docs/spec.md §3, browser storage keys). */
export type ModuleChoice = Pick<Module, 'id' | 'module_type'>

/** What the address of a page names: the module of this id, or the first one of this type. */
export type NamedModule = Module['id'] | Module['module_type']

export const isNamed = ({ id, module_type }: ModuleChoice, named: NamedModule): boolean =>
  id === named || module_type === named

/** The modules offered at a place: only those with a zone among the customer's (docs/spec.md §2, module picker). */
export const modulesIn = (modules: readonly Module[], zone_ids: readonly number[]): Module[] =>
  modules.filter((module) => module.zones.some((zone) => zone_ids.includes(zone.id)))

/** The fields that the browser keeps of a chosen module. */
export const choiceOf = ({ id, module_type }: Module): ModuleChoice => ({ id, module_type })
