import type { QueryClient } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import type { AppStorage } from '#browser/storage.ts'
import { moduleMachine, modulePorts } from '#machines/app/module.machine.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'

/** Connects the module machine: the browser stores the chosen module, the server lists the modules that deliver to `locationOf()`. */
export const connectModule = (
  storage: AppStorage,
  api: Api,
  queries: QueryClient,
  locationOf: () => CustomerLocation | null,
) =>
  moduleMachine.provide({
    actors: {
      readStoredModule: answer(modulePorts.readStoredModule, async () => storage.read('module') ?? null),
      storeModule: answer(modulePorts.storeModule, async (module) => {
        if (module) storage.write('module', module)
        else storage.remove('module')
      }),
      findModule: answer(modulePorts.findModule, async (named) => {
        const { findModule } = await import('./find-module.ts')
        return findModule(api, queries, locationOf(), named)
      }),
    },
  })
