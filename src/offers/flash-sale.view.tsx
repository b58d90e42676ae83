import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { FlashSaleItem, FlashSalePage } from '#openapi/generated/client.ts'
import { Countdown } from '#src/goods/countdown.tsx'
import { FlashCard } from '#src/goods/flash-card.tsx'
import { PagedRows } from '#src/goods/paged-rows.tsx'
import { useListPath } from '#src/shop/list-path.ts'
import { useGo } from '#src/shop/overlay.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CardProps } from '#ui/long-list.tsx'
import { saleHead, salePage, saleTitle, saleWords } from './sale-skeleton.tsx'

type Props = {
  sale: FlashSalePage['flash_sale']
  snapshot: SnapshotFrom<typeof pagedListMachine>
  offers: readonly FlashSaleItem[]
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onOver: () => void
}

/** The sale, the time it has left, and its goods with how much of each has gone. */
export function SaleView({ sale, snapshot, offers: goods, send, onOver }: Props) {
  const { offers } = useWords()
  return (
    <div className={salePage}>
      <header className={saleHead}>
        <div className={saleWords}>
          <Badge tone="solid">{offers.flashSale()}</Badge>
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
        rows={goods}
        Card={OfferCard}
        nothing={<EmptyState level={3} picture={<Art name="tag" />} title={offers.noGoods()} />}
      />
    </div>
  )
}

const OfferCard = ({ row, first }: CardProps<FlashSaleItem>) => <FlashCard offer={row} first={first} />

/** No sale runs, or this one does not any more. */
export function NoSale({ title, note }: { title: string; note: string }) {
  const { offers } = useWords()
  const go = useGo()
  const listPath = useListPath()
  return (
    <EmptyState
      level={1}
      picture={<Art name="tag" />}
      title={title}
      note={note}
      action={
        <Button onClick={() => go(listPath('search=special-offer&data_type=discounted'))}>
          {offers.toOffers()}
        </Button>
      }
    />
  )
}

const unseen = css({ srOnly: true })
