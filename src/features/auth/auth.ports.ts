import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { signInMachine, signInPorts } from '#machines/account/sign-in.machine.ts'
import { signUpMachine, signUpPorts } from '#machines/account/sign-up.machine.ts'
import type { Login } from '#openapi/generated/client.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'

export const connectSignIn = (api: Api, storage: AppStorage) =>
  signInMachine.provide({
    actors: {
      login: answer(signInPorts.login, (login, signal) => sendLogin(api, storage, login, signal)),
    },
  })

export const connectSignUp = (api: Api, storage: AppStorage) =>
  signUpMachine.provide({
    actors: {
      signUp: answer(signUpPorts.signUp, async (body, signal) =>
        keepDevice(storage, await unwrap(api.POST('/auth/sign-up', { body, signal }), 'token')),
      ),
    },
  })

/** Strangers who try passwords, and request or guess codes, cannot close the account to a device that is known. */
export function withDevice<Body extends object>(storage: AppStorage, body: Body) {
  const device_token = storage.read('deviceToken')
  return device_token ? { ...body, device_token } : body
}

export async function sendLogin(api: Api, storage: AppStorage, login: Login, signal: AbortSignal) {
  const body = withDevice(storage, login)
  return keepDevice(storage, await unwrap(api.POST('/auth/login', { body, signal }), 'token'))
}
