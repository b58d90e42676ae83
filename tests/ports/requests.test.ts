import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStorage } from '#browser/storage.ts'
import { connectEditProfile } from '#src/features/account/edit-profile.ports.ts'
import { connectSignIn } from '#src/features/auth/auth.ports.ts'
import { connectResetPassword } from '#src/features/auth/reset-password.ports.ts'
import {
  type CodeWorld,
  connectSignInWithCode,
  connectVerifyPhone,
} from '#src/features/auth/verify-phone.ports.ts'
import { connectAttachPrescription } from '#src/features/checkout/prescription.ports.ts'
import { connectSaveReceipt } from '#src/features/receipt/save-receipt.ports.ts'
import { discoverFlows, discoverRequests, root } from '#tests/support/discover.ts'
import { asGuest, type RequestRow } from '#tests/support/requests.ts'
import { isMutated } from '#tests/support/wanted.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort, recordingApi, silentApi, startPort } from './support/wire.ts'

const resettingIn = ({ api, storage, clock }: CodeWorld) => connectResetPassword(api, storage, clock)
const waiting = { token: 'waits', guest_id: null }

const flows = await discoverFlows()
const rows = (await Promise.all(flows.map(({ name }) => discoverRequests(name)))).flat()

const titled = rows.map((row): [string, RequestRow] => [`${row.port} sends ${row.sent.request}`, row])

