import type { Page, Worker } from '@playwright/test'
import { type StandInBrowser, startPushService } from '#tests/support/push-service.ts'
import { placeDinner } from './support/placed.ts'
import { expect, test } from './support/test.ts'

/** The origin that playwright.config.ts allows the server to send to. */
const portOf = (baseURL: string) => Number(new URL(baseURL).port) + 1000

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Without a push service of its own, the browser gets the address and the keys of the stand-in; the worker is the real one. */
async function subscribesTo(page: Page, { endpoint, p256dh, auth }: StandInBrowser): Promise<void> {
  await page.addInitScript(
    ([address, key, secret]) => {
      let current: object | null = null
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => {
          current = {
            endpoint: address,
            options: { applicationServerKey: null },
            toJSON: () => ({ endpoint: address, keys: { p256dh: key, auth: secret } }),
            unsubscribe: async () => {
              current = null
              return true
            },
          }
          return current
        },
      })
    },
    [endpoint, p256dh, auth],
  )
}

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
    const { id } = await placeDinner(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

    await page.goto(`/track-order?order_id=${id}&contact_number=${encodeURIComponent('+971501234567')}`)
    await page.getByRole('button', { name: 'نبّهني عند وصوله إلى الباب' }).click()
    const offer = page.getByRole('region', { name: 'إشعارات هذا الطلب' })
    await expect(offer.getByRole('button', { name: 'إيقاف' })).toBeVisible()

    // The simulated kitchen moves the order; the server encrypts, signs and sends.
    await expect.poll(() => service.delivered.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const [{ message, headers }] = service.delivered as [(typeof service.delivered)[0]]
    expect(message).toMatchObject({ type: 'order_status', order_id: String(id), lang: 'ar' })
    expect(headers.topic).toBe(`order-${id}`)

    // Before the simulated courier has delivered it.
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
