import { existsSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { dueIn, isPlain, plainOrder } from '#tests/fixtures/plain-order.ts'
import { must } from '#tools/dev/exec.ts'
import { close, type DataFolder, type Opened, opened, url, wire } from './shop.ts'

const SECONDS = 10
/** Customers who ask at the same time. */
const CROWDS = [1, 16, 64]
/** Guests of each crowd who each add one line and order once. */
const SHOPPERS = 640

const api = `${url}/api/v1`
/** To a kilometre, as cookies say it. */
const near = { lat: 25.21, lng: 55.28 }
const headers = { ...wire, 'content-type': 'application/json' }

/** What one process answers: reads and pages for some seconds, and every guest adds a line and places an order. */
export async function benchApi(folder: DataFolder): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  await close(await opened(folder))
  const shop = await opened(folder, { demo: false })
  console.log('| Case | Connections | Requests/s | p50 ms | p99 ms | CPU ms each | Errors |')
  console.log('|---|---|---|---|---|---|---|')
  await benchReads(shop)
  await benchPages(shop)
  await benchWrites(shop)
  console.log()
  await close(shop)
}

async function benchReads(shop: Opened): Promise<void> {
  const guest_id = await newGuest()
  const cases = [
    { name: 'browse: 12 popular stores', path: '/stores/popular?limit=12&offset=1' },
    { name: 'browse: 12 popular items', path: '/items/popular?limit=12&offset=1' },
    {
      name: 'browse: 12 items of a search',
      path: '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=12&offset=1',
    },
    { name: 'read a cart', path: `/customer/cart/list?guest_id=${guest_id}` },
  ]
  for (const { name, path } of cases)
    for (const connections of CROWDS)
      await measured(shop, name, { url: api + path, connections, duration: SECONDS, headers })
  for (const { name, path } of cases.slice(0, 3))
    for (const connections of CROWDS)
      await measured(shop, `${name}, none kept`, asVisitor(`/api/v1${path}&`, { connections, headers }))
}

/** First screens that the server prerenders for a returning visitor. */
async function benchPages(shop: Opened): Promise<void> {
  const cookies = {
    zoneid: '[1]',
    module: '{"id":1,"module_type":"food"}',
    currentLatLng: JSON.stringify(near),
  }
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `souk-${name}=${encodeURIComponent(value)}`)
    .join('; ')
  for (const path of ['/home', '/store/1', '/product/1'])
    for (const connections of CROWDS) {
      const options = { connections, headers: { cookie } }
      await measured(shop, `page ${path}`, { url: url + path, duration: SECONDS, ...options })
      await measured(shop, `page ${path}, none kept`, asVisitor(`${path}?`, options))
    }
}

async function benchWrites(shop: Opened): Promise<void> {
  const { line, placement } = await dinner(await newGuest())
  for (const connections of CROWDS) {
    const crowd = Array.from({ length: connections }, () => guestsOf(SHOPPERS / connections))
    const guests = (await Promise.all(crowd)).flat()
    const send = (name: string, path: string, bodyOf: (guest_id: string) => object) =>
      measured(shop, name, asEach(guests, connections, path, bodyOf))
    await send('add a line', '/cart/add', (guest_id) => ({ ...line, guest_id }))
    await send('place an order', '/customer/order/place', (guest_id) => ({ ...placement, guest_id }))
  }
}

/** A new address each time, by an unknown parameter. */
function asVisitor(path: string, options: Pick<autocannon.Options, 'connections' | 'headers'>) {
  let round = 0
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: `${path}round=${round++}` })
  return { url, duration: SECONDS, requests: [{ setupRequest }], ...options }
}

/** Each guest asks once. */
function asEach(
  guests: readonly string[],
  connections: number,
  path: string,
  bodyOf: (guest: string) => object,
): autocannon.Options {
  let next = 0
  return {
    url: api + path,
    connections,
    amount: guests.length,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(bodyOf(guests[next++] ?? '')),
        }),
      },
    ],
  }
}

async function measured({ shop }: Opened, name: string, options: autocannon.Options): Promise<void> {
  const before = processorTime(shop.pid)
  const { requests, latency, non2xx, errors, seconds } = await asked(options)
  const each = (processorTime(shop.pid) - before) / requests.total
  const measurements = [
    name,
    options.connections,
    Math.round(requests.total / seconds),
    latency.p50,
    latency.p99,
    Number.isNaN(each) ? '' : each.toFixed(1),
    non2xx + errors,
  ]
  console.log(`| ${measurements.join(' | ')} |`)
}

/** `seconds` until the last answer: autocannon itself ends with a whole second, too coarse for a crowd that is done within two. */
function asked(options: autocannon.Options): Promise<autocannon.Result & { seconds: number }> {
  const began = performance.now()
  let answered = began
  return new Promise((resolve, reject) => {
    const asking = autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ ...result, seconds: (answered - began) / 1000 }),
    )
    asking.on('response', () => {
      answered = performance.now()
    })
  })
}

/** Milliseconds of processor the shop has used so far: unlike a rate it hardly depends on what else runs. Linux only. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // Behind the name in brackets come the fields 3 and on; 14 and 15 count hundredths of a second.
  const [user, system] = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

const ask = async <Reply>(path: string, body?: object): Promise<Reply> =>
  (
    await fetch(api + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  ).json() as Reply

async function newGuest(): Promise<string> {
  const { guest_id } = await ask<{ guest_id: string }>('/auth/guest/request', {})
  return guest_id
}

async function guestsOf(count: number): Promise<string[]> {
  const guests: string[] = []
  while (guests.length < count) guests.push(await newGuest())
  return guests
}

type Store = { id: number; open: 0 | 1; active: 0 | 1 }
type Dish = {
  id: number
  price: number
  food_variations: readonly unknown[]
  available_time_starts: string | null
}
type Refused = { errors: { expected?: number }[] }

/** Enough of a plain dish for any minimum order, and the order of it with the shop's own amount. */
async function dinner(guest_id: string) {
  const { stores } = await ask<{ stores: Store[] }>('/stores/popular?limit=12&offset=1')
  const store_id = stores.find(({ open, active }) => open && active)?.id
  if (!store_id) throw new Error('No store is open.')
  const { products } = await ask<{ products: Dish[] }>(
    `/items/latest?store_id=${store_id}&category_id=0&limit=50&offset=1`,
  )
  const dish = products.find(isPlain)
  if (!dish) throw new Error('No open store has a plain dish.')
  const line = { model: 'Item', item_id: dish.id, price: dish.price, quantity: 5 }
  const order = plainOrder(store_id, [line])
  // The shop refuses an amount that is not its own, and says its own.
  const order_amount = dueIn(
    await ask<Refused>('/customer/order/place', { ...order, guest_id, order_amount: 0 }),
  )
  return { line, placement: { ...order, order_amount } }
}
