import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import { connectPickModule } from '#src/features/modules/modules.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

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

export const pickModuleBrowser = browser(
  pickModuleMachine,
  async ({ page, arrive }) => {
    const dialog = page.getByRole('dialog')
    return {
      open: async () => {
        await arrive('/about-us')
        await openOver(page, { name: 'modules' })
      },
      gestures: {
        'module.choose': ({ module }) => dialog.getByRole('button', { name: module.module_name }).click(),
        'modules.retry': () => dialog.getByRole('button', { name: 'Try again' }).click(),
        'picker.close': () => dialog.getByRole('button', { name: 'Close' }).first().click(),
      },
    }
  },
  {
    offered: { 'modules.retry': (snapshot) => snapshot.matches('failed') },
  },
)

/** docs/spec.md §2 Module picker, §4 Location pick. */
export const pickModuleTold = told(
  'pickModule',
  {
    picked: ({ module }) => ({
      sends: [['module', { type: 'module.set', module }]],
      says: [['success', 'A module has been selected.', { id: 'location' }]],
      goes: '/home',
      enters: module,
    }),
    dismissed: { closes: true },
  },
  { samples: { picked: [{ module: { id: 2, module_type: 'grocery' } }] } },
)

/** What the ports send. */
export const pickModuleRequests = requests(connectPickModule, [
  {
    port: 'listModules',
    sent: { request: 'GET /module' },
    field: 'map',
    reply: [],
  },
])
