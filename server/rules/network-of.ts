import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/** Bits of an IPv6 address that one household or server is given; the rest it chooses itself. */
const SUBNET = 64

/**
 * The address of a caller as every limit counts it: an IPv4 address, also when it is written as IPv6, or the /64 network
 * of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.toLowerCase()
  const read = new Address6(address)
  if (read.isMapped4()) return read.to4().correctForm()
  return `${new Address6(`${read.correctForm()}/${SUBNET}`).startAddress().correctForm()}/${SUBNET}`
}
