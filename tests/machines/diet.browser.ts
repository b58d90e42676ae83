import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const dietBrowser = browser(dietMachine, async ({ page, arrive, stage }, { from }) => {
  const main = page.getByRole('main')
  if (from === 'a guest') stage.wire.token = undefined
  return {
    open: async () => {
      await arrive('/profile?page=diet')
      await main.getByRole('heading', { level: 1, name: 'Diet and allergies' }).waitFor()
    },
    gestures: {
      'choice.turn': () => main.getByText('Gluten', { exact: true }).click(),
      'choice.changed': () => tellFromAnotherTab(page, 'diet'),
      retry: () => main.getByRole('button', { name: 'Try again' }).click(),
    },
  }
})
