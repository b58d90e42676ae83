import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { paths } from '#openapi/generated/client.ts'
import { CannotStart } from '#server/config/cannot-start.ts'
import { openDatabase } from '#server/db/engine/open.ts'
import { contact, home, kebabToGo } from './support/belongings.ts'
import { fillParcelShop, kind, parcel, receiver, sender, size } from './support/parcels.ts'
import { endShops, type RunningShop, removeFolder, runShop, smallShopFolder } from './support/running-shop.ts'
import { item, store } from './support/small-shop.ts'

let folder = ''
let empty = ''
beforeAll(async () => {
  folder = await smallShopFolder(fillParcelShop)
  empty = mkdtempSync(join(tmpdir(), 'souk-empty-'))
})
afterAll(() => {
  endShops()
  for (const each of [folder, empty]) removeFolder(each)
})

const open = (more: Record<string, string> = {}) => runShop({ DATA_DIR: folder, ...more }, empty)
const clientOf = ({ url }: RunningShop, token?: string) =>
  createClient<paths>({
    baseUrl: `${url}/api/v1`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
/** A busy machine takes half a minute to start a shop, and some tests start two. */
const patient = { timeout: 180_000 }
const isLocked = () => existsSync(join(folder, 'lock'))

/** What a shop that did not open says, and how it ended: words, never a stack. */
async function refusalOf(shop: RunningShop): Promise<[number | null, string]> {
  const code = await shop.ended()
  expect(shop.url).toBeUndefined()
  expect(shop.said()).not.toMatch(/\n {4}at |node:internal/)
  return [code, shop.said().trim()]
}

describe('a shop that cannot open', patient, () => {
  it('names every variable that is wrong, of the environment before those of .env', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'souk-env-'))
    writeFileSync(join(dataFolder, '.env'), 'LOG_LEVEL=loud\nRATE_LIMIT=many\nPORT=99999\n')
    const shop = await runShop(
      { DATA_DIR: folder, PORT: 'eighty', DATABASE_URL: 'mysql://somewhere' },
      dataFolder,
    )
    removeFolder(dataFolder)
    const [code, said] = await refusalOf(shop)
    expect([code, ...said.split('\n')]).toEqual([
      1,
      'PORT is "eighty", but must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
      'RATE_LIMIT is "many", but must be a whole number from 0 to 1000000.',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    ])
  })

  it('says that the port is taken, and gives the folder back', async () => {
    const neighbour = createServer().listen(0)
    const { port } = neighbour.address() as AddressInfo
    const refused = await refusalOf(await open({ PORT: String(port) }))
    neighbour.close()
    expect(refused).toEqual([
      1,
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=3001 npm start`,
    ])
    expect(isLocked()).toBe(false)
  })

  it('says who has its folder, and leaves them alone', async () => {
    const first = await open({ LOG_LEVEL: 'silent' })
    const [code, said] = await refusalOf(await open())
    expect(code).toBe(1)
    expect(said).toContain(`The data folder ${folder} is in use by process ${first.pid}.`)
    const { data } = await clientOf(first).GET('/config')
    expect(data).toMatchObject({ business_name: 'Small Shop' })
    expect(await first.end('SIGTERM')).toBe(0)
    expect(isLocked()).toBe(false)
  })

  const copied = (spoil: (pg: string) => void): string => {
    const copy = mkdtempSync(join(tmpdir(), 'souk-spoilt-'))
    cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('lock') })
    spoil(join(copy, 'pg'))
    return copy
  }
  const advice = 'Restore the folder from a backup, or set DATA_DIR to an empty folder for a new database.'

  it('refuses a folder with data but without PG_VERSION, and leaves its files alone', async () => {
    const copy = copied((pg) => rmSync(join(pg, 'PG_VERSION')))
    const before = readdirSync(join(copy, 'pg')).toSorted()
    expect(await refusalOf(await runShop({ DATA_DIR: copy }, empty))).toEqual([
      1,
      `The folder ${join(copy, 'pg')} holds files, but no database: PG_VERSION is missing. ${advice}`,
    ])
    expect(readdirSync(join(copy, 'pg')).toSorted()).toEqual(before)
    removeFolder(copy)
  })

  const garbage = (pg: string) => {
    for (const base of readdirSync(join(pg, 'base')))
      writeFileSync(join(pg, 'base', base, '1259'), randomBytes(8192))
  }
  const damaged = (copy: string) =>
    `The database in ${join(copy, 'pg')} cannot be opened: its files are damaged. ${advice}`

  it('the shop says that its data are damaged, and ends', async () => {
    const copy = copied(garbage)
    expect(await refusalOf(await runShop({ DATA_DIR: copy }, empty))).toEqual([1, damaged(copy)])
    removeFolder(copy)
  })

  // The process of the test opens these: a start of the shop takes ten times as long.
  it.each([
    ['its control file is empty', (pg: string) => writeFileSync(join(pg, 'global/pg_control'), '')],
    ['its log is gone', (pg: string) => rmSync(join(pg, 'pg_wal'), { recursive: true })],
    ['its version is another', (pg: string) => writeFileSync(join(pg, 'PG_VERSION'), '12\n')],
    ['its list of tables is garbage', garbage],
  ])('the database is reported as damaged when %s', async (_, spoil) => {
    const copy = copied(spoil)
    await expect(openDatabase({ dataDir: copy })).rejects.toThrow(new CannotStart(damaged(copy)))
    removeFolder(copy)
  })

  it('begins again where the making of a new database was cut off', async () => {
    const copy = copied((pg) => {
      rmSync(join(pg, 'PG_VERSION'))
      writeFileSync(join(pg, 'unfinished'), '')
    })
    const [code, said] = await refusalOf(await runShop({ DATA_DIR: copy }, empty))
    expect([code, said]).toEqual([1, expect.stringContaining('npm run seed')])
    expect(existsSync(join(copy, 'pg/unfinished'))).toBe(false)
    removeFolder(copy)
  })

  it('says that its database is empty or away, without the password', async () => {
    // Without a row: a database that the shop has to make first takes as long as five other starts.
    const unfilled = await smallShopFolder(async () => {})
    const [code, said] = await refusalOf(await runShop({ DATA_DIR: unfilled }, empty))
    removeFolder(unfilled)
    expect([code, said]).toEqual([1, expect.stringContaining('npm run seed')])
    const away = await runShop({ DATABASE_URL: 'postgres://souk:s3cret@127.0.0.1:1/souk' }, empty)
    const refused = await refusalOf(away)
    expect(refused).toEqual([1, expect.stringContaining('The database souk at 127.0.0.1:1 cannot be used')])
    expect(refused[1]).not.toContain('s3cret')
  })
})

describe('a shop that is told to stop', patient, () => {
  it('ends a stream, a silent visitor, half a body, half a form and half a head, and gives the folder back', async () => {
    const shop = await open({ LOG_LEVEL: 'silent' })
    const { data: guest } = await clientOf(shop).POST('/auth/guest/request')
    const events = await fetch(`${shop.url}/api/v1/events?guest_id=${guest!.guest_id}`)
    const ended = events.text()
    const { port, hostname } = new URL(shop.url!)
    const silent = connect(Number(port), hostname)
    await once(silent, 'connect')
    const left = once(silent, 'close')
    for (const half of [
      'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"em',
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 50\r\n\r\n--x\r\n',
      'content-ty',
    ]) {
      const visitor = connect(Number(port), hostname)
      const answers: string[] = []
      visitor.setEncoding('utf8').on('data', (text: string) => answers.push(text))
      // The second request of a connection: the first shows that the server reads it.
      visitor.write('GET /healthz HTTP/1.1\r\nhost: souk\r\n\r\n')
      await expect.poll(() => answers.join('')).toContain('"ok"')
      visitor.write(`POST /api/v1/order/prescription/place HTTP/1.1\r\nhost: souk\r\n${half}`)
    }
    await fetch(`${shop.url}/healthz`)
    expect(await shop.end('SIGTERM')).toBe(0)
    expect(await ended).toContain('retry: 2000')
    await left
    expect(isLocked()).toBe(false)
  })

  it('answers what it was asked, and does not wait for the next question', async () => {
    const shop = await open({ LOG_LEVEL: 'silent' })
    const body = JSON.stringify({ phone: '+971509999999', password: 'no such customer' })
    const asking = request(`${shop.url}/api/v1/auth/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    })
    asking.flushHeaders()
    await once(asking, 'continue')
    const ended = shop.end('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow())
    asking.end(body)
    const [reply] = await once(asking, 'response')
    reply.resume()
    expect(reply.statusCode).toBe(401)
    expect(await ended).toBe(0)
  })
})

