import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ProfileForm } from '#openapi/generated/client.ts'
import { customers, customerTokens, items, uploads } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { asForm } from './support/forms.ts'
import { item, module } from './support/small-shop.ts'

const shop = openShop()

let named = 0
const sara = (more: Partial<ProfileForm> = {}): ProfileForm => ({
  f_name: 'Sara',
  l_name: 'Nasser',
  email: `sara-${++named}@shop.example`,
  current_password: 'long enough',
  ...more,
})

const info = async ({ api }: Pick<Person, 'api'>) => (await api.GET('/customer/info')).data!
const put = ({ api }: Person, { image: _, ...body }: ProfileForm) => api.PUT('/customer/info', { body })
const send = ({ api }: Person, body: ProfileForm) =>
  api.POST('/update-profile', { body, bodySerializer: asForm })
const login = (phone: string, password: string) =>
  clientOf(shop.app).POST('/auth/login', { body: { phone, password } })

/** A picture twice as wide as high, red on its left half and blue on its right. */
const twoColours = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif') =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: 'blue' } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'Sara at home' } })
    .toFormat(format)
    .toBuffer()
const fileOf = (bytes: Uint8Array<ArrayBuffer> | Buffer, name = 'me.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const photo = async () => fileOf(await twoColours('png'))
const seen = (url: string | null) => shop.app.inject({ url: url! })

describe.each([
  ['PUT customer/info', put],
  ['POST update-profile', send],
])('%s', (_, change) => {
  it('changes names and e-mail address', async () => {
    const customer = await newCustomer(shop.app)
    const body = sara({ f_name: ' Salma ', phone: customer.phone.replace('+', '00') })
    const { data } = await change(customer, { ...body, email: body.email.toUpperCase() })
    expect(data).toEqual({ message: 'Profile updated successfully' })
    expect(await info(customer)).toMatchObject({
      f_name: 'Salma',
      l_name: 'Nasser',
      email: body.email,
      phone: customer.phone,
    })
  })

  it('has a new e-mail address verified anew', async () => {
    const customer = await newCustomer(shop.app)
    const { id } = await info(customer)
    await shop.services.db
      .update(customers)
      .set({ is_email_verified: true, is_proven: true })
      .where(eq(customers.id, id))
    const body = sara({ email: (await info(customer)).email })
    await change(customer, body)
    expect(await info(customer)).toMatchObject({ is_email_verified: 1 })
    await change(customer, sara())
    expect(await info(customer)).toMatchObject({ is_email_verified: 0 })
  })

  it('changes the password and ends every other session', async () => {
    const customer = await newCustomer(shop.app)
    const elsewhere = clientOf(shop.app, { token: (await login(customer.phone, 'long enough')).data!.token })
    await change(customer, sara())
    expect((await elsewhere.GET('/customer/info')).response.status).toBe(200)
    await change(customer, sara({ password: 'longer than long', confirm_password: 'longer than long' }))
    expect((await login(customer.phone, 'longer than long')).response.status).toBe(200)
    expect((await login(customer.phone, 'long enough')).response.status).toBe(401)
    expect((await elsewhere.GET('/customer/info')).response.status).toBe(401)
    expect((await info(customer)).l_name).toBe('Nasser')
  })

  it('changes no password of an account without one', async () => {
    const customer = await newCustomer(shop.app)
    const own = eq(customers.id, (await info(customer)).id)
    await shop.services.db.update(customers).set({ password_hash: null }).where(own)
    const refused = await change(customer, sara({ password: 'a new one' }))
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['password'] })
    const { email } = await info(customer)
    expect((await change(customer, sara({ email }))).response.status).toBe(200)
  })

  it.each<[string, Partial<ProfileForm>, string[]]>([
    ['without a name', { f_name: '', l_name: ' ' }, ['f_name', 'l_name']],
    ['with another phone number', { phone: '+971509999999' }, ['phone']],
    ['with an e-mail address that is none', { email: 'sara' }, ['email']],
    ['with a short password', { password: 'short' }, ['password']],
    ['with a common password', { password: 'Password123' }, ['password']],
    ['with a pattern for a password', { password: 'abababababab' }, ['password']],
    ['with a password made of the new name', { password: 'sara nasser 1' }, ['password']],
    ['with a password made of the shop', { password: 'small shop 12' }, ['password']],
    ['with the same password as before', { password: 'long enough' }, ['password']],
    ['with two passwords', { password: 'long enough', confirm_password: 'long enuff' }, ['confirm_password']],
    ['with a field nobody asked for', { is_admin: '1' } as object, ['is_admin']],
  ])('refuses a profile %s', async (_, more, codes) => {
    const customer = await newCustomer(shop.app)
    const before = await info(customer)
    expect(refusalOf(await change(customer, sara(more)))).toEqual({ status: 403, codes })
    expect(await info(customer)).toEqual(before)
  })

  it('refuses the phone number and the e-mail address as a password, and says why', async () => {
    const customer = await newCustomer(shop.app)
    const { email } = await info(customer)
    const why = async (password: string) => {
      const { error } = await change(customer, sara({ email, password }))
      return (error as { errors: { code: string; message: string }[] }).errors
    }
    const personal = [
      { code: 'password', message: 'Choose a password without your name, phone number or email.' },
    ]
    expect(await why(customer.phone)).toEqual(personal)
    expect(await why(customer.phone.slice(4))).toEqual(personal)
    expect(await why(email)).toEqual(personal)
    expect(await why('long enough')).toEqual([
      { code: 'password', message: 'This is your current password. Choose a new one.' },
    ])
    expect((await login(customer.phone, 'long enough')).response.status).toBe(200)
  })

  it('the profile refuses the e-mail address of another customer', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const { email } = await info(other)
    const refused = await change(customer, sara({ email }))
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['email'] })
  })

  it('is for customers only', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await change(guest, sara()))).toEqual({ status: 401, codes: ['auth-001'] })
  })
})

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'a picture is drawn anew from a %s file, under a name of the shop',
    async (format) => {
      const customer = await newCustomer(shop.app)
      const image = fileOf(await twoColours(format), '../../etc/passwd.svg')
      expect((await send(customer, sara({ image }))).response.status).toBe(200)
      const { image_full_url, storage, ...rest } = await info(customer)
      expect(image_full_url).toContain(`/media/${rest.image}-320.`)
      expect(storage).toEqual([{ key: 'image', value: 'public' }])
      expect(image_full_url).toMatch(/^\/media\/portrait-[0-9a-f]{32}-320\.webp$/)
      const reply = await seen(image_full_url)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
      })
      const drawn = await sharp(reply.rawPayload).metadata()
      expect(drawn).toMatchObject({ format: 'webp', width: 320, height: 320 })
      expect(drawn.exif).toBeUndefined()
      const { data } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true })
      expect([data[0]! > 200, data[2]! < 60, data.at(-3)! < 60, data.at(-1)! > 200]).toEqual([
        true,
        true,
        true,
        true,
      ])
    },
  )

  it('replaces the one before, which is gone, and stays when none is sent', async () => {
    const customer = await newCustomer(shop.app)
    await send(customer, sara({ image: await photo() }))
    const first = (await info(customer)).image_full_url
    await send(customer, sara({ image: await photo() }))
    const second = (await info(customer)).image_full_url
    expect(second).not.toBe(first)
    expect((await seen(first)).statusCode).toBe(404)
    await send(customer, sara())
    await send(customer, sara({ image: fileOf(Buffer.alloc(0), '') }))
    expect((await info(customer)).image_full_url).toBe(second)
    expect((await seen(second)).statusCode).toBe(200)
  })

  it('is taken away on request, and its file is gone', async () => {
    const customer = await newCustomer(shop.app)
    await send(customer, sara({ image: await photo() }))
    const before = await info(customer)
    const { f_name, l_name, email } = before
    const { data } = await customer.api.PUT('/customer/info', { body: { f_name, l_name, email, image: '' } })
    expect(data).toEqual({ message: 'Profile updated successfully' })
    expect(await info(customer)).toEqual({ ...before, image: null, image_full_url: null, storage: [] })
    expect((await seen(before.image_full_url)).statusCode).toBe(404)
  })

  it('turns as the camera was held', async () => {
    const customer = await newCustomer(shop.app)
    const lying = await sharp(await twoColours('jpeg'))
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    await send(customer, sara({ image: fileOf(lying) }))
    const { rawPayload } = await seen((await info(customer)).image_full_url)
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([data[0]! < 60, data[2]! > 200]).toEqual([true, true])
  })

  it.each<[string, () => Promise<File> | File | string]>([
    ['a text', () => 'me.png'],
    ['a page', () => fileOf(Buffer.from('<html><script>alert(1)</script></html>'))],
    [
      'a drawing in SVG',
      () => fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['a TIFF', async () => fileOf(await twoColours('tiff'))],
    ['half a picture', async () => fileOf((await twoColours('jpeg')).subarray(0, 900))],
    [
      'a picture of too many pixels',
      async () =>
        fileOf(
          await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        ),
    ],
    ['more than 2 MB', async () => fileOf(Buffer.concat([await twoColours('png'), Buffer.alloc(2 ** 21)]))],
  ])('is not made of %s', async (_, image) => {
    const customer = await newCustomer(shop.app)
    const before = await info(customer)
    const refused = await send(customer, sara({ image: (await image()) as File }))
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['image'] })
    expect(await info(customer)).toEqual(before)
  })

  it('is refused with everything else of the form', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const uploadCount = () => shop.services.db.$count(uploads)
    const before = await uploadCount()
    const { email } = await info(other)
    await send(customer, sara({ image: await photo(), email }))
    expect(await uploadCount()).toBe(before)
    expect(await info(customer)).toMatchObject({ image: null, image_full_url: null, storage: [] })
  })

  it('more than one is too much', async () => {
    const customer = await newCustomer(shop.app)
    const image = [await photo(), await photo()] as unknown as File
    const reply = await send(customer, sara({ image }))
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['image'] })
    expect(reply.error).toMatchObject({ errors: [{ message: 'The picture must be one file.' }] })
  })

  it.each(['portrait-00000000000000000000000000000000-320.webp', 'portrait--320.webp', 'portrait-x'])(
    'the picture %s does not exist',
    async (file) => {
      expect((await seen(`/media/${file}`)).statusCode).toBe(404)
    },
  )
})

