import { expect, it, vi } from 'vitest'
import { createStorage } from '#browser/storage.ts'
import { connectAddPasskey } from '#src/features/account/add-passkey.ports.ts'
import { connectOfferPasskey } from '#src/features/account/offer-passkey.ports.ts'
import { connectPasskeys } from '#src/features/account/passkeys.ports.ts'
import { connectSignInWithPasskey } from '#src/features/auth/sign-in-with-passkey.ports.ts'
import { made, options, request, signed } from '#tests/machines/samples/passkeys.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { askPort, recordingApi, startPort } from './support/wire.ts'

const { api } = recordingApi()
const page = {} as Window & typeof globalThis

function signingIn() {
  const device = {
    readPasskey: vi.fn(async () => ({ type: 'made' as const, credential: signed })),
    readPasskeySupport: vi.fn(async () => 'autofill' as const),
  }
  const storage = createStorage(windowStandIn())
  return { device, machine: connectSignInWithPasskey({ api, storage, device, page: () => page }) }
}

it.each([
  ['offerPasskeys', true],
  ['choosePasskey', false],
])('%s asks the device for a passkey, in the field: %s, until the customer leaves', async (port, inField) => {
  const { device, machine } = signingIn()
  expect(await askPort(machine, port, request)).toEqual({ type: 'made', credential: signed })
  expect(device.readPasskey).toHaveBeenCalledWith(request, { signal: expect.any(AbortSignal), inField })
})

it('a device that is asked for a passkey hears that the customer has left', () => {
  const { device, machine } = signingIn()
  startPort(machine, 'offerPasskeys', request).actor.stop()
  const [[, { signal }]] = device.readPasskey.mock.calls as unknown as [[unknown, { signal: AbortSignal }]]
  expect(signal.aborted).toBe(true)
})

it('the sign-in page asks its own window what the browser can', async () => {
  const { device, machine } = signingIn()
  expect(await askPort(machine, 'readPasskeySupport')).toBe('autofill')
  expect(device.readPasskeySupport).toHaveBeenCalledWith(page)
})

it('a passkey is made by the device, from the list of passkeys, too', async () => {
  const createPasskey = vi.fn(async () => ({ type: 'made' as const, credential: made }))
  const world = { api, clock: Date, createPasskey }
  const answer = { type: 'made', credential: made }
  expect(await askPort(connectAddPasskey(world), 'createPasskey', options)).toEqual(answer)
  expect(await askPort(connectPasskeys(world), 'addPasskey.createPasskey', options)).toEqual(answer)
  expect(createPasskey).toHaveBeenCalledTimes(2)
})

it('the offer of a passkey asks whether the device can keep one', async () => {
  expect(
    await askPort(
      connectOfferPasskey(api, async () => true),
      'canKeepPasskey',
    ),
  ).toBe(true)
})
