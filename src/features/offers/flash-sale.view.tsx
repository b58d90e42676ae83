import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { FlashSaleItem, FlashSalePage } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { Countdown } from '#src/shared/countdown/countdown.part.tsx'
import { PagedRows } from '#src/shared/items/paged-rows.part.tsx'
import { FlashCard } from '#src/shared/offers/flash-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CardProps } from '#ui/long-list.tsx'
import { Near } from '#ui/near.tsx'
import { MoreOffers } from './more-offers.part.tsx'
import { saleHead, salePage, saleTitle, saleWords } from './sale.skeleton.tsx'
import { mostSaved, savedOn } from './savings.ts'

type Props = {
  sale: FlashSalePage['flash_sale']
  snapshot: SnapshotFrom<typeof pagedListMachine>
  offers: readonly FlashSaleItem[]
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onOver: () => void
}

/**
 * The sale with what it saves and the time it has left, and its goods with how much of each has gone; then what the
 * customer can go on with.
 */
export function SaleView({ sale, snapshot, offers: offeredItems, send, onOver }: Props) {
  const { offers } = useWords()
  const { percent } = useFormats()
  const { digit_after_decimal_point } = useConfig()
  const most = mostSaved(
    offeredItems.map(({ item }) => item),
    digit_after_decimal_point,
  )
  return (
    <div className={salePage}>
      <header className={saleHead}>
        <div className={saleWords}>
          <p className={badges}>
            <Badge tone="solid">{offers.flashSale()}</Badge>
            {most > 0 && <span className={saving}>{offers.saveUpTo({ percent: percent(most) })}</span>}
          </p>
          <h1 className={saleTitle}>{sale.title}</h1>
        </div>
        <Countdown ends={sale.end_date} over={offers.flashSaleOver()} onOver={onOver} />
      </header>
      <h2 className={unseen}>{offers.onSale()}</h2>
      <PagedRows
        look="items"
        label={offers.onSale()}
        snapshot={snapshot}
        send={send}
        rows={offeredItems}
        Card={OfferCard}
        nothing={<EmptyState level={3} picture={<Art name="tag" />} title={offers.noGoods()} />}
      />
      <Near height="320px">
        <MoreOffers shown={offeredItems} />
      </Near>
    </div>
  )
}

function OfferCard({ row, first }: CardProps<FlashSaleItem>) {
  const { offers } = useWords()
  const { money } = useFormats()
  const { digit_after_decimal_point } = useConfig()
  const saved = savedOn(row.item, digit_after_decimal_point)
  return (
    <FlashCard
      offer={row}
      first={first}
      saving={saved > 0 ? offers.youSave({ amount: money(saved) }) : undefined}
    />
  )
}

/** No sale runs, or this one does not any more. */
export function NoSale({ title, hint }: { title: string; hint: string }) {
  const { offers } = useWords()
  const go = useGo()
  const listPath = useListPath()
  return (
    <EmptyState
      level={1}
      picture={<Art name="tag" />}
      title={title}
      hint={hint}
      action={
        <Button onClick={() => go(listPath('search=special-offer&data_type=discounted'))}>
          {offers.toOffers()}
        </Button>
      }
    />
  )
}

const unseen = css({ srOnly: true })
const badges = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const saving = css({ textStyle: 'bodyStrong', color: 'accent.text' })