describe('interests', () => {
  const choose = ({ token }: Person, interest: number[], of: number | undefined = module.food) =>
    clientOf(shop.app, { token: token!, ...(of && { module: of }) }).POST('/customer/update-interest', {
      body: { interest },
    })

  it('are kept for each module by itself', async () => {
    const customer = await newCustomer(shop.app)
    await choose(customer, [1, 2])
    const { data } = await choose(customer, [3], module.grocery)
    expect(data).toEqual({ message: 'Updated successfully.' })
    expect(await info(customer)).toMatchObject({
      interest: [1, 2, 3],
      selected_modules_for_interest: [module.food, module.grocery],
    })
    await choose(customer, [])
    expect(await info(customer)).toMatchObject({
      interest: [3],
      selected_modules_for_interest: [module.grocery],
    })
  })

  it('come first among suggested products', async () => {
    const customer = await newCustomer(shop.app)
    const api = clientOf(shop.app, { token: customer.token!, zones: [1], module: module.ecommerce })
    const first = async () => (await api.GET('/items/suggested')).data!.map(({ id }) => id)
    await shop.services.db.update(items).set({ category_id: 99 }).where(eq(items.id, item.shirt))
    expect(await first()).toEqual([item.shirt, item.phone])
    await choose(customer, [4], module.ecommerce)
    expect(await first()).toEqual([item.phone, item.shirt])
  })

  it.each<[string, number[], number | undefined, string]>([
    ['a category of another module', [1, 3], module.food, 'interest'],
    ['a category that is not there', [999], module.food, 'interest'],
    ['a module that is not there', [1], 99, 'moduleId'],
    ['no module', [1], 0, 'moduleId'],
    ['a category twice', [1, 1], module.food, 'interest'],
  ])('are refused with %s', async (_, interest, of, code) => {
    const customer = await newCustomer(shop.app)
    await choose(customer, [2])
    expect(refusalOf(await choose(customer, interest, of))).toEqual({ status: 403, codes: [code] })
    expect(await info(customer)).toMatchObject({ interest: [2] })
  })

  it('are of customers only', async () => {
    const { api } = await newGuest(shop.app, { module: module.food })
    const reply = await api.POST('/customer/update-interest', { body: { interest: [1] } })
    expect(refusalOf(reply)).toEqual({ status: 401, codes: ['auth-001'] })
  })
})

