import type { Words } from '#i18n/dictionaries.ts'
import type { Formats } from '#i18n/formats.ts'
import { direction, type Locale } from '#i18n/locale.ts'
import { arrivalOf, type Promised } from '#machines/orders/arrival.ts'

type Said = {
  /** What the text counts to; a planned time says so itself. */
  label?: string
  text: string
}

export type ArrivalText = Said &
  ({ type: 'planned' | 'soon' } | { type: 'minutes'; range: readonly number[] })

/** When the order arrives: a range of minutes, or the slot it is planned for; undefined where nothing is promised. */
export function arrivalText(
  order: Promised,
  eta: Words['tracking']['eta'],
  { number }: Formats,
  locale: Locale,
  slotText: (at: string) => string,
): ArrivalText | undefined {
  const arrival = arrivalOf(order)
  if (arrival.type === 'unknown') return undefined
  if (arrival.type === 'planned')
    return { type: 'planned', text: eta.planned[order.order_type]({ time: slotText(arrival.at) }) }
  const label = order.order_type === 'take_away' ? eta.labelCollect() : eta.label()
  if (arrival.type === 'soon') return { type: 'soon', label, text: eta.soon() }
  const { range } = arrival
  // A range is not empty.
  const latest = range.at(-1)!
  if (range.length === 1) return { type: 'minutes', label, text: eta.minutes({ count: latest }), range }
  const minutes = range.map((value) => number(value)).join('–')
  // Between two numbers the dash would turn them around in a right-to-left sentence.
  const isolated = direction(locale) === 'rtl' ? `\u2066${minutes}\u2069` : minutes
  return { type: 'minutes', label, text: eta.range({ range: isolated, latest }), range }
}
