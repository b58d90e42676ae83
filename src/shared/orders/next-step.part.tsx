import { useWords } from '#i18n/i18n.tsx'
import type { NextStep } from '#machines/rules/next-step.ts'
import { useSlotText } from './use-slot-text.ts'

/** What happens next with an order that was just placed; needs the words of `tracking`. */
export function NextStepText({ step }: { step: NextStep }) {
  const { next } = useWords().tracking
  return step.type === 'scheduled' ? <Planned step={step} /> : next[step.type]()
}

function Planned({ step: { order_type, at } }: { step: Extract<NextStep, { type: 'scheduled' }> }) {
  const { next } = useWords().tracking
  return next.scheduled[order_type]({ time: useSlotText()(at) })
}
