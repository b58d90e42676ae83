import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { NewMessage } from '#openapi/generated/client.ts'
import { deliveryMen, orders, stores, uploads } from '#server/db/schema.ts'
import { startDemoAnswers } from '#server/jobs/demo-answers.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveCarriedOrder, giveOrder } from './support/belongings.ts'
import { letAnswer, write, written } from './support/conversations.ts'
import { courier, store } from './support/small-shop.ts'

const shop = openShop({ meddled: ['order-line-values'] })

const grill = { receiver_type: 'vendor', receiver_id: store.grill } as const
const support = { receiver_type: 'admin' } as const
const hello = { ...grill, message: 'Hello' } as const

const list = async ({ api }: Person, query = {}) =>
  (await api.GET('/message/list', { params: { query } })).data!
const search = async ({ api }: Person, name: string) =>
  (await api.GET('/message/search-list', { params: { query: { name } } })).data!
const ask = ({ api }: Person, query: object) => api.GET('/message/details', { params: { query } })
const open = async (person: Person, query: object) => (await ask(person, query)).data!
const textsOf = ({ messages }: { messages: { message: string }[] }) => messages.map(({ message }) => message)

const pictureOf = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Sara at home' } })
    .jpeg()
    .toBuffer()
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], '../me.svg', { type: 'image/png' })
const photo = async (background?: string) => fileOf(await pictureOf(8, 8, background))

/** What the shop is like while something else is true of one of its rows. */
async function during(
  change: () => Promise<unknown>,
  back: () => Promise<unknown>,
  work: () => Promise<void>,
) {
  await change()
  try {
    await work()
  } finally {
    await back()
  }
}

