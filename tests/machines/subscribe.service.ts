import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { connectSubscribe } from '#src/shared/footer/subscribe.ports.ts'
import { service } from '#tests/support/service.ts'

export const subscribeService = service(subscribeMachine, async ({ api, newcomer }) => ({
  connected: connectSubscribe(api),
  events: { 'email.change': (sample) => ({ email: [newcomer.email, 'amira@'][sample]! }) },
}))
