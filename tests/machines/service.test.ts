import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#api/client.ts'
import { type City, readCity } from '#tests/support/city.ts'
import { coverage } from '#tests/support/coverage.ts'
import { discoverFlows, discoverService } from '#tests/support/discover.ts'
import { drawingStandIn } from '#tests/support/drawing-stand-in.ts'
import { operationIdsOf, operationsOf } from '#tests/support/operations.ts'
import { coveringPaths, endsIn } from '#tests/support/paths.ts'
import { type HoldingProxy, holdingProxy } from '#tests/support/proxy.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { replay } from '#tests/support/replay.ts'
import { serviceDriver } from '#tests/support/service-driver.ts'
import { setStage } from '#tests/support/stage.ts'
import { writeRun } from '#tests/support/taken.ts'

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

/** Every flow of the product on its generated paths, connected as the app connects it, at the reference server. */
for (const {
  name,
  models: [model],
} of await discoverFlows())
  describe(name, async () => {
    if (!model) return
    const service = await discoverService(name)
    const taken: string[] = []
    const failures: string[] = []
    let ms = 0
    coveringPaths(model).paths.forEach((path, index) => {
      it(`path ${index + 1}, from ${path.from} to ${endsIn(path)}`, async () => {
        const began = performance.now()
        const stage = await setStage({ city, shop, proxy })
        const live = (await service?.live(stage, path)) ?? { connected: model.machine }
        const input = live.inputs?.[path.from] ?? path.input
        const driver = serviceDriver({
          machine: model.machine,
          live,
          input,
          proxy,
          isOperation: (id) => operations.has(id),
        })
        try {
          taken.push(...(await replay(path, driver, ['value', 'status', 'questions', 'news'])))
        } catch (error) {
          failures.push(`path ${index + 1}: ${(error as Error).message}`)
          throw error
        } finally {
          stage.end()
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
