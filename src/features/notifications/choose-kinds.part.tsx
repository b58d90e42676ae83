import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { notificationKinds } from '#machines/app/choose-kinds.machine.ts'
import type { NotificationSettings } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { css } from '#styled/css/index.js'
import { Accordion } from '#ui/accordion.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { connectChooseKinds, notificationSettingsQuery } from './choose-kinds.ports.ts'

/** Which kinds reach the customer's devices; without the settings there is nothing to switch. */
export function ChooseKinds() {
  const { data, isPending } = useQuery(notificationSettingsQuery(useShop().api))
  if (data) return <Switches saved={data} />
  return (
    isPending && (
      <Kinds>
        <div className={list}>
          <Repeat times={notificationKinds.length}>
            <Skeleton className={waiting} />
          </Repeat>
        </div>
      </Kinds>
    )
  )
}

function Kinds({ children }: { children: ReactNode }) {
  const { kinds: words } = useWords().notifications
  return (
    <Accordion
      items={[
        {
          key: 'kinds',
          title: words.title(),
          content: (
            <>
              <p className={hint}>{words.note()}</p>
              {children}
            </>
          ),
        },
      ]}
    />
  )
}

function Switches({ saved }: { saved: NotificationSettings }) {
  const { kinds: words } = useWords().notifications
  const { api } = useShop()
  const { snapshot, send } = useFlow(() => connectChooseKinds(api), { saved })
  return (
    <Kinds>
      <ul className={list}>
        {notificationKinds.map((kind) => (
          <li key={kind}>
            <Switch
              className={choice}
              checked={snapshot.context.wanted[kind]}
              onChange={() => send({ type: 'kind.toggle', kind })}
            >
              {words[kind]()}
            </Switch>
          </li>
        ))}
      </ul>
      <p role="alert" className={flaw}>
        {snapshot.matches('failed') && words.failed()}
      </p>
    </Kinds>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted' })
const list = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  flexWrap: 'wrap',
  columnGap: '8',
  marginBlockStart: '2',
})
const choice = css({ width: { base: 'full', lg: 'auto' } })
/** As high as a switch. */
const waiting = css({ height: '7', marginBlock: '2', width: { base: 'full', lg: '[150px]' } })
const flaw = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