describe('a message', () => {
  it('begins a conversation, and the next one continues it', async () => {
    const customer = await newCustomer(shop.app)
    const { id: sender_id } = (await customer.api.GET('/customer/info')).data!
    const first = await written(customer, { ...hello, message: '  Is there garlic? ' })
    expect(first).toEqual({
      id: 1,
      conversation_id: expect.any(Number),
      sender_type: 'customer',
      sender_id,
      message: 'Is there garlic?',
      file_full_url: [],
      order_id: null,
      is_seen: 0,
      created_at: shop.now.toISOString(),
    })
    const { conversation_id } = first
    expect(await written(customer, { conversation_id, message: 'Or onion?' })).toMatchObject({ id: 2 })
    expect(await written(customer, hello)).toMatchObject({ id: 3, conversation_id })
    const conversation = await open(customer, { conversation_id })
    expect(conversation).toMatchObject({
      total_size: 3,
      conversation_id,
      ...grill,
      receiver: {
        id: store.grill,
        f_name: 'grill',
        l_name: '',
        image_full_url: '/media/logo-1f354-20-160.webp',
      },
      may_send: 1,
    })
    expect(textsOf(conversation)).toEqual(['Hello', 'Or onion?', 'Is there garlic?'])
    expect(await list(customer)).toMatchObject({
      total_size: 1,
      unread_message_count: 0,
      conversations: [{ id: conversation_id, ...grill, last_message: { id: 3, message: 'Hello' } }],
    })
  })

  it('reaches the support always', async () => {
    const customer = await newCustomer(shop.app)
    await written(customer, { ...support, message: 'Help' })
    expect(await open(customer, support)).toMatchObject({
      total_size: 1,
      receiver_id: 0,
      receiver: { id: 0, f_name: 'Small Shop' },
      may_send: 1,
    })
  })

  it('only a customer whose order the courier carries can write to the courier', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const order_id = await giveCarriedOrder({ services: shop.services, person: customer })
    const yusuf = { receiver_type: 'delivery_man', receiver_id: courier.yusuf } as const
    const unknown = { status: 404, codes: ['receiver_id'] }
    for (const receiver of [yusuf, { ...yusuf, receiver_id: 999 }]) {
      expect(refusalOf(await write(other, { ...receiver, message: 'Hello' }))).toEqual(unknown)
      expect(refusalOf(await ask(other, receiver))).toEqual(unknown)
    }
    expect(await open(customer, yusuf)).toMatchObject({ total_size: 0, conversation_id: null, messages: [] })
    expect(await written(customer, { ...yusuf, order_id, message: 'Ring twice' })).toMatchObject({ order_id })
    expect(await open(customer, yusuf)).toMatchObject({
      receiver: { id: courier.yusuf, f_name: 'Yusuf', l_name: 'Karim' },
      messages: [{ message: 'Ring twice' }],
    })
  })

  it.each<[string, () => Promise<NewMessage>, number, string]>([
    ['without words and pictures', async () => ({ ...grill, message: ' \n ' }), 403, 'message'],
    ['that is too long', async () => ({ ...grill, message: 'a'.repeat(2001) }), 403, 'message'],
    ['to nobody', async () => ({ message: 'Hello' }), 403, 'conversation_id'],
    ['to some store', async () => ({ receiver_type: 'vendor', message: 'Hello' }), 403, 'receiver_id'],
    ['to the tax office', async () => ({ ...hello, receiver_type: 'tax' as 'vendor' }), 403, 'receiver_type'],
    ['to no store', async () => ({ ...hello, receiver_id: 999 }), 404, 'receiver_id'],
    ['to a store that is paused', async () => ({ ...hello, receiver_id: store.paused }), 404, 'receiver_id'],
    ['in no conversation', async () => ({ conversation_id: 999, message: 'Hello' }), 404, 'conversation_id'],
    ['about no order', async () => ({ ...hello, order_id: 999 }), 404, 'order'],
    [
      'about the order of somebody else',
      async () => {
        const person = await newCustomer(shop.app)
        return { ...hello, order_id: await giveOrder({ services: shop.services, person }) }
      },
      404,
      'order',
    ],
    [
      'with a page for a picture',
      async () => ({ ...hello, image: [fileOf(Buffer.from('<p>'))] }),
      403,
      'image',
    ],
    ['with a text for a picture', async () => ({ ...hello, image: ['me.png' as never] }), 403, 'image'],
    [
      'with a good picture and a bad one',
      async () => ({ ...hello, image: [await photo(), fileOf(Buffer.from('GIF89a'))] }),
      403,
      'image',
    ],
    [
      'with four pictures',
      async () => ({ ...hello, image: [await photo(), await photo(), await photo(), await photo()] }),
      403,
      'image',
    ],
  ])('%s is refused', async (_, body, status, code) => {
    const customer = await newCustomer(shop.app)
    const stored = await shop.services.db.$count(uploads)
    expect(refusalOf(await write(customer, await body()))).toEqual({ status, codes: [code] })
    expect(await list(customer)).toMatchObject({ total_size: 0 })
    expect(await shop.services.db.$count(uploads)).toBe(stored)
  })

  it('says how many pictures it carries', async () => {
    const customer = await newCustomer(shop.app)
    const image = [await photo(), await photo(), await photo(), await photo()]
    const { error } = await write(customer, { ...hello, image })
    expect(error).toEqual({
      errors: [{ code: 'image', message: 'Maximum 3 images can be send at a time.' }],
    })
  })

  it('is about an order of the store it goes to', async () => {
    const customer = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person: customer })
    expect(await written(customer, { ...hello, order_id })).toMatchObject({ order_id })
    expect(await written(customer, { ...support, message: 'Late', order_id })).toMatchObject({ order_id })
    const toPizza = { ...hello, receiver_id: store.pizza, order_id }
    expect(refusalOf(await write(customer, toPizza))).toEqual({ status: 404, codes: ['order'] })
    await shop.services.db.update(orders).set({ store_id: store.pizza }).where(eq(orders.id, order_id))
    expect(await written(customer, toPizza)).toMatchObject({ order_id })
  })

  it('carries up to three pictures, drawn anew and whole', async () => {
    const customer = await newCustomer(shop.app)
    const image = [fileOf(await pictureOf(2000, 1000)), await photo('blue'), await photo()]
    const { file_full_url, message } = await written(customer, { ...grill, image })
    expect(message).toBe('')
    expect(file_full_url).toHaveLength(3)
    const sizes = []
    for (const url of file_full_url) {
      expect(url).toMatch(/^\/media\/photo-[0-9a-f]{32}-1280\.webp$/)
      const reply = await shop.app.inject(url)
      expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable')
      const { format, width, height, exif } = await sharp(reply.rawPayload).metadata()
      expect([format, exif]).toEqual(['webp', undefined])
      sizes.push([width, height])
    }
    expect(sizes).toEqual([
      [1280, 640],
      [8, 8],
      [8, 8],
    ])
  })

  it('sent again under its key is one message', async () => {
    const customer = await newCustomer(shop.app)
    const key = 'a-message-of-its-own'
    const body = { ...hello, image: [await photo()] }
    const first = (await write(customer, body, key)).data!
    expect((await write(customer, body, key)).data).toEqual(first)
    expect(await open(customer, grill)).toMatchObject({ total_size: 1 })
    const reused = { status: 422, codes: ['idempotency_key'] }
    expect(refusalOf(await write(customer, { ...body, message: 'Bye' }, key))).toEqual(reused)
    const otherPicture = { ...body, image: [await photo('blue')] }
    expect(refusalOf(await write(customer, otherPicture, key))).toEqual(reused)
  })

  it('sent twice at once begins one conversation', async () => {
    const customer = await newCustomer(shop.app)
    const both = await Promise.all([written(customer, hello), written(customer, hello)])
    expect(both.map(({ id }) => id).toSorted()).toEqual([1, 2])
    expect(new Set(both.map(({ conversation_id }) => conversation_id)).size).toBe(1)
  })

  it('is for customers only', async () => {
    const guest = await newGuest(shop.app)
    const refused = { status: 401, codes: ['auth-001'] }
    expect(refusalOf(await write(guest, hello))).toEqual(refused)
    expect(refusalOf(await ask(guest, grill))).toEqual(refused)
    expect(refusalOf(await guest.api.GET('/message/list'))).toEqual(refused)
    const named = { params: { query: { name: 'grill' } } }
    expect(refusalOf(await guest.api.GET('/message/search-list', named))).toEqual(refused)
  })
})

