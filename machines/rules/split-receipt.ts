import type { Receipt } from '#openapi/generated/client.ts'
import { amountIn } from './amount.ts'
import { roundMoney } from './money.ts'

/** How many people share a receipt. */
export const FEWEST = 2
export const MOST = 20

/** `name` may be empty: the screen then numbers the person. */
export type Person = { id: number; name: string }

/** The receipt that people split, in decimal amounts of the shop's currency. */
export type Shared = { total: number; digits: number; lines: readonly { amount: number }[] }

/** `owners` names the people who share a line, by its index; without names all people share it. `amounts` are typed, by person. */
export type Said = {
  people: readonly Person[]
  owners: Readonly<Record<number, readonly number[]>>
  amounts: Readonly<Record<number, string>>
}

export type SplitMethod = 'equally' | 'byLine' | 'byAmount'

/** A split that the customer may come back to. */
export type StoredSplit = Said & { way: SplitMethod }

/** The split of a receipt that was not split before. */
export const unsplit: StoredSplit = {
  way: 'equally',
  people: [
    { id: 1, name: '' },
    { id: 2, name: '' },
  ],
  owners: {},
  amounts: {},
}

export type Part = { person: Person; amount: number }

/** `subtotal` for the own lines, `rest` for fees, tax and tips, less what discounts take off. */
export type PartByLine = Part & { subtotal: number; rest: number }

/** `left` is what the parts do not cover, below zero when they are too much: parts and `left` are always the total. */
export type Split<P extends Part = Part> = { parts: P[]; left: number }

/** The same part for everybody; the first people pay the smallest coins that are left over. */
export const splitEqually = (shared: Shared, { people }: Said): Split =>
  splitOf(
    shared,
    people,
    shareOut(
      minor(shared.total, shared.digits),
      people.map(() => 1n),
    ),
  )

/** Each pays for the own lines, and as large a part of everything else. */
export function splitByLine(shared: Shared, { people, owners }: Said): Split<PartByLine> {
  const { total, digits, lines } = shared
  const amounts = lines.map(({ amount }) => minor(amount, digits))
  const weights = people.map(({ id }) =>
    amounts.reduce((sum, amount, line) => {
      const sharers = sharersOf(owners[line], people)
      return sharers.includes(id) ? sum + BigInt(amount) * (COMMON / BigInt(sharers.length)) : sum
    }, 0n),
  )
  const subtotal = shareOut(sumOf(amounts), weights)
  const whole = shareOut(minor(total, digits), weights)
  const { parts, left } = splitOf(shared, people, whole)
  const inDetail = parts.map((part, at) => ({
    ...part,
    subtotal: decimal(subtotal[at]!, digits),
    rest: decimal(whole[at]! - subtotal[at]!, digits),
  }))
  return { parts: inDetail, left }
}

/** A person with a typed amount pays that amount; the people without one share the rest. */
export function splitByAmount(shared: Shared, { people, amounts }: Said): Split {
  const typed = people.map(({ id }) => typedAmount(amounts[id] ?? '', shared.digits))
  const open = typed.filter((amount) => amount === undefined)
  const left = minor(shared.total, shared.digits) - sumOf(typed.map((amount) => amount ?? 0))
  const shares = shareOut(
    Math.max(0, left),
    open.map(() => 1n),
  )
  return splitOf(
    shared,
    people,
    typed.map((amount) => amount ?? shares.shift()!),
  )
}

/** Whether the order has an amount that its customers paid, or will pay. */
export const isSplittable = ({ order_status, total }: Pick<Receipt, 'order_status' | 'total'>): boolean =>
  total > 0 && order_status !== 'canceled' && order_status !== 'failed' && order_status !== 'refunded'

/** What was said without one person, whose lines and amount go. */
export const withoutPerson = ({ people, owners, amounts }: Said, person: number): Said => ({
  people: people.filter(({ id }) => id !== person),
  owners: Object.fromEntries(
    Object.entries(owners).map(([line, named]) => [line, named.filter((id) => id !== person)]),
  ),
  amounts: Object.fromEntries(Object.entries(amounts).filter(([id]) => Number(id) !== person)),
})

/** A person gets a line, or gives it back; a line that was shared by all becomes the person's own. */
export function withToggled({ owners }: Said, line: number, person: number): Pick<Said, 'owners'> {
  const named = owners[line] ?? []
  const others = named.filter((id) => id !== person)
  return { owners: { ...owners, [line]: others.length < named.length ? others : [...named, person] } }
}

/** The people who share a line. */
export const sharersOf = (named: readonly number[] = [], people: readonly Person[]): readonly number[] =>
  named.length > 0 ? named : people.map(({ id }) => id)

/** Minor units of a typed amount; undefined while it is none. */
export function typedAmount(text: string, digits: number): number | undefined {
  const amount = amountIn(text)
  return amount === undefined ? zeroIn(text) : minor(amount, digits)
}

/** Whether a text is neither empty nor an amount. */
export const isUnreadable = (text: string, digits: number): boolean =>
  text.trim() !== '' && typedAmount(text, digits) === undefined

const zeroIn = (text: string) => (/^[0٠۰]+([.,٫][0٠۰]*)?$/.test(text.trim()) ? 0 : undefined)

/** Divisible by every number of people: 1 to 20. */
const COMMON = 232_792_560n

function splitOf({ total, digits }: Shared, people: readonly Person[], amounts: readonly number[]): Split {
  return {
    parts: people.map((person, at) => ({ person, amount: decimal(amounts[at]!, digits) })),
    left: decimal(minor(total, digits) - sumOf(amounts), digits),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const minor = (amount: number, digits: number) => Math.round(roundMoney(amount, digits) * 10 ** digits)

const decimal = (amount: number, digits: number) => amount / 10 ** digits

/**
 * Divides an amount into shares of whole minor units by weight; the shares add up to the amount. The units left by
 * rounding down go to the shares with the largest fractions, the first of equal ones. Without any weight all shares are
 * equal.
 */
export function shareOut(amount: number, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n)
    return weights.length === 0 ? [] : shareOut(amount, Array<bigint>(weights.length).fill(1n))
  if (amount < 0) return shareOut(-amount, weights).map((share) => -share || 0)
  const exact = weights.map((weight) => BigInt(amount) * weight)
  const shares = exact.map((part) => Number(part / whole))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const largestFirst = exact
    .map((part, at) => ({ at, fraction: part % whole }))
    .sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction < b.fraction ? 1 : -1))
  for (const { at } of largestFirst.slice(0, left)) shares[at]! += 1
  return shares
}
