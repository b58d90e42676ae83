// Only a browser shows where the focus goes, what a lost reply leaves, and what a dialog takes while it waits.
import type { Locator, Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { guestOrder } from '#tests/fixtures/demo-goods.ts'
import { dueIn, plainDinner, plainOrder } from '#tests/fixtures/plain-order.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { answerOnce, hold, loseReply } from './support/faults.ts'
import { press, walkTo } from './support/keyboard.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const REQUEST = /\/api\/v1\/order\/refund-request/

const texts = {
  en: {
    ask: 'Ask for a refund',
    someItems: /^Some items/,
    oneMore: /^One more/,
    reason: 'Something is missing',
    note: 'Tell us more',
    notPicture: 'Choose a picture: jpg, png, gif or webp.',
    tooMany: 'Maximum 3 images can be send at a time.',
    picture: /^Picture \d of your request$/,
    remove: 'Remove picture 1',
    send: 'Send request',
    progress: 'Progress of the refund',
    steps: ['Requested', 'Approved', 'Money sent'],
    money: 'Where the money goes',
  },
  ar: {
    ask: 'اطلب استرداد المبلغ',
    reason: 'شيء ما ناقص',
    note: 'أخبرنا بالتفاصيل',
    picture: /^الصورة \d من طلبك$/,
    send: 'أرسل الطلب',
    failed: 'تعذّر إرسال طلبك. يمكنك المحاولة مرة أخرى بأمان.',
    progress: 'مراحل الاسترداد',
    steps: ['تم الطلب', 'تمت الموافقة', 'أُرسل المبلغ'],
    money: 'وجهة المبلغ',
    inCash: /نقدًا\.$/,
  },
}
type Texts = Pick<typeof texts.en, 'ask' | 'send' | 'progress' | 'steps'>

/** A new customer with a dinner that the shop has handed out. */
async function diner(shop: string) {
  const token = await tokenOf('new', shop)
  const api = createClient<paths>({
    baseUrl: `${shop}/api/v1`,
    headers: { zoneid: '[1]', moduleId: '1', authorization: `Bearer ${token}` },
  })
  const { store_id, line } = await plainDinner(api as never)
  const body = { ...plainOrder(store_id, [line]), order_type: 'take_away' as const }
  const { error } = await api.POST('/customer/order/place', { body: { ...body, order_amount: 0 } })
  const { data } = await api.POST('/customer/order/place', { body: { ...body, order_amount: dueIn(error) } })
  const order_id = data!.order_id
  const order = async () => (await api.GET('/order/track', { params: { query: { order_id } } })).data!
  await expect.poll(async () => (await order()).order_status, { timeout: 60_000 }).toBe('delivered')
  return { token, order_id, order }
}

const filesOf = (...names: string[]) =>
  names.map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(bytesOf(name)) }))
const files = (dialog: Locator) => dialog.locator('input[type=file][multiple]')

async function openDialog(page: Page, { ask, send }: Texts = texts.en): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: ask }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: send })).toBeVisible()
  return dialog
}

const progress = (page: Page, label = texts.en.progress) =>
  page.getByRole('list', { name: label }).getByRole('listitem')

/** The steps in their order, each taken once the shop has decided and sent the money. */
async function followSteps(page: Page, { progress: label, steps }: Texts): Promise<void> {
  await expect(progress(page, label)).toHaveCount(steps.length)
  for (const [at, step] of steps.entries()) {
    await expect(progress(page, label).nth(at)).toContainText(step)
    await expect(progress(page, label).nth(at)).toHaveAttribute('data-state', 'done')
  }
}

