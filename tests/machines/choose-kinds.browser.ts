import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine } from '#machines/choose-kinds.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const chooseKindsBrowser = browser(chooseKindsMachine, async ({ page, arrive, stage }) => {
  const messages = page.getByRole('main').getByRole('switch', { name: 'Messages' })
  return {
    open: async () => {
      await arrive('/profile?page=notifications')
      await messages.waitFor()
    },
    gestures: {
      'kind.toggle': () => page.getByRole('main').getByText('Messages', { exact: true }).click(),
    },
    shows: async () => {
      const { message } = await unwrap(stage.server.GET('/customer/notification-settings'))
      strictEqual(await messages.isChecked(), message)
    },
  }
})
