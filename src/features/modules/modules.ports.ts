import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { pickModuleMachine, pickModulePorts } from '#machines/app/pick-module.machine.ts'

/** Answers which modules the shop has. */
export const connectPickModule = (api: Api) =>
  pickModuleMachine.provide({
    actors: {
      listModules: answer(pickModulePorts.listModules, (_, signal) =>
        unwrap(api.GET('/module', { signal }), 'map'),
      ),
    },
  })