describe('a conversation', () => {
  it('the server does not find a conversation for another customer', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const { conversation_id } = await written(customer, hello)
    const missing = { status: 404, codes: ['conversation_id'] }
    expect(refusalOf(await ask(other, { conversation_id }))).toEqual(missing)
    expect(refusalOf(await write(other, { conversation_id, message: 'Me too' }))).toEqual(missing)
    expect(await list(other)).toMatchObject({ total_size: 0, conversations: [] })
    expect(await open(customer, { conversation_id })).toMatchObject({ total_size: 1 })
  })

  it('is asked for by name, or not at all', async () => {
    const customer = await newCustomer(shop.app)
    expect(refusalOf(await ask(customer, {}))).toEqual({ status: 403, codes: ['conversation_id'] })
    const some = { receiver_type: 'delivery_man' }
    expect(refusalOf(await ask(customer, some))).toEqual({ status: 403, codes: ['receiver_id'] })
    const long = await customer.api.GET('/message/list', { params: { query: { limit: 51 } } })
    expect(refusalOf(long)).toEqual({ status: 403, codes: ['limit'] })
  })

  it('comes in pages, the latest first', async () => {
    const customer = await newCustomer(shop.app)
    const { conversation_id } = await written(customer, { ...hello, message: 'one' })
    for (const message of ['two', 'three']) await written(customer, { conversation_id, message })
    const page = (offset: number) => open(customer, { conversation_id, limit: 2, offset })
    expect(await page(1)).toMatchObject({ total_size: 3, limit: 2, offset: 1 })
    expect(textsOf(await page(1))).toEqual(['three', 'two'])
    expect(textsOf(await page(2))).toEqual(['one'])
    expect(textsOf(await page(3))).toEqual([])
  })

  it('with a store that closed for good can be read, not continued', async () => {
    const { db } = shop.services
    const customer = await newCustomer(shop.app)
    const { conversation_id } = await written(customer, hello)
    const row = eq(stores.id, store.grill)
    const sending = () => write(customer, { conversation_id, message: 'Are you there?' })
    await during(
      () => db.update(stores).set({ active: false }).where(row),
      () => db.update(stores).set({ active: true }).where(row),
      async () => {
        expect(refusalOf(await sending())).toEqual({ status: 403, codes: ['receiver_id'] })
        expect(await open(customer, { conversation_id })).toMatchObject({
          may_send: 0,
          receiver: { f_name: 'grill' },
          messages: [{ message: 'Hello' }],
        })
        expect((await list(customer)).conversations).toMatchObject([{ may_send: 0 }])
      },
    )
    expect((await sending()).response.status).toBe(200)
  })

  it('with a courier whose row is gone has no name any more', async () => {
    const { db } = shop.services
    const customer = await newCustomer(shop.app)
    await giveCarriedOrder({ services: shop.services, person: customer })
    const { conversation_id } = await written(customer, {
      receiver_type: 'delivery_man',
      receiver_id: courier.yusuf,
      message: 'Hello',
    })
    const row = eq(deliveryMen.id, courier.yusuf)
    const [yusuf] = await db.select().from(deliveryMen).where(row)
    const { avg_rating, ...stored } = yusuf!
    await during(
      () => db.delete(deliveryMen).where(row),
      () => db.insert(deliveryMen).values(stored),
      async () => {
        const unknownPerson = { id: courier.yusuf, f_name: '', l_name: '', image_full_url: null }
        expect(await open(customer, { conversation_id })).toMatchObject({
          may_send: 0,
          receiver: unknownPerson,
        })
        expect((await list(customer)).conversations).toMatchObject([{ may_send: 0, receiver: unknownPerson }])
        const refused = await write(customer, { conversation_id, message: 'Hello?' })
        expect(refusalOf(refused)).toEqual({ status: 403, codes: ['receiver_id'] })
      },
    )
  })

  it('is found by the name of the other side, in both languages, and by its kind', async () => {
    const customer = await newCustomer(shop.app)
    await giveCarriedOrder({ services: shop.services, person: customer })
    const others = [
      grill,
      { receiver_type: 'vendor', receiver_id: store.pizza },
      { receiver_type: 'delivery_man', receiver_id: courier.yusuf },
      support,
    ] as const
    for (const receiver of others) {
      shop.now = new Date(shop.now.getTime() + 1000)
      await written(customer, { ...receiver, message: 'Hello' })
    }
    const found = async (name: string) =>
      (await search(customer, name)).conversations.map(({ receiver }) => receiver.f_name)
    expect(await found('GRILL')).toEqual(['grill'])
    expect(await found('f karim')).toEqual(['Yusuf'])
    expect(await found('يوسف')).toEqual(['Yusuf'])
    expect(await found('متجر')).toEqual(['Small Shop'])
    expect(await found('support')).toEqual(['Small Shop'])
    expect(await found('100%')).toEqual([])
    expect((await list(customer)).conversations.map(({ receiver }) => receiver.f_name)).toEqual([
      'Small Shop',
      'Yusuf',
      'pizza-house',
      'grill',
    ])
    const vendors = await list(customer, { type: 'vendor', limit: 1, offset: 2 })
    expect(vendors).toMatchObject({
      total_size: 2,
      limit: 1,
      conversations: [{ receiver: { f_name: 'grill' } }],
    })
  })
})