test('a customer asks two pieces back, with pictures, and sees the money arrive in the wallet', {
  tag: '@gate',
}, async ({ page, visitor, baseURL }) => {
  const { token, order_id, order } = await diner(baseURL!)
  await visitor({ token })
  await page.goto(orderPath(order_id))
  const dialog = await openDialog(page)
  expect(await seriousFindings(page)).toEqual([])

  await test.step('the dialog names the missing answers, and leads there', async () => {
    await dialog.getByRole('radio', { name: texts.en.someItems }).check()
    await dialog.getByRole('button', { name: texts.en.send }).click()
    await expect(dialog.getByText('Choose at least one item.')).toBeFocused()
    await expect(dialog.getByText('Choose what went wrong.')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('two of five pieces are counted', async () => {
    for (const _ of [1, 2]) await dialog.getByRole('button', { name: texts.en.oneMore }).click()
    await expect(dialog.getByText(/^2 of 5 · /)).toBeVisible()
    await dialog.getByRole('radio', { name: texts.en.reason }).check()
    await dialog.getByLabel(texts.en.note).fill('Two boxes were empty.')
  })

  await test.step('only pictures are taken, and three of them', async () => {
    await files(dialog).setInputFiles([
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await expect(dialog.getByText(texts.en.notPicture)).toBeVisible()
    await files(dialog).setInputFiles(filesOf('one', 'two', 'three', 'four'))
    await expect(dialog.getByText(texts.en.tooMany)).toBeVisible()
    await expect(dialog.getByRole('img', { name: texts.en.picture })).toHaveCount(3)
    await dialog.getByRole('button', { name: texts.en.remove }).click()
    await expect(dialog.getByRole('img', { name: texts.en.picture })).toHaveCount(2)
  })

  await dialog.getByRole('button', { name: texts.en.send }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('h1:focus')).toBeVisible()

  await test.step('the order shows each step, the pieces, the words and the pictures', async () => {
    await followSteps(page, texts.en)
    const { refund, order_status } = await order()
    expect(order_status).toBe('delivered')
    expect(refund?.lines).toMatchObject([{ quantity: 2 }])
    const panel = page.getByRole('region', { name: 'Refund', exact: true })
    await expect(panel).toContainText('Some items')
    await expect(panel).toContainText('Two boxes were empty.')
    await expect(panel.getByRole('list', { name: texts.en.money })).toContainText('is in your wallet.')
    await expect(page.getByRole('button', { name: /^Enlarge: Refund request, picture/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: texts.en.ask })).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('a guest with a phone asks everything back in Arabic although the reply is lost, and gets cash', async ({
  page,
  visitor,
}) => {
  const words = texts.ar
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ lang: 'ar' })
  await page.goto('/home')
  const { id, phone } = await guestOrder(page)
  await page.goto(
    `/track-order?${new URLSearchParams({ order_id: String(id), contact_number: phone, view: 'details' })}`,
  )
  const ask = page.getByRole('main').getByRole('button', { name: words.ask })
  await expect(ask).toBeVisible({ timeout: 60_000 })
  const dialog = await openDialog(page, words)
  await dialog.getByRole('radio', { name: words.reason }).check()
  await dialog.getByLabel(words.note).fill('ناقص خبز')
  await files(dialog).setInputFiles(filesOf('bread'))
  expect(await seriousFindings(page)).toEqual([])

  const replies: unknown[] = []
  await answerOnce(
    page,
    REQUEST,
    loseReply((reply) => replies.push(reply)),
  )
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByText(words.failed)).toBeVisible()
  expect(replies).toHaveLength(1)
  await expect(dialog.getByRole('radio', { name: words.reason })).toBeChecked()
  await expect(dialog.getByLabel(words.note)).toHaveValue('ناقص خبز')
  await expect(dialog.getByRole('img', { name: words.picture })).toHaveCount(1)
  // The shop has the request already, and knows it by its key.
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog).toBeHidden()
  await followSteps(page, words)
  await expect(page.getByRole('list', { name: words.money })).toContainText(words.inCash)
  expect(await seriousFindings(page)).toEqual([])
})

test('a customer asks for a refund by keyboard alone, and the dialog stays as it is while the answer takes its time', async ({
  page,
  visitor,
  baseURL,
}) => {
  const { token, order_id } = await diner(baseURL!)
  await visitor({ token })
  await page.goto(orderPath(order_id))
  const opener = page.getByRole('main').getByRole('button', { name: texts.en.ask })
  const dialog = page.getByRole('dialog')
  await expect(opener).toBeVisible()
  await walkTo(page, opener)

  await test.step('Escape closes the dialog, and the focus is back at its button', async () => {
    await press(page, 'Enter')
    await expect(dialog.getByRole('button', { name: texts.en.send })).toBeVisible()
    await press(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await press(page, 'Enter')
  await walkTo(page, dialog.getByRole('radio', { name: /^The whole order/ }))
  await press(page, 'ArrowDown')
  await walkTo(page, dialog.getByRole('button', { name: texts.en.oneMore }))
  await press(page, 'Enter')
  await expect(dialog.getByText(/^1 of 5 · /)).toBeVisible()
  await walkTo(page, dialog.getByRole('radio', { name: texts.en.reason }))
  await press(page, 'Space')
  await walkTo(page, dialog.getByLabel(texts.en.note))
  await page.keyboard.type('The bread was missing.')
  const send = dialog.getByRole('button', { name: texts.en.send })
  const answer = await hold(page, REQUEST)
  await walkTo(page, send)
  await press(page, 'Enter')

  await test.step('Escape does not close the dialog, and its note takes no text, until the answer comes', async () => {
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog.getByLabel(texts.en.note)).toHaveValue('The bread was missing.')
    await expect(dialog.getByLabel(texts.en.note)).not.toBeEditable()
    await answer()
  })

  await expect(dialog).toBeHidden()
  await expect(page.locator('h1:focus')).toBeVisible()
  await followSteps(page, texts.en)
})
