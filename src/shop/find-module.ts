import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { choiceOf, type ModuleChoice, modulesIn } from '#machines/rules/module-choice.ts'
import { modulesQuery } from './modules.queries.ts'

/** The module of that id, when it comes to one of the zones. The modules are asked for once. */
export async function findModule(
  api: Api,
  queries: QueryClient,
  zone_ids: readonly number[],
  id: number | null,
): Promise<ModuleChoice | null> {
  const found = modulesIn(await queries.ensureQueryData(modulesQuery(api)), zone_ids).find(
    (module) => module.id === id,
  )
  return found ? choiceOf(found) : null
}
