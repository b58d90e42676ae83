/**
 * `npm run check:load -- [embedded|postgresql]`: fills a shop with half-sent forms and with the largest pictures, from one
 * address and from twenty, and measures its memory and how long other visitors wait. Ends with 1 where a figure of
 * docs/security.md is missed.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { type Engine, makeProofShop, type ProofShop } from './proofs/place.ts'

const FORMS = 200
const PICTURES = 28
/** Bytes of one file, nearly as many as the contract allows. */
const FILE = 2_000_000
/**
 * Megabytes that the shop may grow by, and still have grown by after more of the same; milliseconds that others may wait:
 * beside forms, beside pictures on the same two cores.
 */
const MOST = { grown: 150, leftOfMore: 30, besideForms: 200, besidePictures: 1_500 }
/** So many floods after the first show whether the shop uses the same memory again. */
const MORE = 5
const HONEST = '198.51.100.7'

/** Megabytes more at most and afterwards, and the longest that another visitor waited, in milliseconds. */
type Measurements = { grown: number; waited: number; left: number; signIn?: number }

/** The highest memory, and the longest that another visitor waits, until `stop`; their requests have a thread of their own. */
function watch(shop: ProofShop, paths: readonly string[]) {
  let memory = shop.memory()
  const looking = setInterval(() => {
    memory = Math.max(memory, shop.memory())
  }, 25)
  const visitor = new Worker(new URL('proofs/visitor.ts', import.meta.url), {
    workerData: { urls: paths.map((path) => shop.url + path), address: HONEST },
  })
  // A visitor who was refused ends the whole check.
  const answer = once(visitor, 'message')
  return {
    stop: async () => {
      clearInterval(looking)
      visitor.postMessage('stop')
      const [waited] = (await answer) as [number]
      return { memory, waited }
    },
  }
}

const headOf = (address: string, length: number) =>
  [
    'POST /api/v1/order/prescription/pictures HTTP/1.1',
    'host: shop.test',
    `x-forwarded-for: ${address}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

const partOf = (field: string, file = false) =>
  `--x\r\ncontent-disposition: form-data; name="${field}"${file ? '; filename="a.png"' : ''}\r\n\r\n`

/** A form of a guest whose picture is nearly all there, and never ends. */
async function halfSent(port: number, address: string, guest_id: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const start = `${partOf('guest_id')}${guest_id}\r\n${partOf('picture', true)}`
  socket.write(headOf(address, start.length + FILE + 100) + start)
  socket.write(Buffer.alloc(FILE, 7))
  socket.resume()
  return socket
}

async function guestOf(url: string, address: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/guest/request`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  })
  return ((await reply.json()) as { guest_id: string }).guest_id
}

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `203.0.113.${at + 1}`)

async function halfSentForms(shop: ProofShop, from: number): Promise<Measurements> {
  const port = Number(new URL(shop.url).port)
  const guests = await Promise.all(addresses(from).map((address) => guestOf(shop.url, address)))
  const before = shop.memory()
  const visitor = watch(shop, ['/api/v1/config', '/healthz'])
  const sockets = await Promise.all(
    Array.from({ length: FORMS }, (_, at) => halfSent(port, addresses(from)[at % from]!, guests[at % from]!)),
  )
  await wait(8_000)
  const { memory, waited } = await visitor.stop()
  for (const socket of sockets) socket.destroy()
  // A shop at work gives free memory back when it needs room; an idle one keeps it.
  const work = watch(shop, ['/api/v1/config', '/healthz'])
  await wait(15_000)
  await work.stop()
  return { grown: memory - before, waited, left: shop.memory() - before }
}

/** The largest picture that the shop draws, in the form that takes longest: every pass goes over all of it. */
const largest = () =>
  sharp({ create: { width: 4990, height: 4990, channels: 3, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer()

async function largestPictures(
  shop: ProofShop,
  picture: Buffer,
): Promise<Measurements & { refused: number }> {
  const address = '203.0.113.1'
  const guest_id = await guestOf(shop.url, address)
  const before = shop.memory()
  const visitor = watch(shop, ['/api/v1/config', '/icon.svg'])
  const signIn = async () => {
    const began = performance.now()
    const body = JSON.stringify({ phone: '+971500000000', password: 'not the password' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': HONEST }
    await (await fetch(`${shop.url}/api/v1/auth/login`, { method: 'POST', headers, body })).arrayBuffer()
    return performance.now() - began
  }
  const send = async () => {
    const body = new FormData()
    body.append('guest_id', guest_id)
    body.append('picture', new Blob([new Uint8Array(picture)]), 'a.png')
    const headers = { 'x-forwarded-for': address }
    const url = `${shop.url}/api/v1/order/prescription/pictures`
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  const sending = Promise.all(Array.from({ length: PICTURES }, send))
  await wait(500)
  const signedIn = await signIn()
  const statuses = await sending
  const { memory, waited } = await visitor.stop()
  return {
    grown: memory - before,
    waited,
    signIn: Math.round(signedIn),
    left: shop.memory() - before,
    refused: statuses.filter((status) => status !== 200 && status !== 403).length,
  }
}

/** Floods after the first: what they leave behind is above what the first has left. */
async function moreForms(shop: ProofShop): Promise<Measurements & { more: true }> {
  const before = shop.memory()
  const floods: Measurements[] = []
  for (let flood = 0; flood < MORE; flood++) {
    const since = shop.memory() - before
    const measurements = await halfSentForms(shop, 20)
    floods.push({ ...measurements, grown: since + measurements.grown })
  }
  const most = (key: 'grown' | 'waited') => Math.max(...floods.map((each) => each[key]))
  return { grown: most('grown'), waited: most('waited'), left: shop.memory() - before, more: true }
}

type Row = Measurements & { engine: Engine; what: string; refused?: number; more?: true }

async function measure(engine: Engine): Promise<Row[]> {
  const shop = await makeProofShop(engine, {
    TRUST_PROXY: 'true',
    MAX_REQUESTS_PER_ADDRESS: '100',
    // As in the Dockerfile.
    MALLOC_MMAP_THRESHOLD_: '500000',
  })
  try {
    await shop.start()
    // A server at work is the measure: its first thousand requests make it grow anyway.
    const visitor = watch(shop, ['/api/v1/config', '/healthz', '/api/v1/landing-page'])
    await wait(15_000)
    await visitor.stop()
    return [
      { engine, what: `${FORMS} half-sent forms of one address`, ...(await halfSentForms(shop, 1)) },
      { engine, what: `${MORE} times ${FORMS} half-sent forms of twenty`, ...(await moreForms(shop)) },
      {
        engine,
        what: `${PICTURES} largest pictures of one`,
        ...(await largestPictures(shop, await largest())),
      },
    ]
  } finally {
    await shop.remove()
  }
}

const [only] = process.argv.slice(2)
const engines = (['embedded', 'postgresql'] as const).filter((engine) => !only || engine === only)
const results: Row[] = []
for (const engine of engines) results.push(...(await measure(engine)))
console.table(results)
const isRight = results.every(({ grown, waited, left, signIn, more }) => {
  if (grown > MOST.grown || (more && left > MOST.leftOfMore)) return false
  return signIn === undefined ? waited <= MOST.besideForms : Math.max(waited, signIn) <= MOST.besidePictures
})
process.exit(isRight ? 0 : 1)
