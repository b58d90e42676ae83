import { chooseKindsMachine } from '#machines/app/choose-kinds.machine.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const all = { order_status: true, message: true, referral_code: true }
const input = { saved: all }
const press = (kind: keyof typeof all) => ({ type: 'kind.toggle', kind }) as const

// Issue 20, line 7: per-kind settings; docs/contract.md §2 Ours: customer/notification-settings.
export const chooseKindsStories = stories(chooseKindsMachine, {
  'a kind of notification is off at once when its switch is pressed, and the server takes all kinds together':
    {
      input,
      when: [
        press('message'),
        at('saving', ['busy']),
        done('updateNotificationSettings', { ...all, message: false }),
      ],
      ends: 'settled',
      asked: [['updateNotificationSettings', { ...all, message: false }]],
      context: { saved: { ...all, message: false }, wanted: { ...all, message: false } },
    },
  'a kind of notification is on again after a second press': {
    input: { saved: { ...all, order_status: false } },
    when: [press('order_status'), done('updateNotificationSettings', all)],
    ends: 'settled',
    asked: [['updateNotificationSettings', all]],
  },
  'a quick customer loses no press of a switch': {
    input,
    when: [
      press('message'),
      press('referral_code'),
      press('order_status'),
      press('order_status'),
      done('updateNotificationSettings', { ...all, message: false }),
      at('saving'),
      done('updateNotificationSettings', { order_status: true, message: false, referral_code: false }),
    ],
    ends: 'settled',
    asked: [
      ['updateNotificationSettings', { ...all, message: false }],
      ['updateNotificationSettings', { order_status: true, message: false, referral_code: false }],
    ],
  },
  'a kind of notification turns back when the server does not take it, and can be pressed again': {
    input,
    when: [
      press('message'),
      refused('updateNotificationSettings', new TypeError('Failed to fetch')),
      at('failed'),
      press('referral_code'),
    ],
    ends: 'saving',
    asked: [
      ['updateNotificationSettings', { ...all, message: false }],
      ['updateNotificationSettings', { ...all, referral_code: false }],
    ],
  },
})
