import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine } from '#machines/app/choose-kinds.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const chooseKindsBrowser = browser(chooseKindsMachine, async ({ page, arrive, stage }, { steps }) => {
  const messages = page.getByRole('main').getByRole('switch', { name: 'Messages' })
  return {
    open: async () => {
      await arrive('/profile?page=notifications')
      await page.getByRole('main').getByText('What we notify you about').click()
      await messages.waitFor()
    },
    gestures: {
      'kind.toggle': () => page.getByRole('main').getByText('Messages', { exact: true }).click(),
    },
    shows: async () => {
      const { wanted, saved } = steps.at(-1)!.world.snapshot.context
      strictEqual(await messages.isChecked(), wanted.message)
      const { message } = await unwrap(stage.server.GET('/customer/notification-settings'))
      strictEqual(message, saved.message)
    },
  }
})
