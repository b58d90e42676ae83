import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

/** A browser as a push service knows it: what it told the shop, and the key with which it reads. */
export type StandInBrowser = { endpoint: string; p256dh: string; auth: string; own: ECDH }

/** What came for a browser: the headers, the claims of the token, and the message as the browser reads it. */
export type Delivered = {
  path: string
  headers: Record<string, string | undefined>
  claims: Record<string, unknown>
  message: Record<string, string>
}

/** Reads what was encrypted for the browser (RFC 8291 §3.4), written apart from the server's own code. */
export function decryptPush({ own, auth }: Pick<StandInBrowser, 'own' | 'auth'>, body: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const length = body[20]!
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const derive = (key: Uint8Array, from: Uint8Array, about: Uint8Array, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', key, from, about, bytes))
  const shared = derive(own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end)
}

/** A push service on this computer: takes what the shop sends, checks its signature and decrypts it. */
export async function startPushService(port = 0) {
  const browsers = new Map<string, StandInBrowser>()
  const delivered: Delivered[] = []
  /** Statuses of the next answers in place of 201; `silence` never answers. */
  const troubles: (number | 'silence')[] = []

  const take = async (request: IncomingMessage): Promise<number | 'silence'> => {
    const trouble = troubles.shift()
    if (trouble !== undefined) return trouble
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (!browser) return 410
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization, ttl, urgency, topic } = request.headers as Record<string, string | undefined>
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey
    const verified = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
      audience: origin(),
      // The shop's clock may be moved.
      currentDate: new Date(0),
    }).catch(() => undefined)
    if (!verified) return 403
    const message = JSON.parse(decryptPush(browser, Buffer.concat(parts)).toString())
    delivered.push({ path, headers: { ttl, urgency, topic, key }, claims: { ...verified.payload }, message })
    return 201
  }

  const server = createServer((request, response) => {
    take(request).then(
      (status) => status === 'silence' || response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin: origin(),
    delivered,
    troubles,
    /** A browser that may subscribe. */
    newBrowser(): StandInBrowser {
      const own = createECDH('prime256v1')
      own.generateKeys()
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const browser = {
        endpoint: `${origin()}${path}`,
        p256dh: own.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
        own,
      }
      browsers.set(path, browser)
      return browser
    },
    /** The browser has unsubscribed at its push service. */
    forget: ({ endpoint }: StandInBrowser) => browsers.delete(new URL(endpoint).pathname),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