describe('what ports send', () => {
  it.each(titled)('%s', async (_, { connect, port, input, sent: expected, field, reply, gets }) => {
    const answer = reply ?? (field ? { [field]: 1 } : {})
    const { api, sent } = recordingApi(answer)
    const answered = await askPort(connect(api), port, input)
    expect(sent).toEqual([expected])
    if (!/logOut$|Push$|sendCode$/.test(port)) expect(answered).toEqual(gets ?? answer)
  })

  it.each(titled.filter(([, { field }]) => field))(
    '%s, and takes a reply that lacks the answer for none',
    async (_, { connect, port, input }) => {
      const { api } = recordingApi({ else: 1 })
      await expect(askPort(connect(api), port, input)).rejects.toThrow(SyntaxError)
    },
  )

  // A message or a request on its way is sent although the customer leaves the page.
  const stored = [
    'sendMessage',
    'fillRefund.requestRefund',
    'resetPassword',
    'updateCustomerInfo',
    'addPasskey',
    'updateProfile',
    'removePhoto',
    'runParts.destination.addAddress',
  ]
  it.each(titled.filter(([, { port }]) => !stored.includes(port)))(
    '%s, and gives the request up when the state is left',
    async (_, { connect, port, input }) => {
      const { api, asked } = silentApi()
      const { actor, answered } = startPort(connect(api), port, input)
      answered.catch(() => {})
      const signal = await asked
      expect(signal.aborted).toBe(false)
      actor.stop()
      expect(signal.aborted).toBe(true)
    },
  )

  it.each([
    ['a device that is known sends its token', 'device-1', { password: 'secret', device_token: 'device-1' }],
    ['a device that is not known sends none', undefined, { password: 'secret' }],
  ])('login: %s, and keeps the one it gets', async (_, known, body) => {
    const devices = createStorage(windowStandIn())
    if (known) devices.write('deviceToken', known)
    const { api, sent } = recordingApi({ token: 'mona', device_token: 'device-2' })
    await askPort(connectSignIn(api, devices), 'login', { password: 'secret' })
    expect(sent).toEqual([{ request: 'POST /auth/login', body }])
    expect(devices.read('deviceToken')).toBe('device-2')
  })

  it.each([
    ['verify-phone/send', 'enterCode.sendCode', (world: CodeWorld) => connectVerifyPhone(world, waiting)],
    ['verify-phone', 'enterCode.checkCode', (world: CodeWorld) => connectVerifyPhone(world, waiting)],
    ['login-code', 'enterCode.sendCode', (world: CodeWorld) => connectSignInWithCode(world, waiting)],
    ['login', 'enterCode.checkCode', (world: CodeWorld) => connectSignInWithCode(world, waiting)],
    ['forgot-password', 'enterCode.sendCode', resettingIn],
    ['verify-token', 'enterCode.checkCode', resettingIn],
    ['reset-password', 'resetPassword', resettingIn],
  ])(
    'auth/%s sends the token of a known device, so that strangers cannot use up its codes',
    async (path, port, connect) => {
      const storage = createStorage(windowStandIn())
      storage.write('deviceToken', 'device-1')
      const { api, sent } = recordingApi({ token: 'mona', message: 'Sent' })
      const typed = { recipient: '+971501234567', email_or_phone: '+971501234567', code: '123456' }
      await askPort(connect({ api, storage, clock: Date }), port, typed)
      expect(sent).toMatchObject([{ body: { device_token: 'device-1' } }])
      expect(sent[0]!.request).toMatch(new RegExp(` /auth/${path}$`))
    },
  )

  it('each try of a code in a browser has the same key, also after a reload', async () => {
    const window = windowStandIn()
    const { api, sent } = recordingApi({ token: 'mona' })
    for (const code of ['123456', '654321']) {
      const world = { api, storage: createStorage(window), clock: Date }
      await askPort(connectSignInWithCode(world, waiting), 'enterCode.checkCode', {
        recipient: '+971501234567',
        code,
      })
    }
    const [first, second] = sent.map(({ body }) => (body as { retry_key: string }).retry_key)
    expect(first).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
    expect(second).toBe(first)
  })

  it('a picture of a prescription is sent with one key however often it is sent', async () => {
    const { api, sent } = recordingApi({ id: 'p1' })
    let keys = 0
    const counting = { randomUUID: () => `key-of-picture-${++keys}` } as unknown as Crypto
    const machine = connectAttachPrescription({ api, crypto: counting, guest_id: 'guest-7' })
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    for (const id of ['a', 'b', 'a']) await askPort(machine, 'addPrescriptionPicture', { id, file })
    expect(sent.map(({ request }) => request)).toEqual(Array(3).fill('POST /order/prescription/pictures'))
    const [first, second, third] = sent.map(({ headers }) => headers?.['idempotency-key'])
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })

  it('a new password: the browser keeps the device token that comes with it', async () => {
    const devices = createStorage(windowStandIn())
    devices.write('deviceToken', 'device-1')
    const { api } = recordingApi({ message: 'Profile updated successfully', device_token: 'device-2' })
    const fields = { f_name: 'Mona', l_name: 'Saleh', email: 'mona@example.com', password: 'a new password' }
    await askPort(connectEditProfile(api, Date, devices), 'updateCustomerInfo', { fields, proofs: [] })
    expect(devices.read('deviceToken')).toBe('device-2')
  })

  it('login: a reply without a device token keeps the known one', async () => {
    const devices = createStorage(windowStandIn())
    devices.write('deviceToken', 'device-1')
    await askPort(connectSignIn(recordingApi({ token: 'mona' }).api, devices), 'login', {})
    expect(devices.read('deviceToken')).toBe('device-1')
  })

  it('the receipt of a guest in another browser is asked for with the phone number, and saved as a file', async () => {
    const { api, sent } = recordingApi({ link: '/receipts/7?key=1' })
    const saved: string[] = []
    const link = { href: '', click: () => saved.push(link.href), remove: () => {} }
    const page = { document: { createElement: () => link, body: { append: () => {} } } }
    await askPort(
      connectSaveReceipt(api, asGuest(api), () => page as never),
      'openReceipt',
      {
        order_id: 100_001,
        contact_number: '+971501234567',
      },
    )
    const body = { order_id: 100_001, guest_id: 'guest-7', contact_number: '+971501234567' }
    expect(sent).toEqual([{ request: 'POST /order/receipt', body }])
    expect(saved).toEqual(['/receipts/7?key=1&download=1'])
  })

  // A mutation run rewrites the sources that this reads.
  it.skipIf(isMutated)('are all in the table', () => {
    const known = new Set(
      rows.map(({ sent }) =>
        sent.request
          .replace(/\?.*/, '')
          .replace('/14', '/{id}')
          .replace('/n-1', '/{notification_id}')
          .replace('/k-1', '/{passkey_id}'),
      ),
    )
    const asked = globSync('src/**/*.ports.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/api\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
    )
    const elsewhere = [
      // tests/ports/lists.test.ts
      'GET /wallet/transactions',
      'GET /loyalty-point/transactions',
      'GET /message/details',
      'GET /customer/notifications',
      'GET /message/list',
      'GET /message/search-list',
      'GET /address/list',
      'GET /customer/order/{type}',
      'GET /order/cancellation-reasons',
      // tests/ports/live-order.test.ts
      'GET /order/running-check',
      // Above: the port answers nothing.
      'POST /order/receipt',
      // tests/ports/account.test.ts
      'GET /customer/data',
      // Read once by the screens: src/features/tracking/web-push.part.tsx, src/features/notifications/choose-kinds.part.tsx
      'GET /push/key',
      'GET /customer/notification-settings',
      'GET /diet',
      // tests/views/tracking/push.test.ts
      'GET /events',
    ]
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter((request) => !known.has(request) && !elsewhere.includes(request))).toEqual([])
  })
})
