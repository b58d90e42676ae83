import { Bell, BellRing } from 'lucide-react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { webPushMachine } from '#machines/app/web-push.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

export type WebPushProps = {
  snapshot: SnapshotFrom<typeof webPushMachine>
  send: (event: EventFromLogic<typeof webPushMachine>) => void
  order_type: TrackedOrder['order_type']
}

const onStates = ['subscribed', 'leaving', 'telling', 'notStopped'] as const

/** The offer to tell of the order while the page is closed, in every state of it. */
export function WebPushView({ snapshot, send, order_type }: WebPushProps) {
  const { tracking, actions } = useWords()
  const words = tracking.webPush
  const isAt = (state: Parameters<typeof snapshot.matches>[0]) => snapshot.matches(state)
  if (isAt('readingDevice') || isAt('unavailable')) return null
  const isOn = onStates.some(isAt)
  const isAgain = isAt('blocked') || isAt('failed')
  const hasFailed = isAt('failed') || isAt('notStopped')
  const said = sayingOf(snapshot, words, order_type)
  const Icon = isOn ? BellRing : Bell
  return (
    <section aria-label={words.label()} className={box}>
      <p className={text} data-failed={hasFailed || undefined}>
        <Icon aria-hidden="true" />
        {said}
      </p>
      <LiveRegion>{isAt('offered') ? '' : said}</LiveRegion>
      <Button
        size="sm"
        className={button}
        variant="outline"
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: isOn ? 'push.stop' : 'push.accept' })}
      >
        {isOn ? words.stop() : isAgain ? actions.retry() : words.offer[order_type]()}
      </Button>
    </section>
  )
}

type Words = ReturnType<typeof useWords>['tracking']['webPush']

function sayingOf(
  snapshot: WebPushProps['snapshot'],
  words: Words,
  order_type: WebPushProps['order_type'],
): string {
  if (snapshot.matches('blocked')) return words.blocked()
  if (snapshot.matches('failed')) return words.failed()
  if (snapshot.matches('notStopped')) return words.notStopped()
  if (snapshot.matches('asking')) return words.asking()
  return onStates.some((state) => snapshot.matches(state)) ? words.on[order_type]() : words.note()
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'sm',
})
// Beside the text where there is room, else as wide as the box.
const text = css({
  display: 'flex',
  flex: '[999 1 240px]',
  gap: '3',
  minWidth: '0',
  textStyle: 'small',
  '&[data-failed]': { color: 'danger.text' },
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})
const button = css({ flex: '[1 0 auto]' })
