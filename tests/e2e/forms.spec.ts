import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { newNationalPhone } from '#tests/fixtures/new-phone.ts'
import { expectFlaw, expectNoFlaw, forbidScripts, paste, SCRIPT } from './support/field.ts'
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

test.describe('sign in', () => {
  const open = async (page: Page) => {
    await page.goto('/auth/sign-in')
    const main = page.getByRole('main')
    return {
      name: main.getByLabel('Email or phone'),
      password: main.getByLabel(/^Password\W*$/),
      send: main.getByRole('button', { name: 'Sign in', exact: true }),
      alert: main.getByRole('alert').filter({ hasText: /./ }),
    }
  }

  test.beforeEach(({ visitor }) => visitor())

  test('the sign-in form names the missing value at each field, and leads to the first', async ({ page }) => {
    const form = await open(page)
    await form.send.click()
    await expectFlaw(form.name, 'Fill in this field')
    await expectFlaw(form.password, 'Fill in this field')
    await expect(form.name).toBeFocused()
    await form.name.fill('   ')
    await form.password.fill('something')
    await form.send.click()
    await expectFlaw(form.name, 'Fill in this field')
    await expectNoFlaw(form.password)
    await expect(form.password).toHaveValue('something')
  })

  test('the sign-in form keeps every refused input', async ({ page }) => {
    const form = await open(page)
    const refusal = form.alert.or(page.locator('[aria-invalid=true]')).first()
    for (const typed of ['nobody@example.com', SCRIPT, LONG, EMOJI, MIXED])
      await test.step(typed.slice(0, 20), async () => {
        await form.name.fill(typed)
        await form.password.fill(typed)
        const answer = page.waitForResponse(/\/auth\/login/)
        await form.send.click()
        await answer
        await expect(form.send).not.toHaveAttribute('aria-busy')
        await expect(refusal).toBeVisible()
        await expect(form.name).toHaveValue(typed)
        await expect(form.password).toHaveValue(typed)
        await expect(form.send).toBeEnabled()
      })
  })

  test('takes an address pasted with spaces around it', async ({ page }) => {
    const form = await open(page)
    await paste(form.name, `  ${layla.email}  `)
    await form.password.fill(layla.password)
    await form.send.click()
    await expect(page.getByText('Sign in successfully.')).toBeVisible()
  })

  test('takes a phone number typed on an Arabic keyboard', async ({ page }) => {
    const form = await open(page)
    await form.name.fill(easternDigits(layla.phone))
    await form.password.fill(layla.password)
    await form.send.click()
    await expect(page.getByText('Sign in successfully.')).toBeVisible()
  })
})

