import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApi } from '#api/client.ts'
import type { Store } from '#openapi/generated/client.ts'
import { pharmaciesQuery } from '#src/shared/checkout/checkout.queries.ts'
import { store } from '#tests/machines/samples.ts'

/** A server with a pharmacy module and these stores. */
function offered(stores: Store[]) {
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async ({ url }) =>
      Response.json(
        url.includes('/stores/')
          ? { total_size: stores.length, limit: 50, offset: 1, stores }
          : [{ id: 4, module_type: 'pharmacy' }],
      ),
  })
  return new QueryClient().fetchQuery(pharmaciesQuery(api, [1]))
}

it('a pharmacy that takes no prescriptions is not offered for one', async () => {
  const takes = { ...store({ id: 1 }), prescription_order: 1 as const }
  const refuses = { ...store({ id: 2 }), prescription_order: 0 as const }
  expect(await offered([refuses, takes])).toEqual([takes])
})

it('a pharmacy of a backend that does not say it is offered', async () => {
  const { prescription_order: _, ...silent } = { ...store({ id: 3 }), prescription_order: 0 }
  expect(await offered([silent as Store])).toEqual([silent])
})
