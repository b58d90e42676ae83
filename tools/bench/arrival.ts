import { KEPT_FOR, PAST } from '#server/orders/past-arrivals.ts'
import {
  arrivalEstimate,
  type ExpectedOrder,
  type Known,
  type PastArrival,
  pastArrival,
} from '#server/rules/arrival-estimate.ts'
import { type PlayedOrder, playedCity } from './played-city.ts'

const MINUTE = 60_000
/** How often a customer looks. */
const LOOKS = 3 * MINUTE

/** What the looks at one step came to. */
export type Calibration = { looks: number; inside: number; width: number }
type Step = keyof PlayedOrder['steps']
export type Calibrations = Record<Step, { estimate: Calibration; promise: Calibration }>

/**
 * Plays the days of a city and prints how often orders arrived inside the range that the customer saw, and how wide it
 * was, beside the promise of the store. The estimator knows what the server knows at that moment.
 */
export async function benchArrival(): Promise<void> {
  const seed = process.argv[3] ?? 'city'
  console.log(`Seed ${seed}: 40 stores, 28 days; a look at each step and every ${LOOKS / MINUTE} minutes.\n`)
  console.log('| Step | Looks | Inside the range | Width, min | Inside the promise | Width, min |')
  console.log('|---|---|---|---|---|---|')
  for (const [step, { estimate, promise }] of Object.entries(calibrations({ seed, stores: 40, days: 28 })))
    console.log(
      `| ${step} | ${estimate.looks.toLocaleString('en')} | ${measurements(estimate)} | ${measurements(promise)} |`,
    )
  console.log()
}

const measurements = ({ looks, inside, width }: Calibration) =>
  `${((100 * inside) / looks).toFixed(1)} % | ${(width / looks).toFixed(1)}`

/** The first week only fills the history. */
export function calibrations(size: { seed: string; stores: number; days: number }): Calibrations {
  const none = () => ({ looks: 0, inside: 0, width: 0 })
  const both = () => ({ estimate: none(), promise: none() })
  const found: Calibrations = {
    pending: both(),
    confirmed: both(),
    processing: both(),
    handover: both(),
    picked_up: both(),
  }
  for (const store of playedCity(size))
    for (const type of ['delivery', 'take_away'] as const) {
      const played = store.filter(({ order_type }) => order_type === type)
      const arrivals = played
        .map((order) => ({ arrived: order.arrived, past: pastArrival(asRecorded(order)) }))
        .sort((a, b) => a.arrived - b.arrived)
      for (const order of played) {
        if (order.steps.pending < 7 * 1440 * MINUTE) continue
        for (const { step, at } of looksAt(order)) {
          const past = known(arrivals, at)
          const metresLeft = step === 'picked_up' ? order.metresLeft(at) : undefined
          record(found[step].estimate, order, at, { past, metresLeft }, step)
          record(found[step].promise, order, at, { past: [] }, step)
        }
      }
    }
  return found
}

/** What was delivered when the server last read the history. */
function known(arrivals: { arrived: number; past: PastArrival }[], at: number): PastArrival[] {
  let [low, high] = [0, arrivals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (arrivals[middle]!.arrived <= at - KEPT_FOR) low = middle + 1
    else high = middle
  }
  return arrivals.slice(Math.max(0, low - PAST), low).map(({ past }) => past)
}

function looksAt(order: PlayedOrder): { step: Step; at: number }[] {
  const steps = Object.entries(order.steps) as [Step, number][]
  return steps.flatMap(([step, began], index) => {
    const ends = Math.min(steps[index + 1]?.[1] ?? order.arrived, order.arrived)
    const looks = Math.ceil((ends - began) / LOOKS)
    return Array.from({ length: looks }, (_, look) => ({ step, at: began + look * LOOKS }))
  })
}

/** Compares whole minutes, as the customer reads them. */
function record(sum: Calibration, order: PlayedOrder, at: number, whatIsKnown: Known, step: Step): void {
  const { earliest, latest } = arrivalEstimate(asAt(order, step), whatIsKnown, new Date(at))!
  const minutes = (moment: number) => Math.ceil((moment - at) / MINUTE)
  const arrived = minutes(order.arrived)
  sum.looks++
  sum.width += minutes(latest.getTime()) - minutes(earliest.getTime())
  if (arrived >= minutes(earliest.getTime()) && arrived <= Math.max(1, minutes(latest.getTime())))
    sum.inside++
}

const asRecorded = (order: PlayedOrder) => ({
  ...asAt(order, 'picked_up'),
  delivered: new Date(order.arrived),
})

function asAt({ order_type, distance, promised, steps }: PlayedOrder, step: Step): ExpectedOrder {
  const moment = (name: Step) => (steps[name] === undefined ? null : new Date(steps[name]))
  return {
    order_type,
    order_status: step,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    prescription_order: false,
    priced: null,
    price_by: null,
    price_accepted: null,
    schedule_at: new Date(steps.pending),
    scheduled: false,
    minimum_delivery_minutes: promised.minimum,
    maximum_delivery_minutes: promised.maximum,
    distance,
    pending: moment('pending'),
    accepted: null,
    confirmed: moment('confirmed'),
    processing: moment('processing'),
    handover: moment('handover'),
    picked_up: moment('picked_up'),
  }
}
