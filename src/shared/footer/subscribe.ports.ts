import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { subscribeMachine, subscribePorts } from '#machines/app/subscribe.machine.ts'

export const connectSubscribe = (api: Api) =>
  subscribeMachine.provide({
    actors: {
      subscribeNewsletter: answer(subscribePorts.subscribeNewsletter, (body, signal) =>
        unwrap(api.POST('/newsletter/subscribe', { body, signal }), 'message'),
      ),
    },
  })
