import { CircleAlert } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { LineRemedy, LineTrouble } from '#machines/rules/line-trouble.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

type Props = {
  trouble: LineTrouble
  remedy: LineRemedy | undefined
  /** Of the item, for the name of the button. */
  name: string
  /** No other line is left to go on with. */
  isOnly: boolean
  /** The cart has not answered the edit yet. */
  busy?: boolean
  onRemedy: (remedy: LineRemedy) => void
}

/** Why a line cannot be ordered, and the button that settles it. */
export function LineTroubleNotice({ trouble, remedy, name, isOnly, busy = false, onRemedy }: Props) {
  const { trouble: texts } = useWords().cart
  const { number } = useFormats()
  const sentence = useSentence(trouble)
  if (!sentence) return null
  const labels = {
    remove: () => (isOnly ? texts.removeOnly() : texts.remove()),
    lower: () => texts.lower({ left: number(remedy?.type === 'lower' ? remedy.to : 0) }),
    see: trouble.type === 'optionsGone' ? texts.choose : texts.see,
  }
  const label = remedy && labels[remedy.type]()
  const tone = toneOf(trouble)
  return (
    <div className={hint} data-tone={tone}>
      <p className={words} role={tone === 'danger' ? 'alert' : 'status'}>
        <CircleAlert aria-hidden="true" />
        {sentence}
      </p>
      {remedy && (
        <Button
          size="sm"
          variant="outline"
          busy={busy}
          aria-label={`${label}: ${name}`}
          onClick={() => onRemedy(remedy)}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

/** A warning leaves the line in the order as it is. */
export const toneOf = ({ type }: LineTrouble): 'warning' | 'danger' =>
  type === 'repriced' || type === 'later' ? 'warning' : 'danger'

function useSentence(trouble: LineTrouble): string | undefined {
  const { trouble: texts } = useWords().cart
  const { money, number, clock } = useFormats()
  switch (trouble.type) {
    case 'fewLeft':
      return texts.fewLeft({ left: number(trouble.left) })
    case 'aboveMaximum':
      return trouble.left > 0 ? texts.aboveMaximum({ left: number(trouble.left) }) : texts.outOfLimits()
    case 'repriced':
      return texts.repriced({ was: money(trouble.was), now: money(trouble.now) })
    case 'notNow':
    case 'later': {
      const { hours } = trouble
      if (!hours) return texts.notNow()
      const between = { from: clock(hours.from), to: clock(hours.to) }
      return trouble.type === 'later' ? texts.later(between) : texts.notNowHours(between)
    }
    case 'named':
      return undefined
    default:
      return texts[trouble.type]()
  }
}

const hint = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flexShrink: '0',
  width: 'full',
  px: '3',
  py: '2',
  borderRadius: 'sm',
  '&[data-tone=danger]': { color: 'danger.text', bg: 'danger.soft' },
  '&[data-tone=warning]': { color: 'warning.text', bg: 'warning.soft' },
})
const words = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  textStyle: 'smallStrong',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
