import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { chooseSize, confirmRules, contact, end, main, pick, press, weight } from './support/parcel-form.ts'
import { expect, test } from './support/test.ts'

// docs/spec.md §2: the tiles of the parcel home lead to /parcel-delivery-info.
test('a guest sees the price before any contact, sends a parcel in cash, and is told its number', async ({
  page,
  visitor,
}) => {
  // On a phone the button stands where the tab bar stands on other pages.
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ module: 'parcel' })
  await page.goto('/home')
  await main(page).locator('a[href^="/parcel-delivery-info?id="]').first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Send a parcel')

  await test.step('a size and both ends give the price', async () => {
    await chooseSize(page)
    await pick(page, 'Deliver to', 'Opera House')
    await expect(press(page)).toBeVisible()
    await expect(main(page).getByText(/per km = /)).toBeVisible()
    await expect(main(page).getByText(/^This price is valid until /)).toBeVisible()
  })

  await test.step('everything that is missing is named, and nothing is sent', async () => {
    await press(page).click()
    await expect(main(page).getByText('Name is required')).toHaveCount(2)
    await expect(end(page, 'Pick up from').getByLabel('Name')).toBeFocused()
    await expect(main(page).getByText('Confirm that your parcel has none of these items')).toBeVisible()
  })

  await test.step('the filled form survives a reload', async () => {
    await contact(page, 'Pick up from', 'Nora Saleh')
    await contact(page, 'Deliver to', 'Omar Zaki', '507654321')
    await end(page, 'Deliver to').getByLabel('Note to the courier').fill('Blue door')
    await confirmRules(page)
    await page.reload()
    await expect(end(page, 'Deliver to').getByLabel('Name')).toHaveValue('Omar Zaki')
    await expect(end(page, 'Deliver to').getByLabel('Note to the courier')).toHaveValue('Blue door')
    await expect(press(page)).toBeVisible()
  })

  await test.step('Enter in a field orders nothing, the button does', async () => {
    await end(page, 'Deliver to').getByLabel('Name').press('Enter')
    await expect(page).toHaveURL(/parcel-delivery-info/)
    await press(page).click()
    await expect(page).toHaveURL(/\/home$/)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Keep your order ID and phone number')
    await expect(dialog.getByText('+971501234567')).toBeVisible()
  })

  await test.step('the next parcel begins with an empty form', async () => {
    await page.goto('/parcel-delivery-info?id=1')
    await expect(end(page, 'Deliver to').getByLabel('Name')).toHaveValue('')
    await expect(end(page, 'Pick up from').getByLabel('Name')).toHaveValue('')
  })
})

test('a customer swaps the ends with one press, lets the receiver pay, and is led to the parcel', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ module: 'parcel', token: await tokenOf('demo', baseURL!) })
  await page.goto('/parcel-delivery-info?id=1')
  await chooseSize(page)
  await pick(page, 'Deliver to', 'Opera House')
  await contact(page, 'Deliver to', 'Omar Zaki')
  const name = await end(page, 'Pick up from').getByLabel('Name').inputValue()
  expect(name).not.toBe('')

  await main(page).getByRole('button', { name: 'Swap sender and receiver' }).click()
  await expect(end(page, 'Pick up from').getByLabel('Name')).toHaveValue('Omar Zaki')
  await expect(end(page, 'Deliver to').getByLabel('Name')).toHaveValue(name)
  await end(page, 'Pick up from').getByRole('button', { name: 'Me' }).click()
  await expect(end(page, 'Pick up from').getByLabel('Name')).toHaveValue(name)

  await main(page)
    .getByRole('radio', { name: /^The receiver pays/ })
    .check()
  await expect(main(page).getByRole('radio', { name: /^Pay online/ })).toBeDisabled()
  await expect(main(page).getByText('Not available when the receiver pays the courier').first()).toBeVisible()
  await confirmRules(page)
  await press(page).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/)
  await expect(main(page)).toContainText('Order Placed')
})

test('a parcel that is too heavy moves to a larger size at another price, leads to its payment online, and its page says the weight', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'parcel' })
  await page.goto('/parcel-delivery-info')
  await main(page).getByRole('radio', { name: 'Boxes' }).check()
  await expect(page).toHaveURL(/\?id=\d+$/)
  const sizes = main(page).getByRole('radiogroup', { name: 'How big is it?' }).getByRole('radio')
  await sizes.first().check()
  await pick(page, 'Deliver to', 'Opera House')
  await expect(press(page)).toBeVisible()
  const price = await press(page).textContent()
  await weight(page).fill('12.5')
  await expect(weight(page)).toHaveAccessibleDescription('This size takes up to 10 kg. Choose a larger one.')
  await main(page)
    .getByRole('button', { name: /^Choose .+, up to 20 kg$/ })
    .click()
  await expect(weight(page)).toBeFocused()
  await expect(weight(page)).toHaveAccessibleDescription(/up to 20 kg in this size$/)
  await expect(press(page)).not.toHaveText(price!)
  await page.reload()
  await expect(weight(page)).toHaveValue('12.5')

  await contact(page, 'Pick up from', 'Nora Saleh')
  await contact(page, 'Deliver to', 'Omar Zaki')
  await main(page)
    .getByRole('radio', { name: /^Pay online/ })
    .check()
  await confirmRules(page)
  await press(page).click()
  await expect(page).toHaveURL(/page=pay&order=\d+|payments/)
  await page.goto('/home')
  const link = page.getByRole('complementary', { name: 'Unpaid order' }).getByRole('link')
  const id = new URL((await link.getAttribute('href'))!, page.url()).searchParams.get('order')
  await page.goto(`${trackPath(Number(id))}&contact_number=${encodeURIComponent('+971501234567')}`)
  await expect(main(page)).toContainText('Weight: 12.5 kg')
})

test('on a phone the form names one door at both ends before any press, and a press leads to a time that is refused', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ module: 'parcel' })
  await page.goto('/parcel-delivery-info?id=1')
  await chooseSize(page)
  await pick(page, 'Pick up from', 'Opera House')
  await pick(page, 'Deliver to', 'Opera House')
  const same = end(page, 'Deliver to').getByText(/^The sender's and the receiver's address are the same\./)

  await test.step('two flats of one house are two doors', async () => {
    await expect(same).toBeVisible()
    await end(page, 'Deliver to')
      .getByLabel(/^Floor/)
      .fill('3')
    await expect(same).toBeHidden()
    await expect(press(page)).toBeVisible()
  })

  await test.step('a press while the time is refused leads to it', async () => {
    const message = 'Choose a time within the next seven days.'
    await page.route('**/customer/order/quote', (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'schedule_at', message }] } }),
    )
    await pick(page, 'Deliver to', 'Harbour')
    await contact(page, 'Pick up from', 'Nora Saleh')
    await contact(page, 'Deliver to', 'Omar Zaki')
    await confirmRules(page)
    const time = main(page).getByRole('region', { name: 'When should we pick it up?' })
    await expect(time.getByText(message)).toBeAttached()
    await main(page).getByRole('button', { name: 'Send parcel', exact: true }).click()
    await expect(time).toBeFocused()
    await expect(time).toBeInViewport()
    await expect(time).toHaveAccessibleDescription(message)
  })
})
