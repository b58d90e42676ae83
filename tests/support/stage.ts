import { createActor } from 'xstate'
import { type Api, createApi, type Wire } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { type AppStorage, createStorage } from '#browser/storage.ts'
import type { Locale } from '#i18n/locale.ts'
import { newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import { contactOfCustomer } from '#machines/rules/contact.ts'
import type {
  Address,
  CartLine,
  CustomerInfo,
  Item,
  Order,
  OrderPlaced,
  OrderPlacement,
  OrderStatus,
  TrackedOrder,
} from '#openapi/generated/client.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import type { CheckoutWorld } from '#src/shared/checkout/checkout.ports.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import type { City } from '#tests/support/city.ts'
import { ASK, type Held, type HoldingProxy } from '#tests/support/proxy.ts'
import type { ReferenceServer } from '#tests/support/reference-server.ts'
import { type Sensor, sensor, windowStandIn } from '#tests/support/window-stand-in.ts'

/** The surroundings of one path at the service level; each path has its own visitor. */
export type Stage = {
  city: City
  shop: ReferenceServer
  /** The product's client; what it asks waits at the proxy. */
  api: Api
  /** The same visitor without the proxy: prepares the server before the path, and reads its data afterwards. */
  server: Api
  /** What the client says of the visitor with every request. */
  wire: Wire
  storage: AppStorage
  /** Where the visitor is, if the browser asks. */
  sensor: Sensor
  /** A guest the server knows; it is not stored in the browser. */
  readonly guest_id: string
  /** A running session of that guest, or of the customer once there is one. */
  session: ShopActors['session']
  /** A person without an account. */
  newcomer: Newcomer
  /** The next request of this operation, as soon as it waits at the proxy. */
  next: (operationId: string) => Promise<Held>
  /** The server answers the next request of this operation, which has to go well. */
  forward: (operationId: string, rewrite?: Rewrite) => Promise<void>
  /** The request that was dropped last reaches the server after all. */
  late: () => Promise<void>
  /** Makes the visitor a new guest, as one is after a customer has left. */
  becomeGuest: () => Promise<void>
  /** Makes the visitor a new customer, signed in. */
  becomeCustomer: () => Promise<Customer>
  /** Signs the customer in again; what the guest has comes along. */
  signIn: (customer: Customer) => Promise<void>
  /** Puts so many pieces in the visitor's cart; answers all its lines. */
  fillCart: (...items: [item: Item, quantity: number][]) => Promise<CartLine[]>
  /** The visitor's cart as the server holds it. */
  cart: () => Promise<CartLine[]>
  /** So many addresses of the customer, a little apart from each other. */
  saveAddresses: (count: number) => Promise<Address[]>
  /** What checkout is connected to. */
  checkout: () => CheckoutWorld
  /** An order for one dish bought at once, to be collected, with the amount the server computes. */
  newPlacement: () => Promise<OrderPlacement & { contact_person_number: string }>
  /** Such an order, placed; `more` replaces what it says. */
  placeOrder: (more?: Partial<OrderPlacement>) => Promise<OrderPlaced & { contact_number: string }>
  /** Such an order, placed under this Idempotency-Key. */
  placeUnder: (key: string) => Promise<void>
  /** A prescription that the pharmacy has priced. */
  placePriced: () => Promise<{ order_id: number; amount: number; contact_number: string }>
  /** The kitchen and the courier do their work until the order has this status, if it has not gone further. */
  moveOrder: (order_id: number, to: OrderStatus) => Promise<void>
  trackOrder: (order_id: number, contact_number: string) => Promise<TrackedOrder>
  /** The visitor's orders as the server lists them. */
  orders: () => Promise<Order[]>
  end: () => void
}

export type Customer = { token: string; info: CustomerInfo; password: string }

type Newcomer = Record<'f_name' | 'l_name' | 'phone' | 'email' | 'password' | 'confirm_password', string>

type Rewrite = Parameters<Held['forward']>[0]

type Around = {
  city: City
  /** What the visitor reads; by default English. */
  locale?: Locale
  shop: ReferenceServer
  proxy: HoldingProxy
  /** The visitor's browser; left out, stand-ins of it. */
  browser?: { window: Window; sensor: Sensor }
}

let people = 0
let pictures = 0
let asks = 0

/** A fresh guest at the reference server. */
export async function setStage({ city, locale = 'en', shop, proxy, browser }: Around): Promise<Stage> {
  const number = ++people
  const asked: string[] = []
  const wire: Wire = {
    locale,
    position: city.here,
    zone_ids: city.here.zone_ids,
    module_id: city.kitchen.module_id,
  }
  const onUnauthorized = () => {}
  const server = createApi({
    baseUrl: `${shop.url}/api/v1`,
    wire: () => wire,
    onUnauthorized,
    ...(shop.fetch && { fetch: shop.fetch }),
  })
  const api = createApi({
    baseUrl: `${proxy.url}/api/v1`,
    wire: () => wire,
    onUnauthorized,
    fetch: (request) => {
      const ask = String(++asks)
      asked.push(ask)
      request.headers.set(ASK, ask)
      request.signal.addEventListener('abort', () => proxy.abandon(ask))
      return fetch(request)
    },
  })
  let { guest_id } = await unwrap(server.POST('/auth/guest/request'))
  const stored = createStorage(windowStandIn())
  stored.write('guest_id', guest_id)
  const session = createActor(connectSession(server, stored)).start()

  const owner = () => (wire.token ? {} : { guest_id })
  const newcomer = newcomerOf(number)
  const { contact_person_email: _, ...receiver } = contactOfCustomer(newcomer)
  const stage: Stage = {
    city,
    shop,
    api,
    server,
    wire,
    storage: createStorage(browser?.window ?? windowStandIn()),
    sensor: browser?.sensor ?? sensor(),
    get guest_id() {
      return guest_id
    },
    session,
    newcomer,
    next: (operationId) => proxy.next(operationId),
    forward: async (operationId, rewrite) => {
      const { status, body } = await (await proxy.next(operationId)).forward(rewrite)
      if (status >= 300) throw new Error(`The server refused ${operationId}: ${status} ${body}`)
    },
    late: proxy.late,
    becomeGuest: async () => {
      wire.token = undefined
      guest_id = (await unwrap(server.POST('/auth/guest/request'))).guest_id
    },
    becomeCustomer: async () => {
      const body = newcomerOf(++people)
      const { token } = await unwrap(server.POST('/auth/sign-up', { body }))
      wire.token = token
      session.send({ type: 'signed.in', token })
      return { token, password: body.password, info: await unwrap(server.GET('/customer/info')) }
    },
    signIn: async ({ info: { email }, password }) => {
      const body = {
        email_or_phone: email,
        field_type: 'email',
        login_type: 'manual',
        password,
        guest_id,
      } as const
      wire.token = undefined
      const { token } = await unwrap(server.POST('/auth/login', { body: { ...body, email } }))
      wire.token = token
    },
    fillCart: async (...items) => {
      let lines: CartLine[] = []
      for (const [item, quantity] of items) {
        const body = newCartLine(item, { ...startingSelection(item), quantity }, DIGITS)
        lines = await unwrap(server.POST('/cart/add', { body: { ...body, ...owner() } }))
      }
      return lines
    },
    cart: () => unwrap(server.GET('/customer/cart/list', { params: { query: owner() } })),
    saveAddresses: async (count) => {
      const { lat, lng, address } = city.here
      for (let index = 0; index < count; index++)
        await unwrap(
          server.POST('/address/add', {
            body: {
              address_type: 'home',
              address: `${index + 1}, ${address}`,
              latitude: String(lat + index / 1000),
              longitude: String(lng),
              ...receiver,
            },
          }),
        )
      const query = { limit: 50, offset: 1 }
      return (await unwrap(server.GET('/address/list', { params: { query } }))).addresses
    },
    checkout: () => ({
      api,
      storage: stage.storage,
      crypto,
      module_id: city.kitchen.module_id,
      guest_id: wire.token ? undefined : guest_id,
      now: Date.now,
      rememberGuest: () => {},
      tellApp: () => {},
    }),
    newPlacement: async () => {
      const placement = {
        ...owner(),
        ...receiver,
        order_type: 'take_away' as const,
        payment_method: 'cash_on_delivery' as const,
        store_id: city.kitchen.id,
        is_buy_now: 1 as const,
        cart: [newCartLine(city.soup, startingSelection(city.soup), DIGITS)],
      }
      // The server returns the amount, so the test need not compute taxes and fees.
      const { error } = await server.POST('/customer/order/place', {
        body: { ...placement, order_amount: 0 },
      })
      return { ...placement, order_amount: error!.errors[0]!.expected! }
    },
    placeOrder: async (more) => {
      const body = { ...(await stage.newPlacement()), ...more }
      const order = await unwrap(server.POST('/customer/order/place', { body }))
      return { ...order, contact_number: body.contact_person_number }
    },
    placeUnder: async (key) => {
      const params = { header: { 'Idempotency-Key': key } }
      await unwrap(server.POST('/customer/order/place', { params, body: await stage.newPlacement() }))
    },
    placePriced: async () => {
      const { pharmacy, medicine, here } = city
      const picture = new File([bytesOf(`priced ${++pictures}`)], 'prescription.png', { type: 'image/png' })
      const body = {
        ...owner(),
        ...receiver,
        store_id: pharmacy.id,
        address: here.address,
        latitude: String(here.lat),
        longitude: String(here.lng),
        order_attachment: [picture],
      } as never
      const { order_id } = await unwrap(
        server.POST('/order/prescription/place', { body, bodySerializer: asForm }),
      )
      await shop.priceOrder(order_id, medicine.id)
      const contact_number = receiver.contact_person_number
      const { order_amount: amount } = await stage.trackOrder(order_id, contact_number)
      return { order_id, amount, contact_number }
    },
    moveOrder: async (order_id, to) => {
      const { order_status } = await stage.trackOrder(order_id, newcomer.phone)
      if (to === 'canceled') return shop.moveOrder(order_id, to)
      const steps = COURSE.slice(COURSE.indexOf(order_status) + 1, COURSE.indexOf(to) + 1)
      for (const step of steps) await shop.moveOrder(order_id, step)
    },
    trackOrder: (order_id, contact_number) =>
      unwrap(server.GET('/order/track', { params: { query: { order_id, ...owner(), contact_number } } })),
    orders: async () => {
      const params = { path: { type: 'list' as const }, query: { ...owner(), limit: 50, offset: 1 } }
      return (await unwrap(server.GET('/customer/order/{type}', { params }))).orders
    },
    end: () => {
      session.stop()
      for (const ask of asked) proxy.abandon(ask)
    },
  }
  return stage
}

const DIGITS = 2

/** What becomes of an order when nothing goes wrong. */
const COURSE: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']

const newcomerOf = (number: number): Newcomer => ({
  f_name: 'Nora',
  l_name: 'Saleh',
  phone: `+97150${2_000_000 + number}`,
  email: `nora${number}@example.com`,
  password: 'long enough 7',
  confirm_password: 'long enough 7',
})
