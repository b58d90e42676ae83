import type { Locator, Page } from '@playwright/test'
import type { TabStored } from '#browser/tab-storage.ts'
import { contactOfCustomer } from '#machines/rules/contact.ts'
import type { Customer } from '#tests/support/stage.ts'

/**
 * The server says no price of the order: the page shows its own figures, as for a backend without quotes. For paths that
 * change the fee on its way, which a quote would not follow.
 */
export const refuseQuotes = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/customer/order/quote', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ code: 'unavailable', message: 'Not now.' }] } }),
  )

/** Goes to another page of the shop as a link does: nothing is loaded again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), path)

/** Opens something over the page, as the shop's own buttons do. */
export const openOver = (page: Page, overlay: { name: string; [field: string]: unknown }): Promise<void> =>
  page.evaluate((over) => window.history.pushState({ overlay: over }, '', window.location.href), overlay)

/** Signs in from any page; the shop then goes to its home page. */
export async function signIn(page: Page, { info, password }: Customer): Promise<void> {
  await goTo(page, '/auth/sign-in')
  await page.getByRole('textbox', { name: 'Email or phone' }).fill(info.email)
  await page
    .getByRole('main')
    .getByLabel(/^Password/)
    .fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function openSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await openSignOut(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
}

/**
 * Another tab of the same browser writes into the storage (null removes), and is closed again once the page has heard of it,
 * which takes a moment.
 */
export async function inAnotherTab(page: Page, entries: Record<string, string | null>): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/boot.js', page.url()).href)
  await tab.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
  }, entries)
  await page.waitForFunction(
    (all) => Object.entries(all).every(([key, value]) => localStorage.getItem(key) === value),
    entries,
  )
  await tab.close()
}

/** Another tab of the same browser says that something the shop shows has changed; the tab stays open, or the first page may not hear it. */
export async function tellFromAnotherTab(page: Page, topic: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/boot.js', page.url()).href)
  await tab.evaluate((about) => new BroadcastChannel(`souk:${about}`).postMessage(about), topic)
}

/**
 * Another tab of the same browser forgets everything. Clearing an empty storage sends no event, so an empty token is written
 * behind it.
 */
export async function forgetInAnotherTab(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/boot.js', page.url()).href)
  await tab.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('token', '')
  })
  await page.waitForFunction(() => localStorage.getItem('token') === '')
  await tab.close()
}

/** Chooses where things are brought: the first place the shop knows under that name. */
export async function pickFromMap(page: Page, name: string): Promise<void> {
  await openOver(page, { name: 'location', next: 'close' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name)
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Pick Locations' }).click()
}

/** Writes into a field, also what stands there already. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.fill(text)
}

/** Moves a map with the keyboard, as its canvas says. */
export async function moveMap(within: Locator): Promise<void> {
  const canvas = within.getByLabel(/arrow keys move the map/)
  await canvas.focus()
  await canvas.press('ArrowRight')
}

/** What the guest said about the receiver earlier in this tab; call it before the page is opened. */
export const rememberContact = (
  page: Page,
  newcomer: Parameters<typeof contactOfCustomer>[0],
): Promise<unknown> =>
  page.addInitScript(
    (known) => sessionStorage.setItem('souk.guestContact', known),
    JSON.stringify(contactOfCustomer(newcomer)),
  )

/** Presses these buttons in the drawer of the cart, which checkout opens. */
export async function changeQuantity(page: Page, buttons: string[]): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await page.getByRole('main').getByRole('button', { name: 'Edit cart' }).click()
  for (const name of buttons) await drawer.getByRole('button', { name, exact: true }).click()
  // A cart without lines leads away from checkout by itself.
  if (buttons.every((name) => !name.startsWith('Remove')))
    await drawer.getByRole('button', { name: 'Close' }).click()
}

/** The tab keeps this of an earlier visit. */
export const keepInTab = (page: Page, key: keyof TabStored, value: unknown): Promise<void> =>
  page.evaluate(([name, text]) => sessionStorage.setItem(`souk.${name}`, text), [
    key,
    JSON.stringify(value),
  ] as const)

/** This tab keeps who has signed in and has to prove the phone, before its first page. */
export const keepWaiting = (page: Page, waiting: TabStored['waitingSignIn']): Promise<unknown> =>
  page.addInitScript((text) => sessionStorage.setItem('souk.waitingSignIn', text), JSON.stringify(waiting))

/** What a browser does when the customer goes to another tab and comes back. */
export const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
