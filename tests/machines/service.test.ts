import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#api/client.ts'
import { type City, readCity } from '#tests/support/city.ts'
import { coverage } from '#tests/support/coverage.ts'
import { criteria } from '#tests/support/criteria.ts'
import { discoverFlows, discoverService } from '#tests/support/discover.ts'
import { drawingStandIn } from '#tests/support/drawing-stand-in.ts'
import { operationIdsOf, operationsOf } from '#tests/support/operations.ts'
import { coveringPaths, endsIn, type Path, pathsTo } from '#tests/support/paths.ts'
import { type HoldingProxy, holdingProxy } from '#tests/support/proxy.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { replay } from '#tests/support/replay.ts'
import { serviceDriver } from '#tests/support/service-driver.ts'
import { setStage } from '#tests/support/stage.ts'
import { pairsMissed, writePairs, writeRun } from '#tests/support/taken.ts'

const contract = new URL('../../openapi/generated/storefront.json', import.meta.url)
const operations = new Set(operationIdsOf(contract))

let shop: ReferenceServer
let proxy: HoldingProxy
let city: City

beforeAll(async () => {
  Object.assign(globalThis, drawingStandIn)
  shop = await startReferenceServer()
  proxy = await holdingProxy({ upstream: shop.url, operation: operationsOf(contract) })
  const wire = () => ({ locale: 'en' })
  city = await readCity(createApi({ baseUrl: `${shop.url}/api/v1`, wire, onUnauthorized: () => {} }))
})
afterAll(async () => {
  await proxy?.close()
  await shop?.close()
})

/** Each transition directly after each that can come before it: in the depth. */
const isPaired = process.env.TEST_DEPTH === 'all'

/** Pairs that the stage does not reach at the server, at most so many, and what stands in the way. The list only shrinks. */
const BEYOND_STAGE: Record<string, [most: number, why: string]> = {
  'accept-price': [1, 'the server names another price than the sample'],
  'add-item': [1, 'the server lists another cart than the sample'],
  cart: [3, 'the server refuses more than 20 of an item, or more than its stock'],
  checkout: [
    9,
    'the cash limit of the stage, or an order that the server has already, differs from the sample',
  ],
  destination: [1, 'no list of addresses comes that the child could end with'],
  'item-options': [3, 'the item of the stage is not sold out at that quantity'],
  parcel: [2, 'no request of the amount comes that the stage could answer'],
  'pay-order': [11, 'no request for a payment comes: the order of the stage is in another state'],
  push: [4, 'no server refuses a stream that is open'],
  wishlist: [1, 'the list of the server has the wish no longer'],
}

/** Every flow of the product on its generated paths, connected as the app connects it, at the reference server. */
for (const {
  name,
  models: [model],
} of await discoverFlows()) {
  if (!model) continue
  const service = await discoverService(name)
  /** Answers the transitions that the path took. */
  const live = async (path: Path): Promise<string[]> => {
    const stage = await setStage({ city, shop, proxy })
    try {
      const lived = (await service?.live(stage, path)) ?? { connected: model.machine }
      const driver = serviceDriver({
        machine: model.machine,
        live: lived,
        input: lived.inputs?.[path.from] ?? path.input,
        proxy,
        isOperation: (id) => operations.has(id),
      })
      return await replay(path, driver, ['value', 'status', 'questions', 'news'])
    } finally {
      stage.end()
    }
  }

  describe(name, () => {
    const taken: string[] = []
    const failures: string[] = []
    let ms = 0
    coveringPaths(model).paths.forEach((path, index) => {
      it(`path ${index + 1}, from ${path.from} to ${endsIn(path)}`, async () => {
        const began = performance.now()
        try {
          taken.push(...(await live(path)))
        } catch (error) {
          failures.push(`path ${index + 1}: ${(error as Error).message}`)
          throw error
        } finally {
          ms += performance.now() - began
        }
      })
    })
    it('take every transition', () => {
      writeRun('service', name, { arrows: taken, failures, seconds: ms / 1000 })
      const { uncovered } = coverage(model.machine, 'service', taken)
      expect(uncovered.map(({ id, guard }) => (guard ? `${id} (${guard})` : id))).toEqual([])
    })
  })

  if (!isPaired) continue
  const walk = coveringPaths(model, criteria.pairs)
  it(`${name} takes its pairs of transitions`, { timeout: 600_000 }, async () => {
    const happened: Path[] = []
    const failures = new Map<Path, string>()
    const tryAll = async (paths: Path[]) => {
      for (const path of paths)
        try {
          await live(path)
          happened.push(path)
        } catch (error) {
          failures.set(path, error instanceof Error ? error.message : String(error))
        }
    }
    await tryAll(walk.paths)
    const apart = pathsTo(model, criteria.pairs, pairsMissed(walk, happened))
    await tryAll(apart)
    const missed = writePairs('service', name, walk, happened)
    const [most = 0] = BEYOND_STAGE[name] ?? []
    const reasons = apart.flatMap((path) => failures.get(path) ?? [])
    expect(missed.length, [...missed, ...new Set(reasons)].join('\n')).toBeLessThanOrEqual(most)
  })
}
