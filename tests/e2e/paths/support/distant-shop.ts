import { type AnyStateMachine, StateMachine } from 'xstate'
import type { NameOperation } from '#tests/support/operations.ts'
import type { ReferenceServer } from '#tests/support/reference-server.ts'

/** A path needs something of the shop that a running one does not give to strangers. It is left out, not failed. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}

/** The only request that changes a shop and is made for every visitor. */
const BECOME_GUEST = '/api/v1/auth/guest/request'

/**
 * A running shop as the paths use one. What only the reference server can do (move orders, read codes, pay) leaves the path out,
 * and so does every request that changes something, unless orders may be placed.
 */
export function distantShop(url: string, mayOrder: boolean): ReferenceServer {
  const leftOut = (what: string) => () => {
    throw new LeftOut(`needs ${what}`)
  }
  return {
    url: url.replace(/\/$/, ''),
    now: new Date(),
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (!mayOrder && request.method !== 'GET' && pathname !== BECOME_GUEST)
        throw new LeftOut(`changes the shop by ${request.method} ${pathname}`)
      return fetch(request)
    },
    moveOrder: leftOut('the work of kitchen and courier'),
    priceOrder: leftOut('the work of the pharmacist'),
    changeItem: leftOut('another item in the store'),
    givePoints: leftOut('points of a customer'),
    codeFor: leftOut('a one-time code'),
    allowCodes: leftOut('a one-time code'),
    pay: leftOut('a payment at the gateway'),
    gatewayBook: leftOut('the book of the gateway'),
    settleMoney: leftOut('the jobs of the shop'),
    broken: leftOut('the database of the shop'),
    publish: leftOut('an event of the shop'),
    close: async () => {},
  }
}

/** Whether a machine and its children ask the shop for nothing but reading. */
export function onlyReads(
  machine: AnyStateMachine,
  methodOf: (operationId: string) => string | undefined,
): boolean {
  return Object.entries(machine.implementations.actors).every(([src, logic]) =>
    logic instanceof StateMachine ? onlyReads(logic, methodOf) : (methodOf(src) ?? 'get') === 'get',
  )
}

/** Whether the proxy lets a page's request go on to the shop. */
export const mayPass =
  (mayOrder: boolean, nameOf: NameOperation) =>
  (method: string, url: string): boolean =>
    mayOrder ||
    method === 'GET' ||
    method === 'HEAD' ||
    url === BECOME_GUEST ||
    nameOf(method, url) === undefined
