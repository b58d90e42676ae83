import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import { storesIn } from '#machines/app/store-count.ts'
import type { Module } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof pickModuleMachine>
  send: (event: EventFromLogic<typeof pickModuleMachine>) => void
  /** The module of before, if there is one. */
  current: number | undefined
}

/** The services of the customer's zones, the previous choice highlighted (docs/spec.md §2, module picker dialog). */
export function PickModuleView({ snapshot, send, current }: Props) {
  const words = useWords().modules
  return (
    <Dialog
      open
      size="lg"
      title={words.title()}
      description={snapshot.matches('choosing') ? words.note() : undefined}
      onClose={() => send({ type: 'picker.close' })}
    >
      <Modules snapshot={snapshot} send={send} current={current} />
    </Dialog>
  )
}

const Modules = ({ snapshot, send, current }: Props): ReactNode => {
  const words = useWords().modules
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title={words.failed()}
        hint={words.failedNote()}
        onRetry={() => send({ type: 'modules.retry' })}
      />
    )
  if (snapshot.matches('noModule'))
    return <EmptyState picture={<Art name="puzzle" />} title={words.none()} hint={words.noneNote()} />
  if (snapshot.matches('choosing'))
    return (
      <ul className={grid}>
        {snapshot.context.modules.map((module) => (
          <li key={module.id}>
            <ModuleCard
              module={module}
              stores={storesIn(module, snapshot.context.zone_ids)}
              current={module.id === current}
              onChoose={() => send({ type: 'module.choose', module })}
            />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={grid} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e'].map((slot) => (
        <Skeleton key={slot} height="148px" />
      ))}
    </div>
  )
}

type ModuleCardProps = {
  module: Module
  /** How many stores the customer finds there, where the backend says so. */
  stores: number | undefined
  current: boolean
  onChoose: () => void
}

const ModuleCard = ({ module, stores, current, onChoose }: ModuleCardProps) => {
  const words = useWords().modules
  return (
    <button
      type="button"
      className={card}
      data-module={module.module_type}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      <Picture src={module.icon_full_url} alt="" sizes="72px" ratio="1 / 1" fit="contain" className={icon} />
      <span className={name}>{module.module_name}</span>
      <span className={hint}>
        {current ? words.current() : stores !== undefined && words.storeCount({ count: stores })}
      </span>
    </button>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(auto-fit, minmax(max(7rem, 40%), 1fr))]',
    sm: '[repeat(auto-fit, minmax(7rem, 1fr))]',
  },
  gap: '3',
  paddingBlockStart: '4',
  // On phones the odd one out takes the whole row.
  '& > li:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
})

/** Each card wears its own module's accent: `data-module` stands on it. */
const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  width: 'full',
  height: 'full',
  minHeight: '[148px]',
  padding: '3',
  textAlign: 'center',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  transitionProperty: '[background-color, border-color, scale]',
  transitionDuration: 'press',
  _hover: { borderColor: 'border.strong', bg: 'bg.hover' },
  _active: { scale: '[0.98]' },
  '&[aria-current]': {
    bg: 'accent.soft',
    borderColor: 'accent.edge',
    boxShadow: '[inset 0 0 0 1px {colors.accent.edge}]',
  },
})

const icon = css({ width: '[72px]', flexShrink: '0', bg: '[transparent]', pointerEvents: 'none' })
const name = css({ textStyle: 'leadStrong' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
