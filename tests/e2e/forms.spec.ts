// Only a browser shows where the focus goes, what a paste does to a field, and that a typed script stays text.
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { newNationalPhone } from '#tests/fixtures/new-phone.ts'
import { expectFlaw, expectNoFlaw, forbidScripts, paste, SCRIPT } from './support/field.ts'
import { firstVisit } from './support/first-visit.ts'
import { addDish, checkOutAsGuest, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const [layla] = demoAccounts
const LONG = 'x'.repeat(300)
/** Names as people write them: in both directions, and with what keyboards of phones offer. */
const EMOJI = 'Noor 😀🌙'
const MIXED = 'نور Noor'

/** A person who has not signed up yet, told apart by the phone. */
const stranger = () => {
  const digits = newNationalPhone()
  return { email: `noor.${digits}@example.com`, digits }
}

const easternDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)

test.beforeEach(({ page }) => forbidScripts(page))

test('the sign-in form leads to the first missing value, keeps each refused input, and takes a pasted address', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/auth/sign-in')
  const main = page.getByRole('main')
  const name = main.getByLabel('Email or phone')
  const password = main.getByLabel(/^Password\W*$/)
  const send = main.getByRole('button', { name: 'Sign in', exact: true })

  await test.step('the form names the missing value at each field', async () => {
    await send.click()
    await expectFlaw(name, 'Fill in this field')
    await expectFlaw(password, 'Fill in this field')
    await expect(name).toBeFocused()
    await name.fill('   ')
    await password.fill('something')
    await send.click()
    await expectFlaw(name, 'Fill in this field')
    await expectNoFlaw(password)
    await expect(password).toHaveValue('something')
  })

  const alert = main.getByRole('alert').filter({ hasText: /./ })
  const refusal = alert.or(page.locator('[aria-invalid=true]')).first()
  for (const typed of ['nobody@example.com', SCRIPT, LONG, EMOJI, MIXED])
    await test.step(typed.slice(0, 20), async () => {
      await name.fill(typed)
      await password.fill(typed)
      const answer = page.waitForResponse(/\/auth\/login/)
      await send.click()
      await answer
      await expect(send).not.toHaveAttribute('aria-busy')
      await expect(refusal).toBeVisible()
      await expect(name).toHaveValue(typed)
      await expect(password).toHaveValue(typed)
      await expect(send).toBeEnabled()
    })

  await test.step('an address pasted with spaces around it signs in', async () => {
    await name.fill('')
    await paste(name, `  ${layla.email}  `)
    await password.fill(layla.password)
    await send.click()
    await expect(page.getByText('Sign in successfully.')).toBeVisible()
  })
})

