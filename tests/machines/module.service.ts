import { QueryClient } from '@tanstack/react-query'
import { moduleMachine } from '#machines/app/module.machine.ts'
import { choiceOf } from '#machines/rules/module-choice.ts'
import { connectModule } from '#src/core/module.ports.ts'
import { NOWHERE } from '#tests/machines/module.model.ts'
import { service } from '#tests/support/service.ts'

export const moduleService = service(
  moduleMachine,
  async ({ city: { modules, here: place }, storage, server }) => {
    const [there, here] = modules.map(choiceOf)
    const known = [here!, null]
    return {
      connected: connectModule(storage, server, new QueryClient(), () => place),
      events: {
        'module.set': () => ({ module: there! }),
        'page.open': (sample) => ({ module_id: [there!.id, here!.id, NOWHERE][sample] ?? null }),
        'module.changed': (sample) => ({ module: known[sample] ?? null }),
      },
      answers: {
        readStoredModule: {
          before: ({ output }) => {
            if (output) storage.write('module', here!)
          },
        },
      },
    }
  },
)
