import { Bell, BellRing } from 'lucide-react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { webPushMachine } from '#machines/web-push.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

export type WebPushProps = {
  snapshot: SnapshotFrom<typeof webPushMachine>
  send: (event: EventFromLogic<typeof webPushMachine>) => void
}

const onStates = ['subscribed', 'leaving', 'telling', 'notStopped'] as const

/** The offer to tell of the order while the page is closed, in every state of it. */
export function WebPushView({ snapshot, send }: WebPushProps) {
  const { tracking, actions } = useWords()
  const words = tracking.webPush
  const isAt = (state: Parameters<typeof snapshot.matches>[0]) => snapshot.matches(state)
  if (isAt('readingDevice') || isAt('unavailable')) return null
  const isOn = onStates.some(isAt)
  const isBroken = isAt('blocked') || isAt('failed')
  const said = sayingOf(snapshot, words)
  const Icon = isOn ? BellRing : Bell
  return (
    <section aria-label={words.label()} className={box}>
      <Icon aria-hidden="true" />
      <p className={text}>{said}</p>
      <LiveRegion>{isAt('offered') ? '' : said}</LiveRegion>
      <Button
        size="sm"
        variant={isOn ? 'ghost' : 'outline'}
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: isOn ? 'push.stop' : 'push.accept' })}
      >
        {isOn ? words.stop() : isBroken ? actions.retry() : words.offer()}
      </Button>
    </section>
  )
}

type Words = ReturnType<typeof useWords>['tracking']['webPush']

function sayingOf(snapshot: WebPushProps['snapshot'], words: Words): string {
  if (snapshot.matches('blocked')) return words.blocked()
  if (snapshot.matches('failed')) return words.failed()
  if (snapshot.matches('notStopped')) return words.notStopped()
  if (snapshot.matches('asking')) return words.asking()
  return onStates.some((state) => snapshot.matches(state)) ? words.on() : words.note()
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  bg: 'accent.soft',
  borderRadius: 'sm',
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})
const text = css({ flex: '[1 1 200px]', minWidth: '0', textStyle: 'small' })
