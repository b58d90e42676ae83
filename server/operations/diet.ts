import { readDiet, saveDiet } from '#server/accounts/customer-diet.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const dietOperations = {
  listDietOptions: async (_, context) => {
    const { reference, format } = await deskOf(context)
    const { vegetarian, halal } = reference.diets
    return {
      allergens: [...reference.allergens.values()]
        .filter(({ items_count }) => items_count > 0)
        .map(({ key, name, items_count }) => ({ key, name: format.text(name), items_count })),
      diets: [
        { key: 'vegetarian' as const, items_count: vegetarian },
        { key: 'halal' as const, items_count: halal },
      ].filter(({ items_count }) => items_count > 0),
    }
  },

  getDiet: (_, { services: { db }, principal }) => readDiet(db, principal.customer_id),

  updateDiet: async ({ body }, { services: { db }, principal: { customer_id } }) => {
    const { allergens, diets, hide, when_empty } = body
    await saveDiet(db, customer_id, { allergens, diets, hide }, { when_empty })
    return readDiet(db, customer_id)
  },
} satisfies Partial<Handlers>
