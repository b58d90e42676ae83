// Only a browser shows it: the keyboard, a phone, barriers of each state, reloads, faults of the network and a lost reply.
import type { Page } from '@playwright/test'
import { trackPath } from '#src/navigation/track-path.ts'
import { everyFault } from '#tests/support/faults.ts'
import { asking, loseReply, retryOf, under } from './support/faults.ts'
import { press as pressKey, walkTo } from './support/keyboard.ts'
import {
  chooseSize,
  confirmRules,
  contact,
  end,
  instructionAt,
  main,
  nameAt,
  phoneAt,
  pick,
  press,
  rules,
  sides,
  sizes,
  weight,
} from './support/parcel-form.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const FORM = '/parcel-delivery-info?id=1'
const { sender, receiver } = sides.en

const placedDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: /\d{6}/ })

/** Everything that a guest says of a parcel, with a price. */
async function fill(page: Page): Promise<void> {
  await page.goto(FORM)
  await chooseSize(page)
  await pick(page, receiver, 'Opera House')
  await contact(page, sender, 'Nora Saleh')
  await contact(page, receiver, 'Omar Zaki', '507654321')
  await instructionAt(page, receiver).fill('Blue door')
  await confirmRules(page)
  await expect(press(page)).toBeVisible()
}

async function isFilled(page: Page): Promise<void> {
  await expect(sizes(page).first()).toBeChecked()
  await expect(weight(page)).toHaveValue('0.5')
  await expect(nameAt(page, sender)).toHaveValue('Nora Saleh')
  await expect(phoneAt(page, sender)).toHaveValue('501234567')
  await expect(end(page, receiver)).toContainText('Opera House')
  await expect(nameAt(page, receiver)).toHaveValue('Omar Zaki')
  await expect(phoneAt(page, receiver)).toHaveValue('507654321')
  await expect(instructionAt(page, receiver)).toHaveValue('Blue door')
  await expect(rules(page)).toBeChecked()
}