test('the sign-up form leads to each flaw in both languages, and takes any name as text', async ({
  page,
  visitor,
}) => {
  await visitor({ lang: 'ar' })
  const main = page.getByRole('main')

  await test.step('the form speaks Arabic to an Arabic reader', async () => {
    await page.goto('/auth/sign-up')
    const first = main.getByLabel('الاسم الأول')
    const email = main.getByLabel('البريد الإلكتروني')
    const send = main.getByRole('button', { name: 'إنشاء الحساب' })
    await send.click()
    await expectFlaw(first, 'الاسم مطلوب')
    await expectFlaw(main.getByLabel('اسم العائلة'), 'اسم العائلة مطلوب')
    await expectFlaw(main.getByLabel('الهاتف'), 'رقم الهاتف مطلوب')
    await expectFlaw(email, 'البريد الإلكتروني مطلوب')
    await expect(first).toBeFocused()
    await first.fill('نور')
    await email.fill('نور عند سوق')
    const password = main.getByLabel(/^كلمة المرور *\*?$/)
    await password.fill('قصيرة')
    await main.getByLabel('تأكيد كلمة المرور').fill('أخرى')
    await send.click()
    await expectFlaw(email, 'أدخل بريدًا إلكترونيًا صحيحًا')
    await expectFlaw(password, 'يجب ألا تقل عن 8 أحرف')
    await expectFlaw(main.getByLabel('تأكيد كلمة المرور'), 'كلمتا المرور غير متطابقتين')
    await password.fill('١٢٣٤٥٦٧٨')
    await expectFlaw(password, 'كلمة المرور هذه سهلة التخمين. اختر كلمة أقل شيوعًا.')
    await expect(email).toHaveValue('نور عند سوق')
    await expect(first).toHaveValue('نور')
  })

  await page.evaluate(() => localStorage.setItem('language-setting', 'en'))
  await page.goto('/auth/sign-up')
  const form = {
    first: main.getByLabel('First name'),
    last: main.getByLabel('Last name'),
    phone: main.getByLabel('Phone'),
    email: main.getByLabel('Email'),
    password: main.getByLabel(/^Password\W*$/),
    again: main.getByLabel('Confirm password'),
    send: main.getByRole('button', { name: 'Create account' }),
  }
  const fill = async ({ email, digits }: ReturnType<typeof stranger>) => {
    await form.first.fill('Noor')
    await form.last.fill('Aziz')
    await form.phone.fill(digits)
    await form.email.fill(email)
    await form.password.fill('lighthouse-2026')
    await form.again.fill('lighthouse-2026')
  }

  await test.step('the form names the missing value at each field, in the words of the specification', async () => {
    await form.send.click()
    await expectFlaw(form.first, 'name is required')
    await expectFlaw(form.last, 'last name required')
    await expectFlaw(form.phone, 'phone number required')
    await expectFlaw(form.email, 'Email is required')
    await expect(form.first).toBeFocused()
    await form.first.fill('Noor')
    await expectNoFlaw(form.first)
    await form.last.fill('   ')
    await form.phone.pressSequentially('call me')
    await form.send.click()
    await expectFlaw(form.last, 'last name required')
    await expectFlaw(form.phone, 'phone number required')
    await expect(form.last).toBeFocused()
    await expect(form.last).toHaveValue('   ')
  })

  await test.step('the form explains the flaw of an address or a password, and keeps both', async () => {
    await fill(stranger())
    await form.email.fill('noor at example')
    await form.password.fill('short')
    await form.again.fill('shorter')
    await form.send.click()
    await expectFlaw(form.email, 'Must be a valid email')
    await expectFlaw(form.password, 'Use at least 8 characters')
    await expectFlaw(form.again, "The passwords don't match")
    await form.password.fill('12345678')
    await expectFlaw(form.password, 'This password is easy to guess. Choose a less common one.')
    await form.password.fill('Noor Aziz')
    await expectFlaw(form.password, 'Choose a password without your name, phone number or email.')
    await form.send.click()
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveValue('noor at example')
    await form.email.fill(`${'x'.repeat(250)}@example.com`)
    await expectFlaw(form.email, 'Use 255 characters or fewer')
  })

  await test.step('the form leads to what the server refuses', async () => {
    await fill({ ...stranger(), email: layla.email })
    await form.send.click()
    await expectFlaw(form.email, /.+/)
    await expect(form.email).toBeFocused()
    await expect(form.first).toHaveValue('Noor')
    await expect(form.password).toHaveValue('lighthouse-2026')
  })

  await test.step('the form says at the field that a name is too long', async () => {
    await fill(stranger())
    await form.first.fill(LONG)
    await form.last.fill(MIXED)
    await form.send.click()
    await expectFlaw(form.first, /.+/)
    await expect(form.first).toBeFocused()
    await expect(form.first).toHaveValue(LONG)
  })

  await test.step('the account keeps any name as text, and reads Arabic digits with spaces around them', async () => {
    const person = stranger()
    await form.first.fill(SCRIPT.slice(0, 90))
    await form.last.fill(EMOJI)
    await form.phone.fill('')
    await paste(form.phone, ` ${easternDigits(person.digits)} `)
    await form.email.fill('')
    await paste(form.email, `  ${person.email} `)
    await form.send.click()
    await expect(page.getByText('Signup successfully.')).toBeVisible()
    await page.goto('/profile?page=profile-settings')
    await expect(main.getByLabel('First name')).toHaveValue(SCRIPT.slice(0, 90))
    await expect(main.getByLabel('Phone')).toHaveValue(person.digits)
  })
})

const toCheckout = async (page: Page) => {
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
}

const contactIn = (within: Locator) => ({
  name: within.getByLabel(words.en.contactName),
  phone: within.getByLabel(words.en.contactPhone),
  email: within.getByLabel(words.en.contactEmail),
})

