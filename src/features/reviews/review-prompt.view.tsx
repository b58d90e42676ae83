import { useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  prompt: SnapshotFrom<typeof reviewPromptMachine>['context']['prompts'][number]
  send: (event: EventFromLogic<typeof reviewPromptMachine>) => void
}

/** Marks the dialog of the prompt, which is nothing that covers it. */
export const PROMPT = 'review-prompt'
const MOST_IMAGES = 4

/** Asks how the order was; closing it is a no (docs/spec.md §4, Review prompt). */
export function ReviewPromptView({ prompt: { order_id, images }, send }: Props) {
  const { prompt: words } = useWords().rateOrder
  const rate = useRef<HTMLButtonElement>(null)
  const close = () => send({ type: 'prompt.close' })
  return (
    <Dialog
      open
      size="sm"
      title={words.title()}
      description={words.note({ id: order_id })}
      initialFocus={rate}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {words.no()}
          </Button>
          <Button ref={rate} onClick={() => send({ type: 'prompt.rate' })}>
            {words.rate()}
          </Button>
        </>
      }
    >
      <div id={PROMPT} className={row}>
        {images.slice(0, MOST_IMAGES).map((src) => (
          <Picture key={src} src={src} alt="" ratio="1 / 1" sizes="72px" className={image} />
        ))}
      </div>
    </Dialog>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
const image = css({ maxWidth: '18', overflow: 'hidden', borderRadius: 'md' })
