import type { Page, Worker } from '@playwright/test'
import { createApi } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { PASSWORD, tokenOf } from '#tests/fixtures/customer.ts'
import { signOut } from '#tests/machines/by-hand.ts'
import { type StandInBrowser, startPushService } from '#tests/support/push-service.ts'
import { placeDinner, tomorrowAtNoon } from './support/placed.ts'
import { expect, test } from './support/test.ts'

/** The origin that playwright.config.ts allows the server to send to. */
const portOf = (baseURL: string) => Number(new URL(baseURL).port) + 1000

/** One after the other: both need the stand-in's one address. */
test.describe.configure({ mode: 'default' })

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/**
 * Without a push service of its own, the browser gets the address and the keys of the stand-in; the worker is the real one.
 * The subscription outlives the page, as in a browser.
 */
async function subscribesTo(page: Page, { endpoint, p256dh, auth }: StandInBrowser): Promise<void> {
  await page.addInitScript(
    ([address, key, secret]) => {
      const KEPT = 'push subscription of the shop with this key'
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        )
      const current = () => {
        const public_key = localStorage.getItem(KEPT)
        return (
          public_key && {
            endpoint: address,
            options: { applicationServerKey: bytesOf(public_key).buffer },
            toJSON: () => ({ endpoint: address, keys: { p256dh: key, auth: secret } }),
            unsubscribe: async () => {
              localStorage.removeItem(KEPT)
              return true
            },
          }
        )
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEPT, applicationServerKey)
          return current()
        },
      })
    },
    [endpoint, p256dh, auth] as const,
  )
}

const isSubscribed = (page: Page) =>
  page.evaluate(async () =>
    Boolean(await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()),
  )

/** Chromium's own way to hand a message to a service worker. */
async function workerOf(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
}

type Shown = { title: string; dir: string; lang: string; tag: string; data: string }
type Scope = { shown: Shown[]; registration: object; ExtendableEvent: typeof Event }

/** Chromium without a window has no notifications: the worker's are kept here instead. */
const keepNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.shown = []
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void scope.shown.push({ ...options, title }),
    })
  })

const shownBy = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).shown.map(({ title, dir, lang, tag }) => ({ title, dir, lang, tag })),
  )

/** What the browser does when the customer presses the notification. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const { shown, ExtendableEvent } = globalThis as unknown as Scope
    const notification = { ...shown[0], close() {} }
    globalThis.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })

/** The customer is signed in on a phone as well, which receives push messages, and writes to a store there. */
async function writerOn({ endpoint, p256dh, auth }: StandInBrowser, shop: string, token: string) {
  const apiOf = (signedIn?: string) =>
    createApi({
      baseUrl: `${shop}/api/v1`,
      wire: () => ({ locale: 'en', token: signedIn }),
      onUnauthorized: () => {},
    })
  const { email } = await unwrap(apiOf(token).GET('/customer/info'))
  const account = { email_or_phone: email, email, password: PASSWORD }
  const session = await unwrap(
    apiOf().POST('/auth/login', { body: { ...account, field_type: 'email', login_type: 'manual' } }),
  )
  const api = apiOf(session.token)
  await unwrap(api.POST('/push/subscribe', { body: { endpoint, p256dh, auth } }))
  return (message: string) =>
    unwrap(
      api.POST('/message/send', {
        body: { receiver_type: 'vendor', receiver_id: 4, message },
        bodySerializer: asForm,
      }),
    )
}

