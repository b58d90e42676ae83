/**
 * `npm run check:deploy`: runs the steps of Dockerfile and compose.yaml without Docker and tests the result: several
 * processes on one PostgreSQL behind a proxy. It needs the npm registry, and lists the packages of the image. NATS is used when `TEST_NATS_SERVER` names a
 * running one (nats://...); otherwise the database carries the events, as without NATS_URL. The proxy is Caddy itself
 * when `TEST_CADDY` names its program, otherwise a stand-in.
 */
import { strictEqual } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { dueIn, plainDinner, plainOrder, start } from '#tests/fixtures/plain-order.ts'
import { openCaddy } from './deploy/caddy.ts'
import { buildImage } from './deploy/image.ts'
import { checkSignatures, writeSbom } from './deploy/image-packages.ts'
import { type OpenProxy, openProxy } from './deploy/proxy.ts'
import { type DeployedShop, endShop, healthy, startShops } from './deploy/shops.ts'

const { TEST_DATABASE_URL, TEST_NATS_SERVER, TEST_CADDY } = process.env
if (!TEST_DATABASE_URL) throw new Error('Run it as npm run check:deploy, which brings a PostgreSQL.')

const say = (what: string) => console.log(`  ok: ${what}`)

const clientOf = (url: string, token?: string) =>
  createClient<paths>({
    baseUrl: `${url}/api/v1`,
    headers: {
      zoneid: '[1]',
      moduleId: '1',
      ...start,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })

async function tryOut(proxy: OpenProxy, [one, other]: DeployedShop[]): Promise<void> {
  if (!one || !other) throw new Error('compose.yaml starts one process only.')
  const page = await fetch(proxy.url)
  strictEqual(page.status, 200)
  strictEqual((await page.text()).includes('<div id="root">'), true)
  say('the proxy serves the storefront')

  const counted = new Set<string>()
  for (let call = 0; call < 4; call++) counted.add(await leftFor(proxy.url, `198.51.100.${call}`))
  strictEqual(counted.size > 1, true)
  say('who asks through the proxy is counted by the address it saw, not by one they made up')
  const told = await leftFor(one.url, '203.0.113.1')
  strictEqual(await leftFor(one.url, '203.0.113.2'), told)
  strictEqual(Number(await leftFor(one.url, '203.0.113.1')), Number(told) - 1)
  say('each address the proxy names has its own count')

  const { email, password } = demoAccounts[0]
  const { data: session } = await clientOf(one.url).POST('/auth/login', {
    body: { email_or_phone: email, password },
  })
  const token = session!.token
  const { data: customer } = await clientOf(other.url, token).GET('/customer/info')
  strictEqual(customer!.email, email)
  say('who signed in at one process is known at the other')

  const stream = await fetch(`${other.url}/api/v1/events`, { headers: { authorization: `Bearer ${token}` } })
  const heard = orderIn(stream.body!)
  const order_id = await order(clientOf(one.url, token), clientOf(other.url, token))
  strictEqual(await heard, order_id)
  say('an order placed at one process is news at the other; the same key sent to both at once placed one')

  await endShop(one, 'SIGKILL')
  const { data: track } = await clientOf(proxy.url, token).GET('/order/track', {
    params: { query: { order_id } },
  })
  strictEqual(track!.id, order_id)
  say('with one process killed the proxy still leads to the order')

  strictEqual(await endShop(other, 'SIGTERM'), 0)
  say('a process that is told to stop ends in order')
}

/** How many calls are left for an address, as the shop says. */
async function leftFor(url: string, address: string): Promise<string> {
  const { headers } = await fetch(`${url}/api/v1/config`, { headers: { 'x-forwarded-for': address } })
  return headers.get('ratelimit-remaining') ?? 'nothing said'
}

/** The order of the first order event. */
async function orderIn(stream: ReadableStream<Uint8Array>): Promise<number> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true })
    const found = /event: order\ndata: \{[^\n]*"order_id":(\d+)/.exec(text)
    if (found) return Number(found[1])
  }
  throw new Error('The news ended.')
}

type Api = ReturnType<typeof clientOf>

/** Sends one order to both processes at once; answers its number. */
async function order(one: Api, other: Api): Promise<number> {
  const { store_id, line } = await plainDinner(one)
  const place = (api: Api, key: string, order_amount: number) =>
    api.POST('/customer/order/place', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...plainOrder(store_id, [line]), order_amount },
    })
  // The shop refuses an amount that is not its own, and says its own.
  const { error } = await place(one, crypto.randomUUID(), 0)
  const due = dueIn(error)
  const key = crypto.randomUUID()
  const replies = await Promise.all([place(one, key, due), place(other, key, due)])
  const placed = replies.flatMap(({ data }) => (data ? [data.order_id] : []))
  for (const { response } of replies) strictEqual([200, 409].includes(response.status), true)
  strictEqual(new Set(placed).size, 1)
  return placed[0]!
}

const folder = mkdtempSync(join(tmpdir(), 'souk-deploy-'))
let shops: DeployedShop[] = []
let proxy: OpenProxy | undefined
try {
  console.log('Dockerfile')
  const image = buildImage(folder)
  say(`artifacts/sbom.cdx.json lists the ${writeSbom(image)} packages of the image`)
  const signatures = checkSignatures(image)
  if (signatures === 'signed') say('the registry signed every package of the image')
  else
    console.log(
      `  skipped: no signatures, because no registry with its keys answers (${signatures.unanswered})`,
    )
  console.log('compose.yaml')
  shops = await startShops(image, {
    DATABASE_URL: TEST_DATABASE_URL,
    NATS_URL: TEST_NATS_SERVER,
    DATA_DIR: join(folder, 'pictures'),
    LOG_LEVEL: 'warn',
  })
  await Promise.all(shops.map((shop) => healthy(image, shop)))
  const ports = shops.map(({ port }) => port)
  proxy = await (TEST_CADDY ? openCaddy(TEST_CADDY, ports, folder) : openProxy(ports))
  await tryOut(proxy, shops)
  console.log('What Dockerfile and compose.yaml describe works.')
} finally {
  await proxy?.close()
  for (const shop of shops) await endShop(shop, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
