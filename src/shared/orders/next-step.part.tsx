import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { NextStep } from '#machines/rules/next-step.ts'

/** What happens next with an order that was just placed; needs the words of `tracking`. */
export function NextStepText({ step }: { step: NextStep }) {
  const { next } = useWords().tracking
  const { dateTime } = useFormats()
  return step.type === 'scheduled' ? next.scheduled({ time: dateTime(step.at) }) : next[step.type]()
}
