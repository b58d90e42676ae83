import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { News, SharedBus } from '#server/realtime/bus.ts'
import { openNatsBus } from '#server/realtime/nats-bus.ts'
import { freePort } from '#tools/free-port.ts'
import { type NatsServer, natsServers } from './support/nats.ts'

const news = { owner: 'customer:7', topic: 'order', payload: { order_id: 1, text: 'في الطريق' } } as const

describe.each(natsServers)('news between processes, over %s', (_, start) => {
  const open: SharedBus[] = []
  const errors: unknown[] = []
  let server: NatsServer
  let port: number

  const openBus = async () => {
    const bus = await openNatsBus(`nats://127.0.0.1:${port}`, (error) => errors.push(error))
    open.push(bus)
    return bus
  }
  const heardOn = (bus: SharedBus, owner: string) => {
    const heard: News[] = []
    bus.subscribe(owner, (each) => heard.push(each))
    return heard
  }
  beforeEach(async () => {
    errors.length = 0
    port = await freePort()
    server = await start(port)
  })
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close()
    await server.stop()
  })

  it('reach whoever they are for, in whichever process they listen, once', async () => {
    const [one, other] = [await openBus(), await openBus()]
    const [here, there, stranger] = [
      heardOn(one, 'customer:7'),
      heardOn(other, 'customer:7'),
      heardOn(other, 'guest:1'),
    ]
    await one.publish(news)
    await one.publish({ ...news, owner: 'guest:2' })
    await one.publish({ ...news, owner: 'guest:1' })
    await vi.waitFor(() => expect(stranger).toHaveLength(1))
    expect([here, there]).toEqual([[news], [news]])
    expect(errors).toEqual([])
  })

  it('are refused while the connection is lost, and carried when it is back', async () => {
    const bus = await openBus()
    const heard = heardOn(bus, 'customer:7')
    await server.stop()
    await vi.waitFor(() => expect(bus.publish(news)).rejects.toThrow('lost'))
    expect(errors).toHaveLength(1)
    server = await start(port)
    await vi.waitFor(() => bus.publish(news), 10_000)
    await vi.waitFor(() => expect(heard).toContainEqual(news))
  })
})

it('a shop without the server it names does not start, and says why without the password', async () => {
  const port = await freePort()
  await expect(openNatsBus(`nats://shop:secret@127.0.0.1:${port}`, () => {})).rejects.toThrow(
    new RegExp(`^NATS at 127\\.0\\.0\\.1:${port} cannot be used: (?!.*secret).*Check NATS_URL\\.$`),
  )
})
