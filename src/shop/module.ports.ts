import { answer } from '#api/answer.ts'
import type { AppStorage } from '#browser/storage.ts'
import { moduleMachine, modulePorts } from '#machines/module.machine.ts'

/** Answers the module: the browser keeps which one the customer shops in. */
export const connectModule = (storage: AppStorage) =>
  moduleMachine.provide({
    actors: {
      readStoredModule: answer(modulePorts.readStoredModule, async () => storage.read('module') ?? null),
      storeModule: answer(modulePorts.storeModule, async (module) => {
        if (module) storage.write('module', module)
        else storage.remove('module')
      }),
    },
  })
