import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { WalletBonus } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#ui/panel.tsx'
import { walletBonusesQuery } from './account.queries.ts'

/** The bonuses on money put into the wallet; renders nothing while there are none or they are unknown. */
export function Bonuses() {
  const { bonuses } = useWords().wallet
  const { data = [] } = useQuery(walletBonusesQuery(useShop().api))
  if (data.length === 0) return null
  return (
    <Panel title={bonuses.title()}>
      <ul className={list}>
        {data.map((offer) => (
          <li key={offer.id} className={line}>
            <Gift aria-hidden="true" />
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Offer({ offer }: { offer: WalletBonus }) {
  const { bonuses } = useWords().wallet
  const { date } = useFormats()
  return (
    <div>
      <p className={name}>{offer.title}</p>
      <p className={terms}>{offer.description}</p>
      <p className={until}>{bonuses.validUntil({ date: date(offer.end_date) })}</p>
    </div>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const line = css({
  display: 'flex',
  gap: '3',
  '& > svg': { width: '5', height: '5', flexShrink: '0', marginBlockStart: '[2px]', color: 'accent.text' },
})
const name = css({ textStyle: 'bodyStrong' })
const terms = css({ textStyle: 'small', color: 'fg.muted' })
const until = css({ textStyle: 'caption', color: 'fg.muted' })
