import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { MOST_LINES } from '#server/cart/cart.ts'
import { cartLines, items } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { item, noon } from './support/small-shop.ts'

const shop = openShop()

/** Dishes of the grill like its kebab, from this number on. */
const FIRST = 1000
const dishes = Array.from({ length: 2 * MOST_LINES }, (_, i) => FIRST + i)

beforeAll(async () => {
  const [kebab] = await shop.services.db.select().from(items).where(eq(items.id, item.kebab))
  const { avg_rating, search_words, ...like } = kebab!
  await shop.services.db.insert(items).values(dishes.map((id) => ({ ...like, id, slug: `dish-${id}` })))
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const put = (person: Person, item_id: number) =>
  person.api.POST('/cart/add', {
    body: { ...who(person), model: 'Item', item_id, price: 0, quantity: 1 },
  })
const cartOf = async (person: Person) =>
  (await person.api.GET('/customer/cart/list', { params: { query: who(person) } })).data!

/** Puts many dishes into a cart at once, a second apart. */
async function fill(owner: string, ids: number[]): Promise<void> {
  const [kebab] = await shop.services.db.select().from(items).where(eq(items.id, item.kebab))
  const { store_id, module_id } = kebab!
  const line = { owner, store_id, module_id, quantity: 1 }
  const lines = ids.map(async (item_id) => ({
    ...line,
    item_id,
    id: await shop.services.numbers('cart_line'),
    created_at: new Date(noon.getTime() + item_id * 1000),
  }))
  await shop.services.db.insert(cartLines).values(await Promise.all(lines))
}

it('takes no more than so many lines, and changes of those it has', async () => {
  const guest = await newGuest(shop.app)
  await fill(`guest:${guest.guest_id}`, dishes.slice(0, MOST_LINES - 1))
  const { data } = await put(guest, dishes.at(-1)!)
  expect(data).toHaveLength(MOST_LINES)
  expect(refusalOf(await put(guest, item.kebab))).toEqual({ status: 403, codes: ['cart_limit'] })
  const { id: cart_id, item_id } = data![0]!
  const changed = await guest.api.PUT('/cart/update', {
    body: { ...who(guest), cart_id, model: 'Item', item_id, price: 0, quantity: 3 },
  })
  expect(changed.data).toHaveLength(MOST_LINES)
  expect((await put(await newGuest(shop.app), item.kebab)).data).toHaveLength(1)
})

it('is filled by an old order whole or not at all', async () => {
  const guest = await newGuest(shop.app)
  const order_id = await giveOrder({ services: shop.services, person: guest })
  await fill(`guest:${guest.guest_id}`, dishes.slice(0, MOST_LINES))
  const reply = await guest.api.POST('/order/again', { body: { order_id, ...who(guest) } })
  expect(refusalOf(reply)).toEqual({ status: 403, codes: ['cart_limit'] })
  expect(await cartOf(guest)).toHaveLength(MOST_LINES)
})

it('keeps what was chosen last when a guest signs in with many lines', async () => {
  const guest = await newGuest(shop.app)
  const customer = await newCustomer(shop.app)
  const { id } = (await customer.api.GET('/customer/info')).data!
  await fill(`customer:${id}`, dishes.slice(0, 60))
  await fill(`guest:${guest.guest_id}`, dishes.slice(60, 120))
  await clientOf(shop.app).POST('/auth/login', {
    body: { phone: customer.phone, password: 'long enough', guest_id: guest.guest_id },
  })
  const stored = (await cartOf(customer)).map(({ item_id }) => item_id)
  expect(stored).toEqual(dishes.slice(20, 120))
})
