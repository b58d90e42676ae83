import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise } from 'xstate'
import { coverage } from '#tests/support/coverage.ts'
import { basketMachine } from '#tests/support/fixtures/basket.machine.ts'
import { basketModel } from '#tests/support/fixtures/basket.model.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { operationIdsOf, operationsOf } from '#tests/support/operations.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { type HoldingProxy, holdingProxy } from '#tests/support/proxy.ts'
import { replay } from '#tests/support/replay.ts'
import { serviceDriver } from '#tests/support/service-driver.ts'

const contract = new URL('../../openapi/generated/storefront.json', import.meta.url)
const operation = operationsOf(contract)
const model = basketModel as ModelOf

/** A server of three lines: it keeps what it heard, and answers an addition with the lines. */
const heard: string[] = []
const server = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(request.method === 'POST' ? [{ id: 1, store_id: 1, quantity: 2 }] : {}))
})
let proxy: HoldingProxy

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await holdingProxy({
    upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    operation,
  })
})
afterAll(async () => {
  await proxy.close()
  server.close()
  server.closeAllConnections()
})

const ask = async (method: string, path: string, signal: AbortSignal) => {
  const answer = await fetch(`${proxy.url}/api/v1${path}`, { method, signal })
  const body = await answer.json()
  if (answer.ok) return body
  throw Object.assign(new Error('refused'), { status: answer.status, ...body })
}
const connected = basketMachine.provide({
  actors: {
    addToCart: fromPromise(({ signal }) => ask('POST', '/cart/add', signal)),
    clearCart: fromPromise(({ signal }) => ask('DELETE', '/cart/remove', signal)),
  },
})

describe('the service level', () => {
  it('knows requests by the names of the contract', () => {
    expect(operation('POST', '/api/v1/cart/add')).toBe('addToCart')
    expect(operation('GET', '/api/v1/items/details/42?x=1')).toBe('getItem')
    expect(operation('GET', '/api/v1/stores/popular')).toBe('listPopularStores')
    expect(operation('GET', '/healthz')).toBe('healthz')
    expect(operation('GET', '/index.html')).toBeUndefined()
  })
  it('takes every transition against a server that answers, refuses and is gone', async () => {
    const taken: string[] = []
    for (const path of coveringPaths(model).paths) {
      const driver = serviceDriver({
        machine: basketMachine,
        live: { connected },
        input: path.input,
        proxy,
        isOperation: (id) => operationIdsOf(contract).includes(id),
      })
      taken.push(...(await replay(path, driver, ['value', 'status', 'heard'])))
    }
    expect(coverage(basketMachine as AnyStateMachine, 'service', taken).uncovered).toEqual([])
    expect(heard).toContain('POST /api/v1/cart/add')
  })
  it('holds a request until it is decided', async () => {
    const before = heard.length
    const reply = fetch(`${proxy.url}/api/v1/cart/add`, { method: 'POST', body: '{}' })
    const request = await proxy.next('addToCart')
    expect(heard.length).toBe(before)
    expect(proxy.waiting()).toEqual(['addToCart'])
    await request.forward()
    expect((await reply).status).toBe(200)
    expect(proxy.waiting()).toEqual([])
    expect(heard.length).toBe(before + 1)
  })
  it('refuses without asking the server', async () => {
    const before = heard.length
    const reply = fetch(`${proxy.url}/api/v1/cart/add`, { method: 'POST', body: '{}' })
    await (await proxy.next('addToCart')).refuse(403, { errors: [{ code: 'stock', message: 'Sold out' }] })
    expect(await (await reply).json()).toEqual({ errors: [{ code: 'stock', message: 'Sold out' }] })
    expect(heard.length).toBe(before)
  })
  it('can lose the reply of something the server did', async () => {
    const before = heard.length
    const reply = fetch(`${proxy.url}/api/v1/cart/add`, { method: 'POST', body: '{}' })
    const lost = expect(reply).rejects.toThrow()
    await (await proxy.next('addToCart')).loseReply()
    await lost
    expect(heard.length).toBe(before + 1)
  })
  it('says what it holds when something else is awaited', async () => {
    await expect(proxy.next('clearCart', 10)).rejects.toThrow('No request for clearCart came within 10 ms')
  })
})
