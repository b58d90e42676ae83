import { useQuery } from '@tanstack/react-query'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { chooseKindsMachine } from '#machines/choose-kinds.machine.ts'
import type { NotificationSettings } from '#openapi/generated/client.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useShop } from '#src/shop/shop.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#ui/panel.tsx'
import { Switch } from '#ui/switch.tsx'
import { connectChooseKinds, notificationSettingsQuery } from './choose-kinds.ports.ts'

/** Which kinds reach the customer's devices; without the settings there is nothing to switch. */
export function ChooseKinds() {
  const { data } = useQuery(notificationSettingsQuery(useShop().api))
  return data ? <Switches saved={data} /> : null
}

function Switches({ saved }: { saved: NotificationSettings }) {
  const { api } = useShop()
  const { snapshot, send } = useFlow(() => connectChooseKinds(api), { saved })
  return <KindsView snapshot={snapshot} send={send} />
}

export type KindsProps = {
  snapshot: SnapshotFrom<typeof chooseKindsMachine>
  send: (event: EventFromLogic<typeof chooseKindsMachine>) => void
}

const kinds = ['order_status', 'message', 'referral_code'] as const

export function KindsView({ snapshot, send }: KindsProps) {
  const { kinds: words } = useWords().notifications
  return (
    <Panel title={words.title()} level={2}>
      <p className={note}>{words.note()}</p>
      <ul className={list}>
        {kinds.map((kind) => (
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
    </Panel>
  )
}

const note = css({ textStyle: 'small', color: 'fg.muted' })
const list = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  flexWrap: 'wrap',
  columnGap: '8',
  marginBlockStart: '2',
})
const choice = css({ width: { base: 'full', lg: 'auto' } })
const flaw = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
