import { expect } from '@playwright/test'
import { unwrap } from '#api/unwrap.ts'
import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { moments } from '#tests/machines/countdown.model.ts'
import { browser } from '#tests/support/browser.ts'

export const countdownBrowser = browser(
  countdownMachine,
  async ({ page, arrive, live, stage: { server } }, { from }) => {
    const [campaign] = await unwrap(server.GET('/campaigns/basic'))
    const { ends } = live.inputs![from] as { ends: number }
    const timer = page.getByRole('timer')
    const over = page.getByRole('main').getByText('This campaign is over')
    let said = '––Days––Hours––Min––Sec'
    return {
      open: async () => {
        await arrive(`/campaigns/${campaign!.slug}?module_id=${campaign!.module_id}`)
        await timer.waitFor()
      },
      answers: {
        readClock: {
          before: async ({ sample }) => {
            said = sample === 0 ? '01Days01Hours01Min01Sec' : ''
            await page.evaluate((now) => {
              Date.now = () => now
            }, moments(ends)[sample]!)
          },
        },
      },
      shows: () => (said ? expect(timer).toHaveText(said) : expect(over).toBeVisible()),
    }
  },
)
