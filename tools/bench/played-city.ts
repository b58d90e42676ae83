import { type Random, randomOf } from '#server/rules/seeded-random.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** An order that was played to its end; moments in milliseconds. */
export type PlayedOrder = {
  order_type: 'delivery' | 'take_away'
  distance: number
  promised: { minimum: number; maximum: number }
  steps: { pending: number; confirmed: number; processing: number; handover: number; picked_up?: number }
  arrived: number
  /** Metres that the courier has left at a moment of the ride. */
  metresLeft: (at: number) => number
}

type Size = { seed: string; stores: number; days: number }

/**
 * The orders of a city, by store: kitchens differ in speed, spread and the promise they make, slow down at lunch and
 * dinner and on busy days; couriers keep a ready order waiting; rides depend on distance, traffic and the door.
 */
export function playedCity({ seed, stores, days }: Size): PlayedOrder[][] {
  const city = randomOf(seed)
  const busy = Array.from({ length: days }, () => Math.exp(0.15 * normal(city)))
  return Array.from({ length: stores }, (_, number) => {
    const random = randomOf(`${seed} ${number}`)
    const minutes = 8 + 17 * random.next()
    const store = {
      minutes,
      spread: 0.2 + 0.25 * random.next(),
      perDay: random.whole(12, 50),
      // Stores know their kitchen and guess the rest.
      promise: 5 * Math.round((minutes + 12 + 4 * normal(random)) / 5),
    }
    return busy.flatMap((slow, day) =>
      Array.from({ length: store.perDay }, () => playedOrder(random, store, slow, day)),
    )
  })
}

type Store = { minutes: number; spread: number; promise: number }

function playedOrder(random: Random, store: Store, slow: number, day: number): PlayedOrder {
  const hour = hourOf(random)
  const rush = slow * (1 + 0.5 * Math.max(peak(hour, 13), peak(hour, 20)))
  const lasting = (median: number, spread: number) => median * MINUTE * Math.exp(spread * normal(random))
  const distance = Math.round(500 + 6_000 * random.next() ** 1.5)
  const isCollected = random.chance(0.2)
  const pending = day * DAY + hour * 60 * MINUTE
  const confirmed = pending + lasting(1.5, 0.6)
  const processing = confirmed + lasting(2 * rush, 0.5)
  const handover = processing + lasting(store.minutes * rush, store.spread)
  const order = {
    distance: isCollected ? 0 : distance,
    promised: { minimum: store.promise, maximum: store.promise + 15 },
    steps: { pending, confirmed, processing, handover },
  }
  if (isCollected) return { ...order, order_type: 'take_away', arrived: handover, metresLeft: () => 0 }
  const picked_up = handover + lasting(3 * rush, 0.7)
  const road = (distance / 400) * MINUTE * rush ** 0.5 * Math.exp(0.2 * normal(random))
  const door = lasting(2.5, 0.5)
  // Fast at first, slow at the end, or the other way around.
  const bend = Math.exp(0.25 * normal(random))
  return {
    ...order,
    order_type: 'delivery',
    steps: { ...order.steps, picked_up },
    arrived: picked_up + road + door,
    metresLeft: (at) => distance * (1 - Math.min(1, (at - picked_up) / road) ** bend),
  }
}

/** Between 10:00 and 23:00, twice as often around lunch and dinner. */
function hourOf(random: Random): number {
  for (;;) {
    const hour = 10 + 13 * random.next()
    if (random.chance(0.35 + 0.65 * Math.max(peak(hour, 13), peak(hour, 20)))) return hour
  }
}

/** 1 at the hour, near 0 two hours from it. */
const peak = (hour: number, at: number) => Math.exp(-((hour - at) ** 2) / 1.5)

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
