import { agreeAmountMachine } from '#machines/checkout/agree-amount.machine.ts'
import { at, stories } from '#tests/support/story.ts'

const known = { amount: 52, final: true, fee: 'known' as const }
const measuring = { amount: 42, final: false, fee: 'measuring' as const }
/** No total was shown before. */
const early = { ...measuring, shown: 42 }
/** A total of 52 was shown before the fee was measured again. */
const again = { ...measuring, shown: 52 }
const tell = (amount: object) => ({ type: 'draft.changed' as const, ...(amount as typeof known) })

/** The button never shows a total that changes: an early press asks again only if the total differs. */
export const agreeAmountStories = stories(agreeAmountMachine, {
  'a final total that the button showed is agreed at once': {
    input: { ...known, shown: 52 },
    when: [],
    ends: 'agreed',
    output: { type: 'agreed' },
  },
  'an early press waits for the fee and asks again when it costs something': {
    input: early,
    when: [at('awaiting', ['busy']), tell(known)],
    ends: 'changed',
    output: { type: 'changed' },
  },
  'an early press is agreed when the delivery turns out to be free': {
    input: early,
    when: [tell({ amount: 42, final: true, fee: 'known' })],
    ends: 'agreed',
    output: { type: 'agreed' },
  },
  'the customer waits on while something else of the draft changes': {
    input: early,
    when: [tell({ ...measuring, amount: 45 }), at('awaiting')],
    ends: 'awaiting',
  },
  'a tip that changes while the fee is measured is asked about': {
    input: early,
    when: [tell({ ...measuring, amount: 45 }), tell({ amount: 45, final: true, fee: 'known' })],
    ends: 'changed',
    output: { type: 'changed' },
  },
  'no order is possible when the store turns out not to deliver there': {
    input: early,
    when: [tell({ ...measuring, fee: 'outside' })],
    ends: 'impossible',
    output: { type: 'impossible' },
  },
  'a fee that was not answered before the press is waited for, since it is asked for again': {
    input: { ...early, fee: 'unknown' },
    when: [at('awaiting', ['busy']), tell(measuring), tell(known)],
    ends: 'changed',
    output: { type: 'changed' },
  },
  'no order is possible when the server does not say what the delivery costs': {
    input: early,
    when: [tell({ ...measuring, fee: 'unknown' })],
    ends: 'impossible',
    output: { type: 'impossible' },
  },
  'a press while the fee is measured again is agreed when the total equals the total that was shown': {
    input: again,
    when: [at('awaiting', ['busy']), tell(known)],
    ends: 'agreed',
    output: { type: 'agreed' },
  },
  'a press while the fee is measured again is asked about when the total is another than the one that was shown':
    {
      input: again,
      when: [tell({ amount: 42, final: true, fee: 'known' })],
      ends: 'changed',
      output: { type: 'changed' },
    },
})