test('a guest is told of an order while no page of the shop is visible, after one press', async ({
  page,
  visitor,
  baseURL,
}) => {
  const service = await startPushService(portOf(baseURL!))
  try {
    const device = service.newBrowser()
    await subscribesTo(page, device)
    await visitor({ lang: 'ar' })
    await page.goto('/about-us')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).not.toBeNull()
    // The simulated courier would soon deliver one of now, and its page offers nothing afterwards.
    const planned = await placeDinner(page, 'cash_on_delivery', { schedule_at: tomorrowAtNoon() })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

    await page.goto(
      `/track-order?order_id=${planned.id}&contact_number=${encodeURIComponent('+971501234567')}`,
    )
    await page.getByRole('button', { name: 'نبّهني عند وصوله إلى الباب' }).click()
    const offer = page.getByRole('region', { name: 'إشعارات هذا الطلب' })
    await expect(offer.getByRole('button', { name: 'إيقاف' })).toBeVisible()

    // The simulated kitchen moves an order of now; the server encrypts, signs and sends.
    const { id } = await placeDinner(page)
    const ofNow = () => service.delivered.find(({ message }) => message.order_id === String(id))
    await expect
      .poll(() => ofNow()?.message, { timeout: 30_000 })
      .toMatchObject({ type: 'order_status', order_id: String(id), lang: 'ar' })
    const { message, headers } = ofNow()!
    expect(headers.topic).toBe(`order-${id}`)

    await offer.getByRole('button', { name: 'إيقاف' }).click()
    await expect(page.getByRole('button', { name: 'نبّهني عند وصوله إلى الباب' })).toBeVisible()

    const elsewhere = await page.context().newPage()
    const deliver = await workerOf(elsewhere, new URL(page.url()).origin)
    const [worker] = page.context().serviceWorkers() as [Worker]
    await keepNotifications(worker)
    await deliver(message)
    expect(await shownBy(worker)).toEqual([])

    // No page of the shop is open any more.
    await page.goto('about:blank')
    await deliver(message)
    await expect
      .poll(() => shownBy(worker))
      .toEqual([{ title: message.title, dir: 'rtl', lang: 'ar', tag: `order-${id}` }])

    await page.goto('/about-us')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await press(worker)
    await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${id}$`))
  } finally {
    await service.stop()
  }
})

test('a customer with an open page is told of messages, referrals and orders by the worker, and of nothing after signing out, although the reply is lost', async ({
  page,
  visitor,
  baseURL,
  forgive,
}) => {
  forgive(/auth\/logout/)
  const service = await startPushService(portOf(baseURL!))
  try {
    const [device, phone] = [service.newBrowser(), service.newBrowser()]
    const messagesTo = ({ endpoint }: StandInBrowser) =>
      service.delivered.filter(({ path, message }) => endpoint.endsWith(path) && message.type === 'message')
    await subscribesTo(page, device)
    const token = await tokenOf('new', baseURL!)
    const write = await writerOn(phone, baseURL!, token)
    await visitor({ token })
    // This shop has no event stream: the page knows only what the worker hands over.
    await page.route('**/api/v1/events', (route) =>
      route.fulfill({ status: 404, json: { errors: [{ code: 'not-found', message: 'No such page' }] } }),
    )
    await page.goto('/about-us')
    const { id } = await placeDinner(page)
    await page.goto(`/track-order?order_id=${id}`)
    await page.getByRole('button', { name: 'Tell me when it is at the door' }).click()
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
    const deliver = await workerOf(page, new URL(page.url()).origin)

    await write('Do you deliver to the pier?')
    await expect.poll(() => messagesTo(device).length, { timeout: 20_000 }).toBe(1)
    const listening = page.waitForResponse(/\/api\/v1\/events/)
    await page.goto('/home')
    await listening
    await deliver(messagesTo(device)[0]!.message)
    await expect(page.getByText('You have a new message')).toBeVisible()
    await page.getByRole('button', { name: 'Read' }).click()
    await expect(page).toHaveURL(/\/chatting\?conversationId=\d+&type=vendor&chatFrom=true/)

    const log = page.getByRole('region', { name: 'Messages' })
    const question = log.getByText('And on Sundays?')
    await expect(log).toContainText('Do you deliver to the pier?')
    await write('And on Sundays?')
    await expect.poll(() => messagesTo(device).length, { timeout: 20_000 }).toBe(2)
    await expect(question).toHaveCount(0)
    await deliver(messagesTo(device)[1]!.message)
    await expect(question).toBeVisible()

    // A toast under the pointer stays.
    await page.mouse.move(0, 0)
    await deliver({ type: 'referral_code', title: 'A friend joined', body: 'You earned 5' })
    const referral = page.getByRole('status').filter({ hasText: 'A friend joined' })
    await expect(referral).toContainText('You earned 5')
    await expect(referral.getByRole('button', { name: 'Track' })).toHaveCount(0)
    await expect(referral).toBeHidden({ timeout: 8_000 })

    const moved = () =>
      service.delivered.find(
        ({ message }) => message.type === 'order_status' && message.order_status !== 'pending',
      )
    await expect.poll(moved, { timeout: 30_000 }).toMatchObject({ message: { order_id: String(id) } })
    // The bar at the foot of the page shows the order of now; only a toast speaks of one for tomorrow.
    const planned = await placeDinner(page, 'cash_on_delivery', { schedule_at: tomorrowAtNoon() })
    await deliver({ ...moved()!.message, order_id: String(planned.id) })
    await page.getByRole('button', { name: 'Track' }).click()
    await expect(page.getByRole('dialog')).toContainText(String(planned.id))
    await page.keyboard.press('Escape')

    await page.route('**/api/v1/auth/logout', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await signOut(page)
    await expect.poll(() => isSubscribed(page)).toBe(false)
    // The second one is sent to the phone when the first was sent to all browsers.
    for (const count of [3, 4]) {
      await write('Are you open?')
      await expect.poll(() => messagesTo(phone).length, { timeout: 20_000 }).toBe(count)
    }
    expect(messagesTo(device)).toHaveLength(2)
  } finally {
    await service.stop()
  }
})
