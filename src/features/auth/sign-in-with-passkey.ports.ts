import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { readPasskey, readPasskeySupport } from '#browser/passkeys.ts'
import type { AppStorage } from '#browser/storage.ts'
import {
  signInWithPasskeyPorts as ports,
  signInWithPasskeyMachine,
} from '#machines/account/sign-in-with-passkey.machine.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'

type Device = { readPasskey: typeof readPasskey; readPasskeySupport: typeof readPasskeySupport }

/**
 * `device` is what the browser does with one; `page` answers the window when it is needed: there is none while the server
 * draws a page.
 */
type World = {
  api: Api
  storage: AppStorage
  device: Device
  page: () => Window & typeof globalThis
}

export const connectSignInWithPasskey = ({ api, storage, device, page }: World) =>
  signInWithPasskeyMachine.provide({
    actors: {
      readPasskeySupport: answer(ports.readPasskeySupport, () => device.readPasskeySupport(page())),
      startPasskeySignIn: answer(ports.startPasskeySignIn, (_, signal) =>
        unwrap(api.POST('/auth/passkey/options', { signal }), 'challenge'),
      ),
      offerPasskeys: answer(ports.offerPasskeys, (options, signal) =>
        device.readPasskey(options, { signal, inField: true }),
      ),
      choosePasskey: answer(ports.choosePasskey, (options, signal) =>
        device.readPasskey(options, { signal, inField: false }),
      ),
      signInWithPasskey: answer(ports.signInWithPasskey, async (body, signal) =>
        keepDevice(storage, await unwrap(api.POST('/auth/passkey', { body, signal }), 'token')),
      ),
    },
  })
