import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'

/** The slot that begins at an instant: `21 Nov, 6:30 PM – 7:00 PM`. Every sentence about a planned order names it whole. */
export function useSlotText(): (at: string) => string {
  const { schedule_order_slot_duration: minutes } = useConfig()
  const { eta } = useWords().tracking
  const { dateTime, time } = useFormats()
  return (at) => eta.slot({ from: dateTime(at), to: time(Date.parse(at) + minutes * 60_000) })
}
