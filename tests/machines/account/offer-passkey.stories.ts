import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { laptop, listOf } from '#tests/machines/samples/passkeys.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { was_offered: false }
const can = done('canKeepPasskey', true)
const quiet = { ends: 'quiet', output: { type: 'quiet' } } as const

// docs/decisions/032: offered once after a sign-in that proved the customer.
export const offerPasskeyStories = stories(offerPasskeyMachine, {
  'a customer without passkeys, on a device that keeps them, hears the offer': {
    input,
    when: [at('checking'), can, at('counting'), done('listPasskeys', listOf())],
    ends: 'offered',
    asked: [['canKeepPasskey'], ['listPasskeys']],
    output: { type: 'offered' },
  },
  'a customer who heard the offer in this browser is not bothered again, and nothing is asked': {
    input: { was_offered: true },
    when: [],
    asked: [],
    ...quiet,
  },
  'a customer whose device keeps no passkeys hears nothing, and the server is not asked': {
    input,
    when: [done('canKeepPasskey', false)],
    asked: [['canKeepPasskey']],
    ...quiet,
  },
  'a browser that does not say what the device can offers nothing': {
    input,
    when: [refused('canKeepPasskey')],
    ...quiet,
  },
  'a customer who has a passkey hears nothing': {
    input,
    when: [can, done('listPasskeys', listOf(laptop))],
    ...quiet,
  },
  'a list of passkeys that does not come offers nothing': {
    input,
    when: [can, refused('listPasskeys', offline)],
    ...quiet,
  },
})
