import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'

type MapNoticeProps = { problem: 'failed' | 'unsupported' | 'gone'; onRetry: () => void }

/** Why the map stands still, and what works all the same. */
export const MapNotice = ({ problem, onRetry }: MapNoticeProps) => {
  const words = useWords().map
  return (
    <div className={box} role="status">
      <p>{words[problem]()}</p>
      {problem !== 'unsupported' && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {words.retry()}
        </Button>
      )}
    </div>
  )
}

const box = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlockStart: '3',
  insetInlineStart: '3',
  insetInlineEnd: '16',
  maxWidth: 'dialogSm',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '3',
  textStyle: 'small',
  layerStyle: 'floating',
})
