import { queryOptions } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine, chooseKindsPorts } from '#machines/app/choose-kinds.machine.ts'

/** Read anew by each visit, and by nothing while the switches are on show. */
export const notificationSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getNotificationSettings'],
    queryFn: ({ signal }) => unwrap(api.GET('/customer/notification-settings', { signal }), 'order_status'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const connectChooseKinds = (api: Api) =>
  chooseKindsMachine.provide({
    actors: {
      updateNotificationSettings: answer(chooseKindsPorts.updateNotificationSettings, (body, signal) =>
        unwrap(api.PUT('/customer/notification-settings', { body, signal }), 'order_status'),
      ),
    },
  })
