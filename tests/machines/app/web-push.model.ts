import { webPushMachine } from '#machines/app/web-push.machine.ts'
import { model } from '#tests/support/model.ts'

/** The public key, and the keys of the browser, in the example of RFC 8291. */
export const public_key =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
export const browserOfModel = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm-bVmKpqDkJhA',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const { endpoint } = browserOfModel
const lost = new TypeError('Failed to fetch')

export const webPushModel = model(webPushMachine, {
  inputs: { 'a shop that sends to browsers': { public_key } },
  events: { 'push.accept': [{}], 'push.stop': [{}] },
  answers: {
    readDevice: {
      done: ['free', 'subscribed', 'unsupported'],
      refused: [new Error('The browser does not say')],
    },
    askPermission: {
      done: ['granted', 'denied', 'default'],
      refused: [new Error('The browser does not ask')],
    },
    subscribeDevice: { done: [browserOfModel], refused: [new Error('No push service')] },
    subscribeToPush: { done: [undefined], refused: [lost] },
    leaveDevice: { done: [{ endpoint }, { endpoint: null }], refused: [new Error('The browser keeps it')] },
    unsubscribeFromPush: { done: [undefined], refused: [lost] },
  },
})