describe('an answer of the demo', () => {
  it('is unread until the conversation is opened, and has read what was asked', async () => {
    const customer = await newCustomer(shop.app)
    const { conversation_id } = await written(customer, hello)
    await written(customer, { ...support, message: 'Help' })
    await letAnswer(shop)
    const counts = async () => {
      const { unread_message_count, conversations } = await list(customer)
      return [unread_message_count, ...conversations.map((each) => each.unread_message_count)]
    }
    expect(await counts()).toEqual([2, 1, 1])
    expect((await open(customer, { conversation_id })).messages).toMatchObject([
      {
        id: 2,
        sender_type: 'vendor',
        sender_id: store.grill,
        message: 'Thank you for writing. How can we help?',
        is_seen: 1,
      },
      { id: 1, sender_type: 'customer', is_seen: 1 },
    ])
    expect((await counts())[0]).toBe(1)
    await written(customer, { conversation_id, message: 'Thanks' })
    expect((await open(customer, { conversation_id })).messages[0]).toMatchObject({ is_seen: 0 })
    await letAnswer(shop)
    expect(textsOf(await open(customer, { conversation_id }))[0]).toBe("Of course, we'll take care of it.")
    await letAnswer(shop)
    expect(await open(customer, { conversation_id })).toMatchObject({ total_size: 4 })
  })

  it('speaks the language of the question', async () => {
    const customer = await newCustomer(shop.app)
    await written(customer, { ...hello, message: 'هل يوجد ثوم؟' })
    await letAnswer(shop)
    expect(textsOf(await open(customer, grill))[0]).toBe('شكرًا لتواصلك. كيف يمكننا مساعدتك؟')
  })

  it('takes a moment', async () => {
    const customer = await newCustomer(shop.app)
    await written(customer, hello)
    const job = startDemoAnswers({ ...shop.services, speed: 1, onError: () => {} })
    await job.tick()
    await job.stop()
    expect(await open(customer, grill)).toMatchObject({ total_size: 1 })
  })

  it('is told once: to who listens, and in the notifications', async () => {
    const customer = await newCustomer(shop.app)
    const reply = await shop.app.inject({
      url: '/api/v1/events',
      headers: { authorization: `Bearer ${customer.token}` },
      payloadAsStream: true,
    })
    let heard = ''
    const stream = reply.stream().setEncoding('utf8')
    stream.on('data', (text: string) => {
      heard += text
    })
    const { conversation_id } = await written(customer, hello)
    await letAnswer(shop)
    await expect.poll(() => heard).toContain('event: message')
    const told = heard.match(/(?<=event: message\ndata: ).*/g)!.map((data) => JSON.parse(data))
    expect(told).toEqual([{ conversation_id, sender_type: 'vendor' }])
    stream.destroy()
    const { data } = await customer.api.GET('/customer/notifications')
    expect(data!.notifications).toMatchObject([
      {
        type: 'message',
        title: 'Message from grill',
        body: 'Thank you for writing. How can we help?',
        order_id: null,
        conversation_id,
        sender_type: 'vendor',
      },
    ])
    const arabic = clientOf(shop.app, { token: customer.token!, locale: 'ar' })
    const { notifications } = (await arabic.GET('/customer/notifications')).data!
    expect(notifications[0]!.title).toBe('رسالة من grill ع')
  })
})
