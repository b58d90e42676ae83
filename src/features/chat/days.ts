import type { ChatMessage } from '#openapi/generated/client.ts'

/** What one side said at one go: the time stands once below it. */
export type Run = { isOwn: boolean; messages: readonly ChatMessage[] }
export type Day = { day: string; runs: readonly Run[] }

const MINUTE = 60_000
const ONE_GO = 5 * MINUTE

/** Messages, the oldest first, by the day they were written on, and by who wrote at one go. */
export function daysOf(messages: readonly ChatMessage[], dayOf: (moment: string) => string): Day[] {
  const days: { day: string; runs: { isOwn: boolean; messages: ChatMessage[] }[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.created_at)
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] })
    const runs = days.at(-1)!.runs
    const isOwn = message.sender_type === 'customer'
    const run = runs.at(-1)
    const before = run?.messages.at(-1)
    const isLater = before && Date.parse(message.created_at) - Date.parse(before.created_at) > ONE_GO
    if (run && run.isOwn === isOwn && !isLater) run.messages.push(message)
    else runs.push({ isOwn, messages: [message] })
  }
  return days
}