test.describe('sign up', () => {
  const open = async (page: Page) => {
    await page.goto('/auth/sign-up')
    const main = page.getByRole('main')
    return {
      first: main.getByLabel('First name'),
      last: main.getByLabel('Last name'),
      phone: main.getByLabel('Phone'),
      email: main.getByLabel('Email'),
      password: main.getByLabel(/^Password\W*$/),
      again: main.getByLabel('Confirm password'),
      send: main.getByRole('button', { name: 'Create account' }),
    }
  }
  type Form = Awaited<ReturnType<typeof open>>

  const fill = async (form: Form, { email, digits }: ReturnType<typeof stranger>) => {
    await form.first.fill('Noor')
    await form.last.fill('Aziz')
    await form.phone.fill(digits)
    await form.email.fill(email)
    await form.password.fill('lighthouse-2026')
    await form.again.fill('lighthouse-2026')
  }

  test.beforeEach(({ visitor }) => visitor())

  test('the sign-up form names the missing value at each field, in the words of the specification', async ({
    page,
  }) => {
    const form = await open(page)
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

  test('the sign-up form explains the flaw of an address or a password, and keeps both', async ({ page }) => {
    const form = await open(page)
    await fill(form, stranger())
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

  test('leads to what the server refuses', async ({ page }) => {
    const form = await open(page)
    await fill(form, { ...stranger(), email: layla.email })
    await form.send.click()
    await expectFlaw(form.email, /.+/)
    await expect(form.email).toBeFocused()
    await expect(form.first).toHaveValue('Noor')
    await expect(form.password).toHaveValue('lighthouse-2026')
  })

  test('says at the field that a name is too long, and takes any other', async ({ page }) => {
    const form = await open(page)
    await fill(form, stranger())
    await form.first.fill(LONG)
    await form.last.fill(MIXED)
    await form.send.click()
    await expectFlaw(form.first, /.+/)
    await expect(form.first).toBeFocused()
    await expect(form.first).toHaveValue(LONG)
    await form.first.fill(EMOJI)
    await form.send.click()
    await expect(page.getByText('Signup successfully.')).toBeVisible()
  })

  test('takes any name for what it is, Arabic digits, and spaces around', async ({ page }) => {
    const person = stranger()
    const form = await open(page)
    await fill(form, person)
    await form.first.fill(SCRIPT.slice(0, 90))
    await form.phone.fill('')
    await paste(form.phone, ` ${easternDigits(person.digits)} `)
    await form.email.fill('')
    await paste(form.email, `  ${person.email} `)
    await form.send.click()
    await expect(page.getByText('Signup successfully.')).toBeVisible()
    await page.goto('/profile?page=profile-settings')
    await expect(page.getByRole('main').getByLabel('First name')).toHaveValue(SCRIPT.slice(0, 90))
    await expect(page.getByRole('main').getByLabel('Phone')).toHaveValue(person.digits)
  })

  test('the sign-up form speaks Arabic to an Arabic reader', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language-setting', 'ar'))
    await page.goto('/auth/sign-up')
    const main = page.getByRole('main')
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

test.describe('who collects a guest’s order', () => {
  const open = async (page: Page) => {
    await toCheckout(page)
    await page.getByRole('radio', { name: 'Take away' }).click()
    await expect(page.getByText('No Contact Info Added')).toBeVisible()
    const opener = page.getByRole('button', { name: words.en.addContact }).first()
    await opener.click()
    const dialog = page.getByRole('dialog')
    return {
      dialog,
      opener,
      ...contactIn(dialog),
      save: dialog.getByRole('button', { name: 'Save', exact: true }),
      reset: dialog.getByRole('button', { name: 'Reset' }),
    }
  }

  test.beforeEach(({ visitor }) => visitor())

  test('says what was left empty, and Reset clears all three', async ({ page }) => {
    const form = await open(page)
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
    await form.reset.click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' })
    await question.getByRole('button', { name: 'Yes' }).click()
    for (const field of [form.name, form.phone, form.email]) await expect(field).toHaveValue('')
  })

  test('keeps what was said, Arabic digits read, and shows it as text', async ({ page }) => {
    const form = await open(page)
    await form.name.fill(SCRIPT)
    await paste(form.phone, ' ٠٥٠ ١٢٣ ٤٥٦٧ ')
    await form.email.fill('nadia@example.com')
    await expect(form.phone).toHaveValue('501234567')
    await form.save.click()
    await expect(form.dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(SCRIPT)).toBeVisible()
    await expect(page.getByRole('main').getByText('+971501234567')).toBeVisible()
    await form.opener.click()
    await expect(form.name).toHaveValue(SCRIPT)
    await expect(form.phone).toHaveValue('501234567')
  })

  test('an order is held back without it', async ({ page }) => {
    const form = await open(page)
    await form.save.click()
    await (await placeOrderButton(page)).click()
    const refusal = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Please enter your contact info' })
    await expect(refusal.first()).toBeInViewport()
  })
})

test.describe('who receives a guest’s order', () => {
  test.beforeEach(({ visitor }) => visitor())

  test('a field that was left shows its flaw, and the typed text survives a reload', async ({ page }) => {
    await toCheckout(page)
    const form = contactIn(page.getByRole('main'))
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

  test('an order is held back without it, or with a wrong one; then it is canceled for a reason', async ({
    page,
  }) => {
    await toCheckout(page)
    const form = contactIn(page.getByRole('main'))
    // The kitchen waits for that hour, so the guest can still cancel.
    await page.getByText('Schedule for later').click()
    const place = await placeOrderButton(page)
    await place.click()
    await expectFlaw(form.name, 'Name is required')
    await expectFlaw(form.phone, 'Phone Number is required')
    await expectFlaw(form.email, 'Email is required')
    await expect(form.name).toBeFocused()
    await expect(form.name).toBeInViewport()
    await page.keyboard.type(MIXED)
    await expect(form.name).toHaveValue(MIXED)
    await expectNoFlaw(form.name)
    await place.click()
    await expect(form.phone).toBeFocused()
    await form.phone.fill('501234567')
    await form.email.fill('nadia at souk')
    await place.click()
    await expectFlaw(form.email, 'Must be a valid email')
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveValue('nadia at souk')
    await form.email.fill('nadia@example.com')
    await place.click()
    await page.getByRole('dialog', { name: 'Order placed' }).getByText('Track Order').click()

    const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel order' })
    await cancel.click()
    const why = page.getByRole('dialog', { name: 'Why do you want to cancel?' })
    const confirm = why.getByRole('button', { name: 'Cancel order' })
    await expect(confirm).toBeDisabled()
    await why.getByRole('radio').last().check()
    await confirm.click()
    await expect(why).toBeHidden()
    await expect(cancel).toBeHidden()
    await expect(page.getByRole('heading', { name: 'You canceled this order' })).toBeVisible()
  })
})

test.describe('a new address', () => {
  const open = async (page: Page) => {
    await page.goto('/profile?page=addresses')
    await page.getByRole('button', { name: 'Add new address' }).click()
    const dialog = page.getByRole('dialog')
    return {
      dialog,
      address: dialog.getByLabel(/^Address\W*$/),
      name: dialog.getByLabel('Contact Person Name'),
      phone: dialog.getByLabel('Contact Person Number'),
      floor: dialog.getByLabel('Floor'),
      save: dialog.getByRole('button', { name: 'Save' }),
    }
  }

  test.beforeEach(async ({ visitor, baseURL }) => visitor({ token: await tokenOf('new', baseURL!) }))

  test('the address form names the missing value in the words of the specification, and leads to the first', async ({
    page,
  }) => {
    const form = await open(page)
    await expect(form.address).not.toHaveValue('')
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

  test('the address form says at the field that its text is too long, and keeps the rest', async ({
    page,
  }) => {
    const form = await open(page)
    await expect(form.address).not.toHaveValue('')
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
    await expect(form.dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(SCRIPT)).toBeVisible()
  })
})

test.describe('the rest of checkout', () => {
  const open = async (page: Page) => {
    await page.goto('/home')
    await addDish(page)
    await checkOutAsGuest(page)
    return page.getByRole('main')
  }

  test.beforeEach(({ visitor }) => visitor())

  test('a coupon: empty, unknown, too long, strange, pasted with spaces', async ({ page }) => {
    const main = await open(page)
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

  test('a tip: words, too much, and the digits of an Arabic keyboard', async ({ page }) => {
    const main = await open(page)
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

  test('notes keep the typed text, up to the length that the store reads', async ({ page }) => {
    const main = await open(page)
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
    // A look into the cart on the way takes nothing away.
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Close' }).click()
    for (const [note] of limits) await expect(note).toHaveValue('٣ درجات')
  })
})

test.describe('finding an order', () => {
  const open = async (page: Page) => {
    await page.goto('/track-order')
    const main = page.getByRole('main')
    return {
      id: main.getByLabel('Order ID'),
      phone: main.getByLabel('Contact number'),
      send: main.getByRole('button', { name: 'Track order' }),
      alert: main.getByRole('alert'),
    }
  }

  test.beforeEach(({ visitor }) => visitor())

  test('the form asks for the missing values, in the words of the specification', async ({ page }) => {
    const form = await open(page)
    await form.send.click()
    await expectFlaw(form.id, 'Need a order id')
    await expectFlaw(form.phone, 'Need a contact number')
    await expect(form.id).toBeFocused()
    for (const typed of [SCRIPT, 'dinner', '   ', EMOJI, '9'.repeat(30)]) {
      await form.id.fill(typed)
      await form.send.click()
      await expectFlaw(form.id, 'Need a order id')
      await expect(form.id).toHaveValue(typed)
    }
  })

  test('says that there is no such order, and keeps what was typed', async ({ page }) => {
    const form = await open(page)
    await paste(form.id, ' #٩٩٠٩٩٩ ')
    await paste(form.phone, ' ٠٥٠ ١٢٣ ٤٥٦٧ ')
    await form.send.click()
    await expect(form.alert).toContainText('Order not found')
    await expect(form.id).toHaveValue(' #٩٩٠٩٩٩ ')
    await expect(form.phone).toHaveValue('501234567')
  })
})

test('the newsletter takes addresses only', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/about-us')
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

test.describe('search', () => {
  /** The plain field first, then the field that suggests: a visitor who types on notices nothing. */
  const box = (page: Page) => page.getByRole('search').locator('input:visible').first()

  test.beforeEach(({ visitor }) => visitor())

  test('an empty search is ignored', async ({ page }) => {
    await page.goto('/home')
    await box(page).click()
    await expect(page.getByRole('combobox')).toBeFocused()
    for (const typed of ['', '   ']) {
      await box(page).fill(typed)
      await box(page).press('Enter')
      await expect(page).toHaveURL(/\/home$/)
    }
  })

  test('anything is looked for as it is', async ({ page }) => {
    await page.goto('/home')
    for (const typed of [SCRIPT, 'q'.repeat(200), '  دجاج  ', '٥٠٪', EMOJI])
      await test.step(typed.trim().slice(0, 20), async () => {
        await box(page).fill('')
        await paste(box(page), typed + (typed.length === 200 ? ' and more' : ''))
        await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(typed)
        await box(page).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(typed.trim())
        expect(new URL(page.url()).searchParams.get('search')).toBe(typed.trim())
        await expect(page.getByText('Items not found!').or(page.getByRole('article').first())).toBeVisible()
      })
  })
})
