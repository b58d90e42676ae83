import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { type DietChoice, noDiet } from '#machines/rules/diet.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const offline = new TypeError('Failed to fetch')
const guest = { owner: 'guest' as const }
const customer = { owner: 'customer' as const }
const gluten: DietChoice = { ...noDiet, allergens: ['gluten'] }
const hiding: DietChoice = { ...gluten, hide: 'contained' }
const both: DietChoice = { ...noDiet, allergens: ['gluten', 'dairy'] }
const own: DietChoice = { allergens: ['celery'], diets: ['vegetarian'], hide: 'unstated' }
const turn = (allergen: string) => ({ type: 'choice.turn' as const, turn: { allergen } })
const changed = (choice: DietChoice) => ({ type: 'diet.changed' as const, choice })
const saved = { type: 'diet.saved' as const }
const held = (choice: DietChoice) => ({ ...choice, is_chosen: true })

// Issue 21, item 10: diet and allergies that follow the customer; docs/decisions/033-diet-and-allergens.md.
export const dietStories = stories(dietMachine, {
  'a guest finds what they chose before, and the server is not asked': {
    input: guest,
    when: [done('readKeptDiet', own)],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet']],
    heard: [changed(own)],
    context: { wanted: own, saved: own },
  },
  'the browser keeps what a guest chooses': {
    input: guest,
    when: [
      done('readKeptDiet', noDiet),
      turn('gluten'),
      at({ choosing: 'keeping' }, ['busy', 'open']),
      done('keepDiet', gluten),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['keepDiet', gluten]],
    heard: [changed(noDiet), changed(gluten), saved],
  },
  'a guest hides what they avoid, which is in force at once': {
    input: guest,
    when: [
      done('readKeptDiet', gluten),
      { type: 'choice.turn', turn: { hide: 'contained' } },
      done('keepDiet', hiding),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['keepDiet', hiding]],
    heard: [changed(gluten), changed(hiding), saved],
  },
  'a guest whose browser keeps nothing can choose for this page, and try again to keep it': {
    input: guest,
    when: [
      refused('readKeptDiet', new Error('storage is blocked')),
      turn('gluten'),
      refused('keepDiet', new Error('storage is blocked')),
      at({ choosing: 'unsaved' }),
      { type: 'retry' },
      at({ choosing: 'keeping' }),
      done('keepDiet', gluten),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['keepDiet', gluten], ['keepDiet', gluten]],
    heard: [changed(noDiet), changed(gluten), saved],
    context: { wanted: gluten, saved: gluten },
  },
  'a customer finds what they chose on another device': {
    input: customer,
    when: [done('readKeptDiet', noDiet), at('reading'), done('getDiet', held(own))],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet']],
    heard: [changed(own)],
    context: { wanted: own, saved: own },
  },
  'a customer in a browser that keeps nothing finds theirs all the same': {
    input: customer,
    when: [refused('readKeptDiet', new Error('storage is blocked')), done('getDiet', held(own))],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet']],
    heard: [changed(own)],
  },
  'the server keeps what a customer chooses, and presses made meanwhile are sent after its answer': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      done('getDiet', { ...noDiet, is_chosen: false }),
      turn('gluten'),
      at({ choosing: 'saving' }, ['busy', 'open']),
      turn('dairy'),
      done('updateDiet', held(gluten)),
      at({ choosing: 'saving' }),
      done('updateDiet', held(both)),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet'], ['updateDiet', gluten], ['updateDiet', both]],
    heard: [changed(noDiet), changed(gluten), changed(both), saved, saved],
    context: { wanted: both, saved: both },
  },
  'a choice whose answer got lost stays in force and is sent again': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      done('getDiet', held(noDiet)),
      turn('gluten'),
      refused('updateDiet', offline),
      at({ choosing: 'unsaved' }, ['open']),
      { type: 'retry' },
      done('updateDiet', held(gluten)),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet'], ['updateDiet', gluten], ['updateDiet', gluten]],
    heard: [changed(noDiet), changed(gluten), saved],
  },
  'another press after a failure sends the whole choice': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      done('getDiet', held(noDiet)),
      turn('gluten'),
      refused('updateDiet', offline),
      turn('dairy'),
    ],
    ends: { choosing: 'saving' },
    asked: [['readKeptDiet'], ['getDiet'], ['updateDiet', gluten], ['updateDiet', both]],
    heard: [changed(noDiet), changed(gluten), changed(both)],
  },
  'a press that brings back the saved choice asks for nothing more': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      done('getDiet', held(noDiet)),
      turn('gluten'),
      refused('updateDiet', offline),
      turn('gluten'),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet'], ['updateDiet', gluten]],
    heard: [changed(noDiet), changed(gluten), changed(noDiet)],
  },
  'a customer whose choice the server does not tell is asked for it again by itself and by a press': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      refused('getDiet', offline),
      at('unknown'),
      after('retryPause', 15_000),
      refused('getDiet', offline),
      { type: 'retry' },
      done('getDiet', held(own)),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet'], ['getDiet'], ['getDiet']],
    heard: [changed(noDiet), changed(noDiet), changed(own)],
  },
  'what was chosen as a guest is kept by the server for a customer who never chose': {
    input: customer,
    when: [
      done('readKeptDiet', gluten),
      at('merging'),
      done('updateDiet', held(gluten)),
      done('forgetKeptDiet'),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['updateDiet', { ...gluten, when_empty: true }], ['forgetKeptDiet']],
    heard: [changed(gluten), changed(gluten), saved],
  },
  'a customer’s own choice wins over the one they made as a guest': {
    input: customer,
    when: [done('readKeptDiet', gluten), done('updateDiet', held(own)), done('forgetKeptDiet')],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['updateDiet', { ...gluten, when_empty: true }], ['forgetKeptDiet']],
    heard: [changed(gluten), changed(own), saved],
    context: { wanted: own, saved: own },
  },
  'what was chosen as a guest stays in force until the server answers, and is sent again': {
    input: customer,
    when: [
      done('readKeptDiet', gluten),
      refused('updateDiet', offline),
      at('unmerged'),
      after('retryPause'),
      refused('updateDiet', offline),
      { type: 'retry' },
      done('updateDiet', held(gluten)),
      refused('forgetKeptDiet', new Error('storage is blocked')),
    ],
    ends: { choosing: 'settled' },
    asked: [
      ['readKeptDiet'],
      ['updateDiet', { ...gluten, when_empty: true }],
      ['updateDiet', { ...gluten, when_empty: true }],
      ['updateDiet', { ...gluten, when_empty: true }],
      ['forgetKeptDiet'],
    ],
    heard: [changed(gluten), changed(gluten), saved],
  },
  'a guest follows what they chose in another tab': {
    input: guest,
    when: [
      done('readKeptDiet', noDiet),
      { type: 'choice.changed' },
      at('readingKept'),
      done('readKeptDiet', own),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['readKeptDiet']],
    heard: [changed(noDiet), changed(own)],
    context: { wanted: own, saved: own },
  },
  'a customer follows what they chose in another tab, also before their choice is known here': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      { type: 'choice.changed' },
      at('reading'),
      refused('getDiet', offline),
      { type: 'choice.changed' },
      at('reading'),
      done('getDiet', held(gluten)),
      { type: 'choice.changed' },
      at('reading'),
      done('getDiet', held(own)),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['getDiet'], ['getDiet'], ['getDiet'], ['getDiet']],
    heard: [changed(noDiet), changed(gluten), changed(own)],
  },
  'what a customer avoids stays in force when what another tab chose cannot be read': {
    input: customer,
    when: [
      done('readKeptDiet', noDiet),
      done('getDiet', held(own)),
      { type: 'choice.changed' },
      refused('getDiet', offline),
    ],
    ends: 'unknown',
    asked: [['readKeptDiet'], ['getDiet'], ['getDiet']],
    heard: [changed(own), changed(own)],
    context: { wanted: own },
  },
  'presses that are being saved are not given up for what another tab chose': {
    input: guest,
    when: [
      done('readKeptDiet', noDiet),
      turn('gluten'),
      ignored({ type: 'choice.changed' }),
      done('keepDiet', gluten),
    ],
    ends: { choosing: 'settled' },
    asked: [['readKeptDiet'], ['keepDiet', gluten]],
    heard: [changed(noDiet), changed(gluten), saved],
  },
})