test('checkout of a guest who collects the order asks for the contact, shows it as text, and takes a pasted coupon code', async ({
  page,
  visitor,
}) => {
  await visitor()
  await toCheckout(page)
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: 'Take away' }).click()
  await expect(page.getByText('No Contact Info Added')).toBeVisible()
  const opener = page.getByRole('button', { name: words.en.addContact }).first()
  const dialog = page.getByRole('dialog')
  const form = contactIn(dialog)
  const save = dialog.getByRole('button', { name: 'Save', exact: true })

  await test.step('checkout holds an order without a contact back', async () => {
    await opener.click()
    await save.click()
    await (await placeOrderButton(page)).click()
    const refusal = main.getByRole('alert').filter({ hasText: 'Please enter your contact info' })
    await expect(refusal.first()).toBeInViewport()
  })

  await test.step('the dialog names what was left empty, and Reset clears all three fields', async () => {
    await opener.click()
    await form.name.focus()
    await form.phone.focus()
    await form.email.focus()
    await form.name.focus()
    await expectFlaw(form.name, 'Name is required')
    await expectFlaw(form.phone, 'Phone Number is required')
    await expectFlaw(form.email, 'Email is required')
    await form.name.fill(SCRIPT)
    await form.phone.fill('501234567')
    await form.email.fill('nadia@example.com')
    for (const field of [form.name, form.phone, form.email]) await expectNoFlaw(field)
    await dialog.getByRole('button', { name: 'Reset' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' })
    await question.getByRole('button', { name: 'Yes' }).click()
    for (const field of [form.name, form.phone, form.email]) await expect(field).toHaveValue('')
  })

  await test.step('checkout keeps the contact, reads Arabic digits, and shows a script as text', async () => {
    await form.name.fill(SCRIPT)
    await paste(form.phone, ' ٠٥٠ ١٢٣ ٤٥٦٧ ')
    await form.email.fill('nadia@example.com')
    await expect(form.phone).toHaveValue('501234567')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(SCRIPT)).toBeVisible()
    await expect(main.getByText('+971501234567')).toBeVisible()
    await opener.click()
    await expect(form.name).toHaveValue(SCRIPT)
    await expect(form.phone).toHaveValue('501234567')
    await save.click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a coupon code is missing, unknown, strange, too long, or pasted with spaces', async () => {
    const code = main.getByLabel('Coupon code')
    const apply = main.getByRole('button', { name: 'Apply', exact: true })
    await apply.click()
    await expectFlaw(code, 'Enter a coupon code')
    await expect(code).toBeFocused()
    for (const typed of ['NOSUCH', SCRIPT.slice(0, 60), '٤٢']) {
      await code.fill('')
      await paste(code, typed)
      await expectNoFlaw(code)
      await apply.click()
      await expectFlaw(code, /.+/)
      await expect(code).toHaveValue(typed)
    }
    await code.fill(LONG)
    await expect(code).toHaveValue('x'.repeat(60))
    const known = await page.request.get('/api/v1/coupon/list', {
      headers: { zoneid: '[1]', moduleId: '1' },
    })
    const [coupon] = ((await known.json()) as { code: string; min_purchase: number }[]).sort(
      (one, other) => one.min_purchase - other.min_purchase,
    )
    await code.fill('')
    await paste(code, `  ${coupon!.code.toLowerCase()} `)
    await apply.click()
    await expect(
      main
        .getByText(`${coupon!.code} applied`)
        .or(main.getByText(/^To apply this coupon, total item amount should be minimum/)),
    ).toBeVisible()
  })
})

test('checkout of a guest keeps typed text over a reload and a look into the cart, and leads to each flaw', async ({
  page,
  visitor,
}) => {
  await visitor()
  await toCheckout(page)
  const main = page.getByRole('main')
  const form = contactIn(main)

  await test.step('a field that the guest left shows its flaw, and the typed text survives a reload', async () => {
    await form.name.fill(SCRIPT)
    await form.name.fill('')
    await paste(form.phone, ' ٥ ')
    await form.email.fill('nadia at souk')
    await expectFlaw(form.name, 'Name is required')
    await expectFlaw(form.phone, 'Enter a valid phone number')
    await expectNoFlaw(form.email)
    await form.name.fill(SCRIPT)
    await expectFlaw(form.email, 'Must be a valid email')
    await form.phone.fill('501234567')
    for (const field of [form.name, form.phone]) await expectNoFlaw(field)
    await page.reload()
    await expect(form.name).toHaveValue(SCRIPT)
    await expect(form.phone).toHaveValue('501234567')
    await expect(form.email).toHaveValue('nadia at souk')
    await expectNoFlaw(form.email)
  })

  await test.step('a tip is named in words, too large, negative, or typed on an Arabic keyboard', async () => {
    await main.getByRole('button', { name: 'Other amount' }).click()
    const tip = main.getByRole('textbox', { name: 'Other amount' })
    for (const typed of ['much', '1.2.3', '5000', '-3']) {
      await tip.fill(typed)
      await expectFlaw(tip, /^Enter an amount up to .*1,000/)
      await expect(tip).toHaveValue(typed)
    }
    await tip.fill('٧٫٥')
    await expectNoFlaw(tip)
    await expect(main.locator('aside').getByText('7.50')).toBeVisible()
  })

  await test.step('notes keep the typed text, up to the length that the store reads', async () => {
    const limits: [Locator, number][] = [
      [main.getByLabel('Delivery instructions'), 300],
      [main.getByLabel('If an item is unavailable'), 300],
      [main.getByLabel('Order note'), 1000],
    ]
    for (const [note, limit] of limits) {
      await note.fill(SCRIPT)
      await expect(note).toHaveValue(SCRIPT)
      await note.fill('y'.repeat(limit + 50))
      await expect(note).toHaveValue('y'.repeat(limit))
      await note.fill('٣ درجات')
    }
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Close' }).click()
    for (const [note] of limits) await expect(note).toHaveValue('٣ درجات')
  })

  await test.step('checkout leads to each missing or wrong contact field, and then places the order', async () => {
    for (const field of [form.name, form.phone, form.email]) await field.fill('')
    const button = await placeOrderButton(page)
    await button.click()
    await expectFlaw(form.name, 'Name is required')
    await expectFlaw(form.phone, 'Phone Number is required')
    await expectFlaw(form.email, 'Email is required')
    await expect(form.name).toBeFocused()
    await expect(form.name).toBeInViewport()
    await page.keyboard.type(MIXED)
    await expect(form.name).toHaveValue(MIXED)
    await expectNoFlaw(form.name)
    await button.click()
    await expect(form.phone).toBeFocused()
    await form.phone.fill('501234567')
    await form.email.fill('nadia at souk')
    await button.click()
    await expectFlaw(form.email, 'Must be a valid email')
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveValue('nadia at souk')
    await form.email.fill('nadia@example.com')
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
  })
})

