import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { unsplit } from '#machines/rules/split-receipt.ts'
import { at, ignored, stories } from '#tests/support/story.ts'

const shared = { total: 66, digits: 2, lines: [{ amount: 40 }, { amount: 20 }] }
const input = { shared, saved: unsplit }
const two = [
  { id: 1, name: '' },
  { id: 2, name: '' },
]
const said = {
  people: [
    { id: 1, name: 'Sara' },
    { id: 2, name: '' },
  ],
  owners: { 0: [2] },
  amounts: { 1: '12' },
}
const add = { type: 'person.add' } as const
const remove = (person: number) => ({ type: 'person.remove', person }) as const
const toggle = (line: number, person: number) => ({ type: 'line.toggle', line, person }) as const
const write = (person: number, text: string) => ({ type: 'amount.change', person, text }) as const

// Issue 20, line 5: equal, by line, by person.
export const splitReceiptStories = stories(splitReceiptMachine, {
  'the split of a receipt begins with two people who pay the same': {
    input,
    when: [],
    ends: 'equally',
    context: { people: two, owners: {}, amounts: {}, shared },
  },
  'the split of a receipt that was split by line before goes on as it was': {
    input: { shared, saved: { ...said, way: 'byLine' } },
    when: [at('byLine'), { type: 'line.toggle', line: 1, person: 1 }],
    ends: 'byLine',
    context: { ...said, owners: { 0: [2], 1: [1] } },
  },
  'the split of a receipt that was split by amount before goes on as it was': {
    input: { shared, saved: { ...said, way: 'byAmount' } },
    when: [],
    ends: 'byAmount',
    context: said,
  },
  'the split of a receipt of one line can be by line, and goes on so': {
    input: { shared: { ...shared, lines: [{ amount: 60 }] }, saved: { ...said, way: 'byLine' } },
    when: [at('byLine'), { type: 'equally.choose' }, at('equally'), { type: 'lines.choose' }],
    ends: 'byLine',
  },
  'the split of a receipt keeps its people when there are no lines to split it by any more': {
    input: { shared: { ...shared, lines: [] }, saved: { ...said, way: 'byLine' } },
    when: [],
    ends: 'equally',
    context: { people: said.people },
  },
  'the split of a receipt adds up to twenty people, and no more': {
    input,
    when: [...Array.from({ length: 18 }, () => add), ignored(add)],
    ends: 'equally',
    context: { people: Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: '' })) },
  },
  'the split of a receipt keeps two people': {
    input,
    when: [add, remove(1), ignored(remove(2))],
    ends: 'equally',
    context: {
      people: [
        { id: 2, name: '' },
        { id: 3, name: '' },
      ],
    },
  },
  'the split of a receipt never gives a new person the number of a person who left': {
    input,
    when: [add, remove(2), add],
    ends: 'equally',
    context: {
      people: [
        { id: 1, name: '' },
        { id: 3, name: '' },
        { id: 4, name: '' },
      ],
    },
  },
  'the split of a receipt keeps the names of the people through all ways to split': {
    input,
    when: [
      { type: 'person.rename', person: 2, name: 'Sara' },
      { type: 'lines.choose' },
      { type: 'person.rename', person: 1, name: 'Omar' },
      { type: 'amounts.choose' },
      { type: 'equally.choose' },
    ],
    ends: 'equally',
    context: {
      people: [
        { id: 1, name: 'Omar' },
        { id: 2, name: 'Sara' },
      ],
    },
  },
  'the split of a receipt gives a line to one person or to several, and takes it back': {
    input,
    when: [{ type: 'lines.choose' }, at('byLine'), toggle(0, 1), toggle(0, 2), toggle(1, 2), toggle(0, 1)],
    ends: 'byLine',
    context: { owners: { 0: [2], 1: [2] } },
  },
  'the split of a receipt shares a line among all again': {
    input,
    when: [{ type: 'lines.choose' }, toggle(0, 1), toggle(1, 2), { type: 'line.share', line: 0 }],
    ends: 'byLine',
    context: { owners: { 0: [], 1: [2] } },
  },
  'the split of a receipt gives no line away while it is not split by line': {
    input,
    when: [ignored(toggle(0, 1)), ignored({ type: 'line.share', line: 0 }), { type: 'amounts.choose' }],
    ends: 'byAmount',
    context: { owners: {} },
  },
  'the split of a receipt without lines, as of a parcel, is not split by line': {
    input: { shared: { ...shared, lines: [] }, saved: unsplit },
    when: [ignored({ type: 'lines.choose' })],
    ends: 'equally',
  },
  'the split of a receipt keeps the typed text of each person, letter by letter': {
    input,
    when: [{ type: 'amounts.choose' }, write(1, '12.'), write(2, 'x'), write(1, '12.5')],
    ends: 'byAmount',
    context: { amounts: { 1: '12.5', 2: 'x' } },
  },
  'the split of a receipt takes no amount while it is split equally': {
    input,
    when: [ignored(write(1, '12'))],
    ends: 'equally',
  },
  'the split of a receipt forgets the lines and the amount of a person who leaves': {
    input,
    when: [
      add,
      { type: 'lines.choose' },
      toggle(0, 2),
      toggle(0, 3),
      { type: 'amounts.choose' },
      write(2, '5'),
      write(3, '6'),
      remove(2),
    ],
    ends: 'byAmount',
    context: { owners: { 0: [3] }, amounts: { 3: '6' } },
  },
})
