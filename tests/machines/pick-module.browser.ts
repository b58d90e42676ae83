import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

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
