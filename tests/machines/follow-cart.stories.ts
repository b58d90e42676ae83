import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { lines, soup } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { at, ignored, stories } from '#tests/support/story.ts'

const told = { type: 'cart.told' } as const
const read = (now: typeof lines) => ({ type: 'cart.read' as const, lines: now })
const changed = (now: typeof lines) => ({ type: 'lines.changed' as const, lines: now })
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
    when: [told, { type: 'cart.failed' }],
    ends: { following: 'same' },
    context: { lines },
  },
})
