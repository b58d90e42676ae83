import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { noDiet } from '#machines/rules/diet.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const chosen = { allergens: ['gluten', 'dairy'], diets: ['halal' as const], hide: 'contained' as const }

export const dietModel = model(dietMachine, {
  inputs: { 'a guest': { owner: 'guest' }, 'a customer': { owner: 'customer' } },
  events: {
    // Turned once more while the first turn is being saved.
    'choice.turn': [{ turn: { allergen: 'gluten' } }],
    retry: [{}],
    'choice.changed': [{}],
  },
  answers: {
    readKeptDiet: { done: [noDiet, chosen], refused: [new Error('storage is blocked')] },
    keepDiet: { done: (wanted) => [wanted], refused: [new Error('storage is full')] },
    forgetKeptDiet: { done: [undefined], refused: [new Error('storage is blocked')] },
    getDiet: {
      done: [
        { ...noDiet, is_chosen: false },
        { ...chosen, is_chosen: true },
      ],
      refused: [offline],
    },
    updateDiet: {
      done: ({ when_empty: _, ...wanted }) => [{ ...wanted, is_chosen: true }],
      refused: [offline],
    },
  },
  stateKey: ({ context: { owner, wanted, saved } }) =>
    `${owner} ${[wanted, saved].map(({ allergens }) => allergens.join()).join(' of ')}`,
})
