import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { lines, soup } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { at, ignored, stories } from '#tests/support/story.ts'

const told = { type: 'cart.told' } as const
const read = (now: typeof lines) => ({ type: 'cart.read' as const, lines: now })
const edited = (now: typeof lines) => ({ type: 'cart.edited' as const, lines: now })
const failed = (now: typeof lines, areEditsPending = false) => ({
  type: 'cart.failed' as const,
  lines: now,
  areEditsPending,
})
const changed = (now: typeof lines, areEditsPending = false) => ({
  type: 'lines.changed' as const,
  lines: now,
  areEditsPending,
})
const more = [lineFor(8, soup, { quantity: 3 })]
const elsewhere = [lineFor(9, dish({ id: 12, store_id: 2 }))]

/** docs/spec.md §4 Cart; a second tab changes the cart that is ordered here. */
export const followCartStories = stories(followCartMachine, {
  'an edit of the customer is taken over without a word': {
    input: { lines },
    when: [read(more)],
    ends: { following: 'same' },
    heard: [changed(more)],
    context: { seen: more },
  },
  // An edit in flight: the order holds the goods that the customer sees.
  'the summary shows an edit of the customer before the server has answered it': {
    input: { lines },
    when: [edited(more), at({ following: 'answering' }), read(more)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(more)],
    context: { seen: more },
  },
  'an edit that the server refuses leaves the summary again': {
    input: { lines },
    when: [edited(more), read(lines)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(lines)],
  },
  'an edit that no answer comes to leaves the summary again': {
    input: { lines },
    when: [edited(more), failed(lines)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(lines)],
    context: { seen: lines },
  },
  'edits that wait for an answer are sent again by the customer before the order': {
    input: { lines },
    when: [
      edited(more),
      failed(more, true),
      at({ following: 'unanswered' }),
      { type: 'edits.retry' },
      at({ following: 'answering' }),
      read(more),
    ],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(more, true), { type: 'edits.retried' }, changed(more)],
  },
  'checkout keeps its goods until the server has emptied the cart': {
    input: { lines },
    when: [edited([]), at({ following: 'answering' }), read([])],
    ends: { following: 'same' },
    heard: [changed(lines, true), changed([])],
  },
  'an edit of the customer while another tab is read is not named as news': {
    input: { lines },
    when: [told, edited(more), at('rereading', ['busy']), read(more)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(more)],
  },
  'edits wait when the cart cannot be read after news of another tab': {
    input: { lines },
    when: [told, failed(more, true)],
    ends: { following: 'unanswered' },
    heard: [changed(more, true)],
    context: { lines: more },
  },
  'an edit without an answer leaves the summary when the cart of another tab cannot be read': {
    input: { lines },
    when: [told, edited(more), failed(lines)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(lines)],
    context: { lines },
  },
  'edits that wait are in the summary, and no news of another tab': {
    input: { lines },
    when: [failed(more, true)],
    ends: { following: 'unanswered' },
    heard: [changed(more, true)],
    context: { lines: more, seen: more },
  },
  'an edit that another tab confirms is not named as news': {
    input: { lines },
    when: [edited(more), told, read(more)],
    ends: { following: 'same' },
    heard: [changed(more, true), changed(more)],
  },
  'a cart that is emptied while another tab is read keeps its goods until the server has emptied it': {
    input: { lines },
    when: [told, edited([])],
    ends: 'rereading',
    heard: [changed(lines, true)],
  },
  'a change in another tab is named until the customer has seen it': {
    input: { lines },
    when: [told, at('rereading', ['busy']), read(more), at({ following: 'changed' }), { type: 'news.close' }],
    ends: { following: 'same' },
    heard: [changed(more)],
    context: { lines: more, seen: more },
  },
  'the summary can still say what the cart was': {
    input: { lines },
    when: [told, read(more)],
    ends: { following: 'changed' },
    heard: [changed(more)],
    context: { lines: more, seen: lines },
  },
  'a second change in another tab keeps the first one named': {
    input: { lines },
    when: [told, read(more), told, read(more)],
    ends: { following: 'changed' },
    heard: [changed(more), changed(more)],
  },
  'a change that the other tab took back is not named': {
    input: { lines },
    when: [told, read(more), told, read(lines)],
    ends: { following: 'same' },
    heard: [changed(more), changed(lines)],
  },
  'an own edit shows that the customer has seen the cart': {
    input: { lines },
    when: [told, read(more), read(lines)],
    ends: { following: 'same' },
    heard: [changed(more), changed(lines)],
    context: { seen: lines },
  },
  'a cart that is as it was is not named': {
    input: { lines },
    when: [told, read([...lines])],
    ends: { following: 'same' },
    heard: [changed([...lines])],
  },
  'several tabs that tell at once are answered by one reading': {
    input: { lines },
    when: [told, ignored(told), read(more)],
    ends: { following: 'changed' },
    heard: [changed(more)],
  },
  'checkout hears that another tab ordered the goods': {
    input: { lines },
    when: [told, read([])],
    ends: { following: 'same' },
    heard: [{ type: 'cart.emptied' }, changed([])],
  },
  'a cart that the customer empties here needs no word': {
    input: { lines },
    when: [read([])],
    ends: { following: 'same' },
    heard: [changed([])],
  },
  'the customer is asked before checkout goes on with goods of another store': {
    input: { lines },
    when: [told, read(elsewhere), at('anotherStore'), { type: 'store.accept' }],
    ends: 'moved',
    output: { type: 'moved' },
  },
  'the customer who does not want to order at the other store leaves': {
    input: { lines },
    when: [told, read(elsewhere), { type: 'store.decline' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'the question goes when the other tab brings the goods back': {
    input: { lines },
    when: [told, read(elsewhere), told, at('rereading', ['busy']), read(lines)],
    ends: { following: 'same' },
    heard: [changed(lines)],
  },
  'the question goes when the goods of the other store go': {
    input: { lines },
    when: [told, read(elsewhere), read([])],
    ends: { following: 'same' },
    heard: [{ type: 'cart.emptied' }, changed([])],
  },
  'the customer goes on with the known goods when the cart cannot be read': {
    input: { lines },
    when: [told, failed(lines)],
    ends: { following: 'same' },
    heard: [changed(lines)],
    context: { lines },
  },
})
