import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import { connectPickModule } from '#src/features/modules/modules.ports.ts'
import { service } from '#tests/support/service.ts'

export const pickModuleService = service(
  pickModuleMachine,
  async ({ api, city: { here, modules } }, { from }) => ({
    connected: connectPickModule(api),
    inputs: { [from]: { zone_ids: here.zone_ids } },
    events: { 'module.choose': () => ({ module: modules[0]! }) },
    answers: {
      /** The demo city has every module in every zone. */
      listModules: { shaped: (body, { output }) => body.slice(0, output.length) },
    },
  }),
)
