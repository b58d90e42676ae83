import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { connectConvertPoints } from '#src/features/account/wallet.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { act, told } from '#tests/support/told.ts'

const POINTS = 1000

export const convertPointsService = service(
  convertPointsMachine,
  async ({ api, city, shop, server, ...stage }) => {
    const { info } = await stage.becomeCustomer()
    await shop.givePoints(info.id, POINTS)
    const rate = city.config.loyalty_point_exchange_rate
    let times = 0
    return {
      connected: connectConvertPoints(api, crypto),
      answers: {
        transferPoints: {
          before: () => {
            times++
          },
        },
      },
      /** Every transfer that was answered took a hundred points and brought what they are worth. */
      holds: async () => {
        const { loyalty_point, wallet_balance } = await unwrap(server.GET('/customer/info'))
        strictEqual(loyalty_point, POINTS - 100 * times)
        strictEqual(wallet_balance, (100 * times) / rate)
      },
    }
  },
)

export const convertPointsBrowser = browser(
  convertPointsMachine,
  async ({ page, arrive }) => {
    const form = page.getByRole('region', { name: 'Convert points to money' })
    return {
      open: async () => {
        await arrive('/profile?page=loyalty-points')
        await form.getByRole('textbox').waitFor()
      },
      gestures: {
        'points.change': ({ points }) => write(form.getByRole('textbox'), points),
        'form.submit': () => form.getByRole('button', { name: 'Convert to money' }).click(),
      },
    }
  },
  { inVain: { 'form.submit': { done: 'the emptied form says nothing against a second press' } } },
)

/** docs/spec.md §8 Other: the points and the wallet differ now. */
export const convertPointsTold = told(
  'convertPoints',
  {
    'points.converted': ({ message }) => ({
      says: [['success', message]],
      readsAgain: ['getCustomerInfo'],
      runs: [['refreshList']],
    }),
  },
  {
    given: { refreshList: act },
    samples: { 'points.converted': [{ message: 'Point to wallet transfer successfully.' }] },
  },
)

/** What the ports send. */
export const convertPointsRequests = requests(
  (api) => connectConvertPoints(api, keys),
  [
    {
      port: 'transferPoints',
      input: { key: 'key-1', point: 300 },
      sent: { request: 'POST /loyalty-point/point-transfer', body: { point: 300 }, headers: KEY },
      field: 'message',
    },
  ],
)
