import { Download } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { connectSaveData } from './save-data.ports.ts'

/** One press saves what the shop keeps of the customer. */
export function SaveData() {
  const { deletion: words } = useWords().account
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectSaveData(api, () => window), undefined)
  useTellApp('saveData', actor)
  return (
    <Panel title={words.data()}>
      <p className={hint}>{words.dataNote()}</p>
      <Button variant="outline" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'data.save' })}>
        <Download aria-hidden="true" />
        {words.data()}
      </Button>
    </Panel>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '3' })
