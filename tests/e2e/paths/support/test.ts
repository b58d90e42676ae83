import { test as base } from '@playwright/test'
import { createApi } from '#api/client.ts'
import type { Locale } from '#i18n/locale.ts'
import { type City, readCity } from '#tests/support/city.ts'
import { root } from '#tests/support/discover.ts'
import { type NameOperation, operationIdsOf, operationsOf } from '#tests/support/operations.ts'
import { type HoldingProxy, holdingProxy } from '#tests/support/proxy.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { distantShop, mayPass } from './distant-shop.ts'

const { PATHS_URL, PATHS_ORDERS, PATHS_LANGUAGE } = process.env

/** The running shop that the paths are lived in; undefined for the reference server. */
export const distant = PATHS_URL ? { url: PATHS_URL, mayOrder: PATHS_ORDERS === 'true' } : undefined

/** A reference server with the built storefront, and the proxy through which pages come to it. */
export type House = {
  shop: ReferenceServer
  proxy: HoldingProxy
  city: City
  /** What its customers read. */
  locale: Locale
  isOperation: (name: string) => boolean
  nameOf: NameOperation
  /** Only requests of these operations wait at the proxy. */
  hold: (operations: Iterable<string>) => void
}

export const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const contract = `${root}/openapi/generated/storefront.json`
      const operations = new Set(operationIdsOf(contract))
      let held = new Set<string>()
      const nameOf = operationsOf(contract)
      const shop = distant ? distantShop(distant.url, distant.mayOrder) : await startReferenceServer()
      const proxy = await holdingProxy({
        upstream: shop.url,
        operation: nameOf,
        ...(distant && { allows: mayPass(distant.mayOrder, nameOf) }),
        pass: (operation) => !held.has(operation),
      })
      const locale = PATHS_LANGUAGE === 'ar' ? 'ar' : 'en'
      const city = await readCity(
        createApi({
          baseUrl: `${shop.url}/api/v1`,
          wire: () => ({ locale }),
          onUnauthorized: () => {},
        }),
      )
      await use({
        shop,
        proxy,
        city,
        locale,
        isOperation: (name) => operations.has(name),
        nameOf,
        hold: (names) => {
          held = new Set(names)
        },
      })
      await proxy.close()
      await shop.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
