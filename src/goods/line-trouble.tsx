import { CircleAlert } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { LineTrouble, WayOut } from '#machines/rules/line-trouble.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

type Props = {
  trouble: LineTrouble
  way: WayOut | undefined
  /** Of the item, for the name of the button. */
  name: string
  /** No other line is left to go on with. */
  isOnly: boolean
  /** The cart has not answered the edit yet. */
  busy?: boolean
  onWay: (way: WayOut) => void
}

/** What is wrong with a line, and the button that settles it. */
export function LineTroubleNote({ trouble, way, name, isOnly, busy = false, onWay }: Props) {
  const { trouble: texts } = useWords().cart
  const { number } = useFormats()
  const sentence = useSentence(trouble)
  if (!sentence) return null
  const labels = {
    remove: () => (isOnly ? texts.removeOnly() : texts.remove()),
    lower: () => texts.lower({ left: number(way?.type === 'lower' ? way.to : 0) }),
    see: texts.see,
  }
  const label = way && labels[way.type]()
  return (
    <div className={note}>
      <p className={words} role="alert">
        <CircleAlert aria-hidden="true" />
        {sentence}
      </p>
      {way && (
        <Button
          size="sm"
          variant="outline"
          busy={busy}
          aria-label={`${label}: ${name}`}
          onClick={() => onWay(way)}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

function useSentence(trouble: LineTrouble): string | undefined {
  const { trouble: texts } = useWords().cart
  const { money, number } = useFormats()
  switch (trouble.type) {
    case 'fewLeft':
      return texts.fewLeft({ left: number(trouble.left) })
    case 'aboveMaximum':
      return texts.aboveMaximum({ left: number(trouble.left) })
    case 'repriced':
      return texts.repriced({ was: money(trouble.was), now: money(trouble.now) })
    case 'named':
      return undefined
    default:
      return texts[trouble.type]()
  }
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flex: '[1 0 100%]',
  px: '3',
  py: '2',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
})
const words = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  textStyle: 'smallStrong',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
