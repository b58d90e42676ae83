import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { connectSubscribe } from '#src/shared/footer/subscribe.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const subscribeService = service(subscribeMachine, async ({ api, newcomer }) => ({
  connected: connectSubscribe(api),
  events: { 'email.change': (sample) => ({ email: [newcomer.email, 'amira@'][sample]! }) },
}))

export const subscribeBrowser = browser(
  subscribeMachine,
  async ({ page, arrive }) => {
    const form = page.getByRole('contentinfo')
    return {
      open: async () => {
        await arrive('/about-us')
        await form.scrollIntoViewIfNeeded()
        await form.getByRole('textbox', { name: 'Your email' }).waitFor()
      },
      gestures: {
        'email.change': ({ email }) => form.getByRole('textbox', { name: 'Your email' }).fill(email),
        'form.submit': () => form.getByRole('button', { name: 'Subscribe' }).click(),
      },
    }
  },
  {
    inVain: {
      'form.submit': {
        done: 'the emptied form says nothing against a second press',
        invalid: 'the field says already what is wrong',
      },
    },
  },
)

/** docs/spec.md §5 Newsletter, §8 Other. */
export const subscribeTold = told('subscribe', {
  'newsletter.subscribed': { says: [['success', 'Subscribed Successfully']] },
  failure,
})

/** What the ports send. */
export const subscribeRequests = requests(connectSubscribe, [
  {
    port: 'subscribeNewsletter',
    input: { email: 'a@b.test' },
    sent: { request: 'POST /newsletter/subscribe', body: { email: 'a@b.test' } },
    field: 'message',
  },
])