test.describe('ar, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest on a phone sends a heavy parcel with Arabic digits, and reads its weight on its page', async ({
    page,
    visitor,
  }) => {
    const { ar } = sides
    await visitor({ lang: 'ar', module: 'parcel' })
    await page.goto('/home')
    await main(page).locator('a[href^="/parcel-delivery-info?id="]').last().click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('إرسال طرد')

    await test.step('the price needs both ends and a size, and no contact', async () => {
      await sizes(page).first().check()
      await pick(page, ar.receiver, 'دار الأوبرا')
      await expect(press(page)).toBeVisible()
    })

    await test.step('a parcel that is too heavy moves to the larger size with one press', async () => {
      await weight(page).fill('١٢٫٥')
      await expect(weight(page)).toHaveAccessibleDescription(
        'يتسع هذا الحجم لما وزنه 10 كغ على الأكثر. اختر حجمًا أكبر.',
      )
      expect(await seriousFindings(page)).toEqual([])
      await main(page).getByRole('button', { name: 'اختر «كبير»، حتى 20 كغ' }).click()
      await expect(weight(page)).toBeFocused()
      await expect(sizes(page).last()).toBeChecked()
    })

    await test.step('a press names everything that is missing', async () => {
      await press(page).click()
      await expect(nameAt(page, ar.sender)).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])
    })

    await test.step('the filled form survives a reload, and is sent', async () => {
      await contact(page, ar.sender, 'نورة صالح', '٥٠١٢٣٤٥٦٧')
      await contact(page, ar.receiver, 'عمر زكي', '507654321')
      await confirmRules(page)
      await page.reload()
      await expect(nameAt(page, ar.receiver)).toHaveValue('عمر زكي')
      await expect(weight(page)).toHaveValue('١٢٫٥')
      await press(page).click()
      await expect(page).toHaveURL(/\/home$/)
    })

    const id = (await placedDialog(page).textContent())!.match(/\d{6}/)![0]
    await page.goto(FORM)
    await expect(nameAt(page, ar.receiver)).toHaveValue('')
    await expect(nameAt(page, ar.sender)).toHaveValue('')
    await page.goto(`${trackPath(Number(id))}&contact_number=${encodeURIComponent('+971501234567')}`)
    await expect(main(page)).toContainText('الوزن: 12.5 كغ')
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('a guest sends a parcel by keyboard alone', async ({ page, visitor }) => {
  test.setTimeout(180_000)
  await visitor({ module: 'parcel' })
  await page.goto(FORM)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Send a parcel')
  await walkTo(page, sizes(page).first())
  await pressKey(page, 'Space')
  await walkTo(page, weight(page))
  await page.keyboard.type('30')
  const larger = main(page).getByRole('button', { name: /^Choose .+, up to / })
  await expect(larger).toHaveCount(0)
  await expect(weight(page)).toHaveAccessibleDescription('Parcels of this kind may weigh up to 3 kg.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2.5')
  await walkTo(page, larger)
  await pressKey(page, 'Enter')
  await expect(weight(page)).toBeFocused()
  await expect(sizes(page).nth(1)).toBeChecked()

  await walkTo(page, nameAt(page, sender))
  await page.keyboard.type('Nora Saleh')
  await walkTo(page, phoneAt(page, sender))
  await page.keyboard.type('501234567')

  await walkTo(page, end(page, receiver).getByRole('button', { name: 'Search' }))
  await pressKey(page, 'Enter')
  const search = page.getByRole('combobox')
  await walkTo(page, search)
  await page.keyboard.type('Opera House')
  await expect(page.getByRole('option').first()).toBeVisible()
  await pressKey(page, 'ArrowDown')
  await pressKey(page, 'Enter')
  const confirm = page.getByRole('button', { name: 'Pick Locations' })
  await expect(confirm).toBeEnabled()
  await walkTo(page, confirm)
  await pressKey(page, 'Enter')
  await expect(confirm).toBeHidden()
  await expect(end(page, receiver).getByRole('button', { name: 'Search' })).toBeFocused()

  await walkTo(page, nameAt(page, receiver))
  await page.keyboard.type('Omar Zaki')
  await walkTo(page, phoneAt(page, receiver))
  await page.keyboard.type('507654321')
  await walkTo(page, rules(page))
  await pressKey(page, 'Space')
  await expect(rules(page)).toBeChecked()
  await walkTo(page, press(page))
  await pressKey(page, 'Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(placedDialog(page)).toBeVisible()
})

test('the form of a parcel has no serious findings in either theme, empty, refused, too heavy and priced, and a press on a phone leads to a time that is refused', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'parcel' })
  await page.goto(FORM)
  const isFree = async (state: string) => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      expect.soft(await seriousFindings(page), `${state}, ${theme}`).toEqual([])
    }
  }
  await expect(nameAt(page, receiver)).toBeVisible()
  await isFree('empty')
  await main(page)
    .getByRole('button', { name: /^Send parcel$/ })
    .click()
  await expect(nameAt(page, sender)).toHaveAttribute('aria-invalid', 'true')
  await isFree('refused')
  await sizes(page).first().check()
  await weight(page).fill('2')
  await expect(weight(page)).toHaveAttribute('aria-invalid', 'true')
  await isFree('too heavy')
  await weight(page).fill('1')
  await pick(page, receiver, 'Opera House')
  await expect(press(page)).toBeVisible()
  await isFree('priced')

  // On a phone the button stands where the tab bar stands on other pages.
  await page.setViewportSize({ width: 390, height: 844 })
  const message = 'Choose a time within the next seven days.'
  await page.route('**/customer/order/quote', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: 'schedule_at', message }] } }),
  )
  await pick(page, receiver, 'Harbour')
  await contact(page, sender, 'Nora Saleh')
  await contact(page, receiver, 'Omar Zaki')
  await confirmRules(page)
  const time = main(page).getByRole('region', { name: 'When should we pick it up?' })
  await expect(time.getByText(message)).toBeAttached()
  await main(page).getByRole('button', { name: 'Send parcel', exact: true }).click()
  await expect(time).toBeFocused()
  await expect(time).toBeInViewport()
  await expect(time).toHaveAccessibleDescription(message)
})

test('the form of a parcel keeps everything that was typed while no price comes and under every fault, and is placed once when the reply is lost', async ({
  page,
  visitor,
  forgive,
}) => {
  test.setTimeout(180_000)
  const path = /\/customer\/order\/place/
  forgive(/^failed: 50[03] /)
  await visitor({ module: 'parcel' })
  await fill(page)

  await test.step('no price comes, also over a reload', async () => {
    await under(page, /\/customer\/order\/quote/, ['a failing server', 'no connection'], async () => {
      await page.reload()
      await expect(main(page).getByText("We couldn't get the price.")).toBeVisible()
      await isFilled(page)
    })
    await retryOf(page).click()
    await expect(press(page)).toBeVisible()
    await isFilled(page)
  })

  await test.step('the server does not take it', () =>
    under(page, path, everyFault, async () => {
      await asking(page, path, () => retryOf(page).or(press(page)).first().click())
      await expect(retryOf(page).or(press(page)).first()).toBeVisible()
      await isFilled(page)
    }))

  await test.step('the reply is lost', async () => {
    const placed: number[] = []
    const lose = loseReply((body) => placed.push((body as { order_id: number }).order_id))
    await page.route(path, lose)
    await retryOf(page).or(press(page)).first().click()
    await expect.poll(() => placed.length).toBeGreaterThan(0)
    await expect(main(page).getByText("We couldn't confirm your order")).toBeVisible()
    await isFilled(page)
    await page.unroute(path, lose)
    const reply = page.waitForResponse(path)
    await retryOf(page).click()
    placed.push(((await (await reply).json()) as { order_id: number }).order_id)
    await expect(page).toHaveURL(/\/home$/)
    await expect(placedDialog(page)).toContainText(String(placed[0]))
    expect(new Set(placed).size).toBe(1)
  })
})