describe('the log', patient, () => {
  /** Sends a text that is no HTTP and waits until the connection is closed. */
  const garbled = async (shop: RunningShop, text: string) => {
    const socket = connect(Number(new URL(shop.url!).port), '127.0.0.1')
    socket.end(text)
    await once(socket.resume(), 'close')
  }

  it('holds nothing a customer wrote and no secret, at its most talkative', async () => {
    const shop = await open({ LOG_LEVEL: 'trace' })
    const before = shop.said().length
    const person = {
      f_name: 'Wilhelmina',
      l_name: 'Featherstone',
      email: 'wilhelmina@private.example',
      phone: '+971559876543',
      password: 'my very own secret',
    }
    const { password, phone, email } = person
    const api = clientOf(shop)
    const { data: guest } = await api.POST('/auth/guest/request')
    const { data: signedUp } = await api.POST('/auth/sign-up', {
      body: { ...person, confirm_password: password, guest_id: guest!.guest_id },
    })
    const { data: login } = await api.POST('/auth/login', { body: { email, password } })
    await api.POST('/auth/login', { body: { phone, password: 'not so secret' } })
    const customer = clientOf(shop, login!.token)
    await customer.POST('/address/add', {
      body: { ...home, address: '221B Baker Street', house: 'Villa Nova' },
    })
    const { data: order } = await customer.POST('/customer/order/place', {
      params: { header: { 'Idempotency-Key': 'key-0123456789-private' } },
      body: { ...kebabToGo, cart: [...kebabToGo.cart], order_note: 'Allergic to peanuts' },
    })
    const query = {
      order_id: order!.order_id,
      guest_id: randomUUID(),
      contact_number: contact.contact_person_number,
    }
    await api.GET('/order/track', { params: { query } })
    const { data: link } = await customer.POST('/order/share', { body: { order_id: order!.order_id } })
    const token = link!.path.replace('/t/', '')
    await api.GET('/order/shared', { params: { query: { token } } })
    await fetch(`${shop.url}${link!.path}`)
    const near = { latitude: '25.205', longitude: '55.2' }
    const { data: quote } = await customer.POST('/customer/order/quote', {
      body: {
        order_type: 'parcel',
        parcel_category_id: kind.gift,
        parcel_size_id: size.small,
        origin: { lat: Number(sender.latitude), lng: Number(sender.longitude) },
        destination: { lat: Number(near.latitude), lng: Number(near.longitude) },
      },
    })
    const { data: sent } = await customer.POST('/customer/order/place', {
      body: {
        ...parcel,
        quote_id: quote!.id,
        order_amount: quote!.total,
        receiver_details: { ...receiver, ...near },
      },
    })
    const { data: links } = await customer.POST('/order/parcel-links', { body: { order_id: sent!.order_id } })
    const sides = [links!.sender.token, links!.receiver.token]
    for (const side of sides) {
      await api.GET('/order/parcel-shared', { params: { query: { token: side } } })
      await fetch(`${shop.url}/p/${side}`)
    }
    await api.GET('/items/item-or-store-search', {
      params: { query: { name: 'pills for Wilhelmina' } },
      headers: { zoneid: '[1]', moduleId: '1', latitude: '25.198765', longitude: '55.287654' },
    })
    await customer.PUT('/customer/diet', {
      body: { allergens: ['liquorice'], diets: [], hide: 'contained' },
    })
    await api.GET('/items/popular', {
      params: { header: { 'X-diet': 'contained:liquorice' } },
      headers: { zoneid: '[1]', moduleId: '1' },
    })
    await api.POST('/newsletter/subscribe', { body: { email: 'wilhelmina' } })
    await fetch(`${shop.url}/api/v1/${phone}/${email}?password=${encodeURIComponent(password)}`)
    await fetch(`${shop.url}/home%zz?q=Wilhelmina`)
    await fetch(`${shop.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'session=crumbs', 'user-agent': 'Privacy/1.0' },
      body: `{"password":"${password}"`,
    })
    await garbled(shop, `GET /home HTTP/1.1\r\nHost: souk\r\n${email}\0: ${login!.token}\r\n\r\n`)
    expect(await shop.end('SIGTERM')).toBe(0)

    // Where the server listens is no secret, and that line can come after "Souk is open".
    const log = shop
      .said()
      .slice(before)
      .replaceAll(/^.*Server listening at .*$/gm, '')
    const answered = log.split('\n').filter((line) => line.includes('"answered"'))
    expect(answered.length).toBeGreaterThan(10)
    expect(answered.map((line) => JSON.parse(line).route)).toContain('/api/v1/auth/sign-up')
    const told = [
      ...Object.values(person),
      ...Object.values(contact),
      phone.slice(4),
      'not so secret',
      '221B',
      'Villa Nova',
      'peanuts',
      'liquorice',
      'pills',
      'private',
      '25.198765',
      'crumbs',
      'Privacy',
      '127.0.0.1',
      signedUp!.token,
      login!.token,
      guest!.guest_id,
      query.guest_id,
      token,
      quote!.id,
      ...sides,
      sender.contact_person_name,
      sender.delivery_instruction,
      sender.address,
      receiver.contact_person_name,
      receiver.contact_person_number,
      receiver.address,
    ].filter((secret) => log.toLowerCase().includes(secret.toLowerCase()))
    expect(told).toEqual([])
  })
})

describe('a shop that is killed in the middle of its work', patient, () => {
  /** One guest who orders one kebab: the cart was acknowledged, the order perhaps. */
  type Attempt = { guest_id: string; key: string; order_id: number | undefined }

  const place = (shop: RunningShop, { guest_id, key }: Attempt) => {
    const { is_buy_now: _, cart: __, ...body } = kebabToGo
    return clientOf(shop).POST('/customer/order/place', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...body, guest_id },
    })
  }

  const orderUntilItEnds = async (shop: RunningShop, attempts: Attempt[]) => {
    for (;;) {
      const { data: guest } = await clientOf(shop).POST('/auth/guest/request')
      const attempt: Attempt = { guest_id: guest!.guest_id, key: randomUUID(), order_id: undefined }
      const added = await clientOf(shop).POST('/cart/add', {
        body: { guest_id: attempt.guest_id, model: 'Item', item_id: item.kebab, price: 25, quantity: 1 },
      })
      if (!added.data) throw new Error(JSON.stringify(added.error))
      attempts.push(attempt)
      const placed = await place(shop, attempt)
      if (!placed.data) throw new Error(JSON.stringify(placed.error))
      attempt.order_id = placed.data.order_id
    }
  }

  const signUpUntilItEnds = async (shop: RunningShop, tokens: string[], round: number) => {
    for (let number = 0; ; number++) {
      const { data } = await clientOf(shop).POST('/auth/sign-up', {
        body: {
          f_name: 'Sara',
          l_name: 'Haddad',
          email: `sara${round}-${number}@example.com`,
          phone: `+97153${round}${100_000 + number}`,
          password: 'long enough',
          confirm_password: 'long enough',
        },
      })
      const added = await clientOf(shop, data!.token).POST('/address/add', { body: home })
      if (added.data) tokens.push(data!.token)
    }
  }

  const ordersOf = async (shop: RunningShop) =>
    (await clientOf(shop).GET('/landing-page')).data!.business_statistics.order_count

  it('has lost nothing it acknowledged, and doubles nothing that is sent again', async () => {
    const attempts: Attempt[] = []
    const tokens: string[] = []
    let shop = await open({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
    const ordersBefore = await ordersOf(shop)
    for (const round of [1, 2]) {
      const work = [
        ...Array.from({ length: 6 }, () => orderUntilItEnds(shop, attempts)),
        signUpUntilItEnds(shop, tokens, round),
      ].map((each) => each.catch((error: Error) => error))
      const acknowledged = () => attempts.filter(({ order_id }) => order_id !== undefined).length
      await expect
        .poll(() => [acknowledged() >= round * 15, tokens.length >= round], { timeout: 30_000 })
        .toEqual([true, true])
      expect(await shop.end('SIGKILL')).toBe(null)
      // Everybody was cut off by the end of the process, and not by a refusal.
      for (const end of await Promise.all(work)) expect(end).toBeInstanceOf(TypeError)

      shop = await open({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
      expect(shop.url).toBeDefined()
    }
    for (const attempt of attempts) {
      const { data } = await place(shop, attempt)
      expect(data).toMatchObject({ order_id: attempt.order_id ?? expect.any(Number), total_ammount: 24.63 })
      const { order_id } = data!
      const query = { order_id, guest_id: attempt.guest_id }
      const { data: lines } = await clientOf(shop).GET('/order/details', { params: { query } })
      expect(lines).toMatchObject([{ item_id: item.kebab, quantity: 1, price: 25 }])
      const { data: tracked } = await clientOf(shop).GET('/order/track', { params: { query } })
      expect(tracked).toMatchObject({
        order_status: 'pending',
        order_amount: 24.63,
        store: { id: store.grill },
      })
      const { guest_id } = attempt
      const { data: cart } = await clientOf(shop).GET('/customer/cart/list', {
        params: { query: { guest_id } },
      })
      expect(cart).toEqual([])
    }
    expect(await ordersOf(shop)).toBe(ordersBefore + attempts.length)
    for (const token of tokens) {
      const { data } = await clientOf(shop, token).GET('/address/list')
      expect(data).toMatchObject({ total_size: 1 })
    }
    expect(await shop.end('SIGTERM')).toBe(0)
  })
})