test('the form of a new address leads to its first flaw, and shows the saved address as text', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=addresses')
  await page.getByRole('button', { name: 'Add new address' }).click()
  const dialog = page.getByRole('dialog')
  const form = {
    address: dialog.getByLabel(/^Address\W*$/),
    name: dialog.getByLabel('Contact Person Name'),
    phone: dialog.getByLabel('Contact Person Number'),
    floor: dialog.getByLabel('Floor'),
    save: dialog.getByRole('button', { name: 'Save' }),
  }
  await expect(form.address).not.toHaveValue('')

  await test.step('the form names the missing value in the words of the specification', async () => {
    await form.address.fill('')
    await form.name.fill('   ')
    await form.phone.fill('')
    await form.phone.pressSequentially('call me')
    await form.save.click()
    await expectFlaw(form.address, 'Address is required')
    await expectFlaw(form.name, 'Name is required')
    await expectFlaw(form.phone, 'Phone Number is required')
    await expect(form.address).toBeFocused()
    await form.address.fill(MIXED)
    await form.save.click()
    await expect(form.name).toBeFocused()
    await expect(form.address).toHaveValue(MIXED)
  })

  await test.step('the form says at the field that its text is too long, and keeps the rest', async () => {
    await form.address.fill(SCRIPT)
    await form.name.fill(EMOJI)
    await form.phone.fill('501234567')
    await form.floor.fill(LONG)
    await form.save.click()
    await expectFlaw(form.floor, /.+/)
    await expect(form.floor).toBeFocused()
    await expect(form.address).toHaveValue(SCRIPT)
    await form.floor.fill('٣')
    await form.save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(SCRIPT)).toBeVisible()
  })
})

test('the search takes any pasted text as text but an empty one, and the newsletter takes addresses only', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  /** The plain field first, then the field that suggests: a visitor who types on notices nothing. */
  const box = page.getByRole('search').locator('input:visible').first()
  await box.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  for (const nothing of ['', '   ']) {
    await box.fill(nothing)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
  }
  for (const typed of [SCRIPT, 'q'.repeat(200), '  دجاج  ', '٥٠٪', EMOJI])
    await test.step(typed.trim().slice(0, 20), async () => {
      await box.fill('')
      await paste(box, typed + (typed.length === 200 ? ' and more' : ''))
      await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(typed)
      await box.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed.trim())
      expect(new URL(page.url()).searchParams.get('search')).toBe(typed.trim())
      await expect(page.getByText('Items not found!').or(page.getByRole('article').first())).toBeVisible()
    })

  await test.step('the newsletter', async () => {
    await firstVisit(page, '/about-us')
    await page.getByRole('contentinfo').or(page.locator('footer')).first().scrollIntoViewIfNeeded()
    const email = page.getByLabel('Your email')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    for (const typed of ['', 'somebody', 'نور@سوق', SCRIPT, `${LONG} @example.com`]) {
      await email.fill(typed)
      await subscribe.click()
      await expectFlaw(email, 'Please insert a valid email')
      await expect(email).toBeFocused()
      await expect(email).toHaveValue(typed)
    }
    await email.fill('')
    await paste(email, `  ${stranger().email} `)
    await subscribe.click()
    await expect(page.getByText('Subscribed Successfully')).toBeVisible()
  })
})
