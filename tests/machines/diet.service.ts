import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { keptDiet } from '#machines/rules/diet.ts'
import { connectDiet } from '#src/shared/diet/diet.ports.ts'
import { service } from '#tests/support/service.ts'

export const dietService = service(dietMachine, async ({ storage, ...stage }) => {
  await stage.becomeCustomer()
  return {
    connected: connectDiet(stage.api, storage),
    answers: {
      readKeptDiet: {
        before: ({ output }) => storage.write('diet', JSON.stringify(output)),
      },
      getDiet: {
        before: async ({ output: { is_chosen, ...body } }) => {
          if (is_chosen) await unwrap(stage.server.PUT('/customer/diet', { body }))
        },
      },
    },
    /** The browser or the server holds the saved choice. */
    holds: async ({ value, context: { owner, saved } }) => {
      if (typeof value !== 'object') return
      if (owner === 'guest') return deepStrictEqual(keptDiet(storage.read('diet')), saved)
      const { is_chosen: _, ...held } = await unwrap(stage.server.GET('/customer/diet'))
      deepStrictEqual(held, saved)
    },
  }
})
