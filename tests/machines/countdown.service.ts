import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'
import { moments } from '#tests/machines/countdown.model.ts'
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
