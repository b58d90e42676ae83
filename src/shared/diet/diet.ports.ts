import { queryOptions } from '@tanstack/react-query'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { dietMachine, dietPorts } from '#machines/catalogue/diet.machine.ts'
import { storedDiet } from '#machines/rules/diet.ts'

/** The choice of a guest is in the browser, that of a customer on the server. */
export const connectDiet = (api: Api, storage: AppStorage) =>
  dietMachine.provide({
    actors: {
      readKeptDiet: answer(dietPorts.readKeptDiet, async () => storedDiet(storage.read('diet'))),
      keepDiet: answer(dietPorts.keepDiet, async (choice) => {
        storage.write('diet', JSON.stringify(choice))
        return choice
      }),
      forgetKeptDiet: answer(dietPorts.forgetKeptDiet, async () => storage.remove('diet')),
      getDiet: answer(dietPorts.getDiet, (_, signal) =>
        unwrap(api.GET('/customer/diet', { signal }), 'allergens'),
      ),
      updateDiet: answer(dietPorts.updateDiet, (body, signal) =>
        unwrap(api.PUT('/customer/diet', { body, signal }), 'allergens'),
      ),
    },
  })

/** What there is to choose from. */
export const dietOptionsQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['listDietOptions', locale],
    queryFn: ({ signal }) => unwrap(api.GET('/diet', { signal }), 'allergens'),
    staleTime: 60 * 60_000,
  })
