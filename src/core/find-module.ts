import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import {
  choiceOf,
  isNamed,
  type ModuleChoice,
  modulesIn,
  type NamedModule,
} from '#machines/rules/module-choice.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { modulesQuery } from './modules.queries.ts'

/** Finds a module among those of the location, or among all without a location. Reads the modules once. */
export async function findModule(
  api: Api,
  queries: QueryClient,
  location: CustomerLocation | null,
  named: NamedModule | null,
): Promise<ModuleChoice | null> {
  const modules = await queries.ensureQueryData(modulesQuery(api))
  const found = (location ? modulesIn(modules, location.zone_ids) : modules).find(
    (module) => named !== null && isNamed(module, named),
  )
  return found ? choiceOf(found) : null
}
