import { expect, vi } from 'vitest'
import type { BusEvent, SharedBus } from '#server/realtime/bus.ts'

const event = {
  owner: 'customer:7',
  topic: 'order',
  payload: { order_id: 1, text: 'في الطريق' },
} as const

type OpenBus = (onError: (error: unknown) => void) => Promise<SharedBus>

/** Buses of several processes that are closed together; `errors` is what they had to say. */
export function busesFrom(openOne: OpenBus) {
  const open: SharedBus[] = []
  const errors: unknown[] = []
  return {
    errors,
    openBus: async () => {
      const bus = await openOne((error) => errors.push(error))
      open.push(bus)
      return bus
    },
    closeAll: async () => {
      for (const bus of open.splice(0)) await bus.close()
      errors.length = 0
    },
  }
}

function heardOn(bus: SharedBus, owner: string): BusEvent[] {
  const heard: BusEvent[] = []
  bus.subscribe(owner, (each) => heard.push(each))
  return heard
}

/** Asserts that an event reaches every listener of its owner once, in whichever process it listens. */
export async function reachTheRightOnes(openBus: () => Promise<SharedBus>): Promise<void> {
  const [one, other] = [await openBus(), await openBus()]
  const [here, there] = [heardOn(one, event.owner), heardOn(other, event.owner)]
  const stranger = heardOn(other, 'guest:1')
  await one.publish(event)
  await one.publish({ ...event, owner: 'guest:2' })
  await one.publish({ ...event, owner: 'guest:1' })
  await vi.waitFor(() => expect(stranger).toHaveLength(1))
  expect([here, there]).toEqual([[event], [event]])
}

/** News are refused while the connection is lost, and carried when it is back. */
export async function outliveALoss(
  bus: SharedBus,
  connection: { lose: () => Promise<void>; bringBack: () => Promise<void> },
): Promise<void> {
  const heard = heardOn(bus, event.owner)
  await connection.lose()
  await vi.waitFor(() => expect(bus.publish(event)).rejects.toThrow('lost'))
  await connection.bringBack()
  await vi.waitFor(() => bus.publish(event), 10_000)
  await vi.waitFor(() => expect(heard).toContainEqual(event))
}
