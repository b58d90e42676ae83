import { queryOptions } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { leavePush, readDevice, subscribeDevice } from '#browser/web-push.ts'
import { webPushMachine, webPushPorts } from '#machines/app/web-push.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from '#src/shared/orders/ask-order.ts'

export const pushKeyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getPushKey'],
    queryFn: ({ signal }) => unwrap(api.GET('/push/key', { signal }), 'public_key'),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Page = Window & typeof globalThis

/** Connects push messages to this browser and to the server, as the shopper of the session. */
export const connectWebPush = (api: Api, session: ShopActors['session'], page: () => Page) =>
  webPushMachine.provide({
    actors: {
      readDevice: answer(webPushPorts.readDevice, () => readDevice(page())),
      askPermission: answer(webPushPorts.askPermission, () => page().Notification.requestPermission()),
      subscribeDevice: answer(webPushPorts.subscribeDevice, ({ public_key }) =>
        subscribeDevice(page(), public_key),
      ),
      subscribeToPush: answer(webPushPorts.subscribeToPush, async (browser, signal) => {
        const body = { ...browser, ...(await asGuest(session, signal)) }
        await unwrap(api.POST('/push/subscribe', { body, signal }))
      }),
      leaveDevice: answer(webPushPorts.leaveDevice, async () => ({
        endpoint: (await leavePush(page())) ?? null,
      })),
      unsubscribeFromPush: answer(webPushPorts.unsubscribeFromPush, async ({ endpoint }, signal) => {
        const body = { endpoint, ...(await asGuest(session, signal)) }
        await unwrap(api.POST('/push/unsubscribe', { body, signal }))
      }),
    },
  })
