import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNatsBus } from '#server/realtime/nats-bus.ts'
import { freePort } from '#tools/dev/free-port.ts'
import { busesFrom, outliveALoss, reachTheRightOnes } from './support/buses.ts'
import { type NatsServer, natsServers } from './support/nats.ts'

describe.each(natsServers)('news between processes, over %s', (_, start) => {
  let server: NatsServer
  let port: number
  const { openBus, closeAll, errors } = busesFrom((onError) =>
    openNatsBus(`nats://127.0.0.1:${port}`, onError),
  )

  beforeEach(async () => {
    port = await freePort()
    server = await start(port)
  })
  afterEach(async () => {
    await closeAll()
    await server.stop()
  })

  it('the event bus delivers an event once to every listener of its owner, in whichever process it listens', async () => {
    await reachTheRightOnes(openBus)
    expect(errors).toEqual([])
  })

  it('are refused while the connection is lost, and carried when it is back', async () => {
    await outliveALoss(await openBus(), {
      lose: () => server.stop(),
      bringBack: async () => {
        expect(errors).toHaveLength(1)
        server = await start(port)
      },
    })
  })
})

it('a shop without the server it names does not start, and says why without the password', async () => {
  const port = await freePort()
  await expect(openNatsBus(`nats://shop:secret@127.0.0.1:${port}`, () => {})).rejects.toThrow(
    new RegExp(`^NATS at 127\\.0\\.0\\.1:${port} cannot be used: (?!.*secret).*Check NATS_URL\\.$`),
  )
})
