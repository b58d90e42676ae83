import { strictEqual } from 'node:assert'
import { expect } from '@playwright/test'
import { unwrap } from '#api/unwrap.ts'
import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'
import { moments } from '#tests/machines/app/countdown.model.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

/** The first campaign that runs in the city, on a clock that says what it is told. */
export const countdownService = service(countdownMachine, async ({ server }) => {
  const [running] = await unwrap(server.GET('/campaigns/basic'))
  const campaign = () =>
    unwrap(
      server.GET('/campaigns/basic-campaign-details', {
        params: { query: { basic_campaign_id: String(running!.id) } },
      }),
    )
  const ends = Date.parse((await campaign()).end_date)
  let now = 0
  return {
    connected: connectCountdown({ now: () => now }),
    inputs: { 'an offer that runs': { ends } },
    answers: {
      readClock: {
        before: ({ sample }) => {
          now = moments(ends)[sample]!
        },
      },
    },
    holds: async (snapshot) => {
      if (!snapshot.matches('running') && !snapshot.matches('over')) return
      strictEqual(snapshot.context.left, Date.parse((await campaign()).end_date) - now)
    },
  }
})

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
        // Without the time of the server the page believes the device, whose time the steps set.
        await page.route('**/api/v1/**', async (route) => {
          const response = await route.fetch()
          const { date: _, ...headers } = response.headers()
          await route.fulfill({ response, headers })
        })
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