describe('the device of a session', () => {
  const name = ({ api }: Pick<Person, 'api'>, cm_firebase_token: string) =>
    api.POST('/cm-firebase-token', { body: { cm_firebase_token, _method: 'put' } })
  const devicesOf = async (customer: Person) => {
    const rows = await shop.services.db
      .select({ device: customerTokens.cm_firebase_token })
      .from(customerTokens)
      .where(eq(customerTokens.customer_id, (await info(customer)).id))
    return rows.map(({ device }) => device).toSorted()
  }

  it('is kept with the session, one for each', async () => {
    const customer = await newCustomer(shop.app)
    const { data: second } = await login(customer.phone, 'long enough')
    const { data } = await name(customer, 'phone')
    expect(data).toEqual({ message: 'Updated successfully.' })
    await name({ api: clientOf(shop.app, { token: second!.token }) }, 'desk')
    expect(await devicesOf(customer)).toEqual(['desk', 'phone'])
    const body = { cm_firebase_token: 'tablet' }
    const reply = await shop.app.inject({
      method: 'PUT',
      url: '/api/v1/customer/cm-firebase-token',
      headers: { authorization: `Bearer ${customer.token}` },
      payload: body,
    })
    expect(reply.statusCode).toBe(200)
    expect(await devicesOf(customer)).toEqual(['desk', 'tablet'])
  })

  it('that changed hands is of its new owner alone', async () => {
    const [before, after] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    await name(before, 'shared')
    await name(after, 'shared')
    expect([await devicesOf(before), await devicesOf(after)]).toEqual([[null], ['shared']])
  })

  it('is refused without a name, and from guests', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    expect(refusalOf(await name(guest, 'x'))).toEqual({ status: 401, codes: ['auth-001'] })
    expect(refusalOf(await name(customer, ''))).toEqual({ status: 403, codes: ['cm_firebase_token'] })
  })
})
