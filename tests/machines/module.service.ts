import { moduleMachine } from '#machines/module.machine.ts'
import { choiceOf } from '#machines/rules/module-choice.ts'
import { connectModule } from '#src/shop/module.ports.ts'
import { service } from '#tests/support/service.ts'

export const moduleService = service(moduleMachine, async ({ city: { modules }, storage }) => {
  const [there, here] = modules.map(choiceOf)
  const known = [here!, null]
  return {
    connected: connectModule(storage),
    events: {
      'module.set': () => ({ module: there! }),
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
})
