import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { offline } from '#tests/machines/samples/checkout.ts'
import { storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const { version: _, at: __, ...start } = storedDraft()
const say = (order_note: string) => ({ type: 'draft.changed' as const, said: { order_note } })
const keep = (order_note: string) => ['keepDraft', { ...start, said: { order_note } }] as never

export const keepDraftStories = stories(keepDraftMachine, {
  'the browser keeps what the customer says': {
    input: start,
    when: [say('No salt'), at('keeping'), done('keepDraft')],
    ends: 'resting',
    asked: [keep('No salt')],
  },
  'nothing is kept before the customer says something': {
    input: start,
    when: [],
    ends: 'resting',
    asked: [],
  },
  'nothing is kept when the draft changes by itself, as when the fee comes': {
    input: start,
    when: [ignored({ type: 'draft.changed', said: { ...start.said } })],
    ends: 'resting',
    asked: [],
  },
  'the last word is kept when the customer goes on typing': {
    input: start,
    when: [say('No'), say('No salt'), done('keepDraft')],
    ends: 'resting',
    asked: [keep('No'), keep('No salt')],
  },
  'the next word is kept when the browser refused this one': {
    input: start,
    when: [say('No'), refused('keepDraft', offline), at('resting'), say('No salt'), done('keepDraft')],
    ends: 'resting',
    asked: [keep('No'), keep('No salt')],
  },
})
