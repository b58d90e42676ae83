import { leaveFormMachine } from '#machines/app/leave-form.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer who came from another page has typed another name. */
export const leaveFormBrowser = browser(
  leaveFormMachine,
  async ({ page, stage, arrive }) => {
    const main = page.getByRole('main')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    return {
      open: async () => {
        await stage.becomeCustomer()
        await arrive('/profile?page=settings')
        await main.getByRole('link', { name: 'Profile settings' }).first().click()
        await main.getByLabel(/^First name/).fill('Laila')
      },
      gestures: {
        'page.leave': ({ exit }) =>
          exit.type === 'link'
            ? page.getByRole('banner').getByRole('link', { name: 'Souk' }).click()
            : page.goBack(),
        'leave.accept': () => question.getByRole('button', { name: 'Leave', exact: true }).click(),
        'leave.decline': () => question.getByRole('button', { name: 'Keep editing' }).click(),
      },
    }
  },
  {
    offered: {
      // The question covers the links of the page; the browser's own button stays.
      'page.leave': (snapshot, { exit }) => snapshot.matches('staying') || exit.type === 'history',
    },
  },
)
