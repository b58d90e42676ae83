import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { told } from '#tests/support/told.ts'

/**
 * docs/decisions/033-diet-and-allergens.md: a choice that hides other items than before drops the lists that were read; the
 * server's answer to the choice of a guest changes nothing here. Other tabs follow the saved choice.
 */
export const dietTold = told(dietMachine, {
  'diet.changed': ({ fact: { choice }, by }) =>
    choice.hide === 'nothing' || by === 'done updateDiet' ? {} : { forgets: ['listRecommendedItems'] },
  'diet.saved': { tellsTabs: ['diet'] },
})
