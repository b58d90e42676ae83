import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { signInMachine, signInPorts } from '#machines/sign-in.machine.ts'
import { signUpMachine, signUpPorts } from '#machines/sign-up.machine.ts'
import type { AuthToken } from '#openapi/generated/client.ts'

export const connectSignIn = (api: Api, storage: AppStorage) =>
  signInMachine.provide({
    actors: {
      login: answer(signInPorts.login, async (login, signal) => {
        const device_token = storage.read('deviceToken')
        const body = device_token ? { ...login, device_token } : login
        return keepDevice(storage, await unwrap(api.POST('/auth/login', { body, signal }), 'token'))
      }),
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

/** The device token outlives the session: the next login sends it. */
function keepDevice(storage: AppStorage, reply: AuthToken): AuthToken {
  if (reply.device_token) storage.write('deviceToken', reply.device_token)
  return reply
}
