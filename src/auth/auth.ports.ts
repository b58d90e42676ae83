import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { signInMachine, signInPorts } from '#machines/sign-in.machine.ts'
import { signUpMachine, signUpPorts } from '#machines/sign-up.machine.ts'

export const connectSignIn = (api: Api) =>
  signInMachine.provide({
    actors: {
      login: answer(signInPorts.login, (body, signal) =>
        unwrap(api.POST('/auth/login', { body, signal }), 'token'),
      ),
    },
  })

export const connectSignUp = (api: Api) =>
  signUpMachine.provide({
    actors: {
      signUp: answer(signUpPorts.signUp, (body, signal) =>
        unwrap(api.POST('/auth/sign-up', { body, signal }), 'token'),
      ),
    },
  })
