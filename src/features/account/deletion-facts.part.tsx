import { Archive, Trash2 } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Panel } from '#ui/panel.tsx'

/** Lists the data that the shop deletes with an account, the data that it keeps, and why (decision 008). */
export function DeletionFacts() {
  const { deletion: words } = useWords().account
  const { goesList: goes, staysList: stays } = words
  return (
    <div className={pair}>
      <Panel title={words.goes()}>
        <ul className={list}>
          {[goes.profile(), goes.addresses(), goes.chats(), goes.sessions(), goes.points()].map((fact) => (
            <li key={fact} className={entry}>
              <Trash2 aria-hidden="true" className={gone} />
              {fact}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.stays()}>
        <ul className={list}>
          {[stays.orders(), stays.reviews(), stays.hash()].map((fact) => (
            <li key={fact} className={entry}>
              <Archive aria-hidden="true" className={retentionFacts} />
              {fact}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[1fr 1fr]' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', textStyle: 'body' })
const entry = css({
  display: 'flex',
  gap: '3',
  '& svg': { flexShrink: '0', width: '5', height: '5', marginBlockStart: '0.5' },
})
const gone = css({ color: 'danger.text' })
const retentionFacts = css({ color: 'fg.muted' })
