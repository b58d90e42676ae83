import type { Delivery } from './delivery.ts'
import { isPlaced, type ParcelEnd } from './parcel-form.ts'

/** Two pins set on one door by hand differ by some metres; the server takes the same (docs/contract.md §3). */
const NEAR_METRES = 20

const DEGREE_METRES = 111_195

type Door = Pick<Delivery, 'latitude' | 'longitude' | 'house' | 'floor'>
type Ends = Record<'sender' | 'receiver', Door & Pick<ParcelEnd, 'address'>>

/** Are both ends at one spot? Within some metres the earth is flat. */
export function areNear({ sender, receiver }: Record<'sender' | 'receiver', Door>): boolean {
  const [from, to] = [Number(sender.latitude), Number(receiver.latitude)]
  const north = to - from
  const east = (Number(receiver.longitude) - Number(sender.longitude)) * Math.cos((from * Math.PI) / 180)
  return Math.hypot(north, east) * DEGREE_METRES <= NEAR_METRES
}

/**
 * Would the courier ring at one door twice? Two flats of one house are two doors: either end names a house or a floor
 * that the other does not.
 */
export const isSameDoor = (ends: Ends): boolean =>
  isPlaced(ends.sender) &&
  isPlaced(ends.receiver) &&
  areNear(ends) &&
  plain(ends.sender.house) === plain(ends.receiver.house) &&
  plain(ends.sender.floor) === plain(ends.receiver.floor)

const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
