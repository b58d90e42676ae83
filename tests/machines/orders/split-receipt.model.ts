import type { Page } from '@playwright/test'
import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import { MOST, unsplit } from '#machines/rules/split-receipt.ts'
import { write } from '#tests/machines/by-hand.ts'
import { model } from '#tests/support/model.ts'

const mode = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true }).check()
const lineAt = (page: Page, line: number) =>
  page.getByRole('dialog').getByRole('list', { name: 'Items' }).getByRole('listitem').nth(line)
const person = (page: Page, id: number) =>
  page.getByRole('dialog').getByRole('textbox', { name: `Name of person ${id}`, exact: true })

const shared = { total: 66, digits: 2, lines: [{ amount: 40 }, { amount: 20 }] }

export const splitReceiptModel = model(splitReceiptMachine, {
  inputs: {
    'a receipt with lines': { shared, saved: unsplit },
    'a receipt that was split by line': { shared, saved: { ...unsplit, way: 'byLine' } },
    'a receipt that was split by amount': { shared, saved: { ...unsplit, way: 'byAmount' } },
    'a receipt that as many people split as can': {
      shared,
      saved: { ...unsplit, people: Array.from({ length: MOST }, (_, at) => ({ id: at + 1, name: '' })) },
    },
    'the receipt of a parcel': { shared: { total: 12.5, digits: 2, lines: [] }, saved: unsplit },
  },
  stateKey: ({ context: { people } }) => String(people.length > 2),
  events: {
    'equally.choose': [{}],
    'lines.choose': [{}],
    'amounts.choose': [{}],
    'person.add': ({ context: { people } }) => (people.length < 3 || people.length === MOST ? [{}] : [null]),
    'person.remove': ({ context: { people } }) => [{ person: people[0]!.id }],
    'person.rename': ({ context: { people } }) => [{ person: people[0]!.id, name: 'Sara' }],
    'line.toggle': ({ context: { people } }) => [{ line: 0, person: people.at(-1)!.id }],
    'line.share': [{ line: 0 }],
    'amount.change': ({ context: { people } }) => [{ person: people.at(-1)!.id, text: '12.5' }],
  },
  answers: {},
  gestures: {
    'equally.choose': mode('Equally'),
    'lines.choose': mode('By item'),
    'amounts.choose': mode('By amount'),
    'person.add': (page) => page.getByRole('dialog').getByRole('button', { name: 'Add a person' }).click(),
    'person.remove': (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    'person.rename': (page, { person: id, name }) => write(person(page, id), name),
    'line.toggle': (page, { line, person: id }) =>
      lineAt(page, line)
        .getByRole('button', { name: `Person ${id}` })
        .click(),
    'line.share': (page, { line }) => lineAt(page, line).getByRole('button', { name: 'Everyone' }).click(),
    'amount.change': (page, { person: id, text }) =>
      write(
        page.getByRole('dialog').getByRole('textbox', { name: `Amount of person ${id}`, exact: true }),
        text,
      ),
  },
})
