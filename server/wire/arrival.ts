import type { LiveOrder } from '#openapi/generated/server.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'

type ArrivalOnWire = Pick<LiveOrder, 'min_delivery_time' | 'max_delivery_time' | 'arrival_reason'>

/** Minutes from now; 0 once the order is over. */
export function arrivalOnWire(arrival: ArrivalEstimate | null, now: Date): ArrivalOnWire {
  const minutes = (moment: Date) => Math.ceil((moment.getTime() - now.getTime()) / 60_000)
  return {
    min_delivery_time: arrival ? minutes(arrival.earliest) : 0,
    max_delivery_time: arrival ? minutes(arrival.latest) : 0,
    arrival_reason: arrival?.reason ?? null,
  }
}
