import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const sessionsBrowser = browser(
  sessionsMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const question = page.getByRole('alertdialog')
    let asked = 'endSession'
    return {
      open: async () => {
        await arrive('/profile?page=sessions')
        await main.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
      },
      gestures: {
        'session.end': () => {
          asked = 'endSession'
          return main
            .getByRole('button', { name: /^Sign out (?!all)/ })
            .first()
            .click()
        },
        'others.end': () => {
          asked = 'endOtherSessions'
          return main.getByRole('button', { name: 'Sign out all other devices' }).click()
        },
        'end.accept': () => question.getByRole('button', { name: 'Sign out' }).click(),
        'end.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'list.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
      answers: { ...live.answers, endSessions: { asks: () => asked } },
    }
  },
  { holds: ['endSession', 'endOtherSessions'] },
)
