import { answer } from '#api/answer.ts'
import { unwrap } from '#api/unwrap.ts'
import { claimAccountMachine, claimAccountPorts } from '#machines/account/claim-account.machine.ts'
import { socialSignInMachine, socialSignInPorts } from '#machines/account/social-sign-in.machine.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'
import { connectSignIn } from './auth.ports.ts'
import { type CodeWorld, connectSignInWithCode, type Waiting } from './verify-phone.ports.ts'

type Guest = Pick<Waiting, 'guest_id'>

export const connectSocialSignIn = (world: CodeWorld, guest: Guest) =>
  socialSignInMachine.provide({
    actors: {
      socialLogin: answer(socialSignInPorts.socialLogin, async (body, signal) =>
        keepDevice(
          world.storage,
          await unwrap(world.api.POST('/auth/social-login', { body, signal }), 'token'),
        ),
      ),
      socialRegister: answer(socialSignInPorts.socialRegister, async (body, signal) =>
        keepDevice(
          world.storage,
          await unwrap(world.api.POST('/auth/social-register', { body, signal }), 'token'),
        ),
      ),
      claimAccount: connectClaimAccount(world, guest),
    },
  })

export const connectClaimAccount = (world: CodeWorld, guest: Guest) =>
  claimAccountMachine.provide({
    actors: {
      signIn: connectSignIn(world.api, world.storage),
      verifyPhone: connectSignInWithCode(world, guest),
      linkSocial: answer(claimAccountPorts.linkSocial, ({ session, proof }, signal) =>
        unwrap(
          world.api.POST('/customer/social-link', {
            body: proof,
            // The shop does not know this session yet: it begins once the flow ends.
            headers: { authorization: `Bearer ${session}` },
            signal,
          }),
          'message',
        ),
      ),
    },
  })
