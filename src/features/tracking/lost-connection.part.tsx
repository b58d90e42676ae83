import { WifiOff } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

/** Says that the server does not answer and that the page shows an earlier state of the order. */
export function LostConnection({ onRetry }: { onRetry: () => void }) {
  const { tracking, actions } = useWords()
  return (
    <div className={lost} role="status">
      <WifiOff aria-hidden="true" />
      <span>{tracking.lost()}</span>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {actions.retry()}
      </Button>
    </div>
  )
}

const lost = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2',
  textStyle: 'small',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'md',
  '& > span': { flex: '1' },
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
