import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { FlashSalePage } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere, type Where } from '#src/core/where.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { ListDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useHiddenItems } from '#src/shared/diet/hidden-items.ts'
import { runningSaleQuery } from '#src/shared/offers/flash-sale.queries.ts'
import { css } from '#styled/css/index.js'
import { ErrorState } from '#ui/error-state.tsx'
import { NoSale, SaleView } from './flash-sale.view.tsx'
import { connectSale } from './offers.ports.ts'
import { salePageQuery } from './offers.queries.ts'
import { SaleSkeleton } from './sale.skeleton.tsx'

const saleIdIn = (query: URLSearchParams): number | undefined => {
  const id = /^[1-9]\d{0,8}$/.exec(query.get('id') ?? '')?.[0]
  return id ? Number(id) : undefined
}

/** /flash-sales?id: the items of a sale; without an id the current sale (docs/spec.md §2, Routes). */
function FlashSalesScreen() {
  return (
    <Catalogue>
      <Addressed />
    </Catalogue>
  )
}

function Addressed() {
  const where = useWhere()
  const [query] = useSearchParams()
  const id = saleIdIn(query)
  if (id) return <Sale key={JSON.stringify([id, where])} id={id} where={where} />
  return <RunningSale where={where} />
}

const readAhead: ReadAhead = ({ api, queries, where }, { search }) => {
  const id = saleIdIn(search)
  return id
    ? queries.prefetchQuery(salePageQuery(api, where, id, 1))
    : queries.prefetchQuery(runningSaleQuery(api, where))
}
FlashSalesScreen.readAhead = readAhead

function RunningSale({ where }: { where: Where }) {
  const { offers } = useWords()
  const { data, error, isFetching, refetch } = useQuery(runningSaleQuery(useShop().api, where))
  const id = useLatest(data?.id)
  if (id && (data || !error)) return <Sale key={JSON.stringify([id, where])} id={id} where={where} />
  if (data) return <NoSale title={offers.noFlashSale()} hint={offers.noCampaignsNote()} />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <SaleSkeleton />
}

/** A change of the diet drops the read; the sale on show stays until the next one has come. */
function useLatest(id: number | null | undefined) {
  const [latest, setLatest] = useState(id)
  if (id !== undefined && id !== latest) setLatest(id)
  return id === undefined ? latest : id
}

function Sale({ id, where }: { id: number; where: Where }) {
  const { offers } = useWords()
  const first = salePageQuery(useShop().api, where, id, 1)
  const { data, error, isFetching, refetch } = useQuery(first)
  // What was on show before it ended is no longer offered.
  if (isNotFound(error)) return <NoSale title={offers.flashSaleOver()} hint={offers.flashSaleOverNote()} />
  if (error && !data) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div className={page}>
      {/* Outside the list, which is read anew: the button keeps its focus. */}
      <ListDiet first={first} />
      {data ? <Found sale={data} where={where} onOver={() => void refetch()} /> : <SaleSkeleton />}
    </div>
  )
}

function Found({ sale, where, onOver }: { sale: FlashSalePage; where: Where; onOver: () => void }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const list = usePagedList(() => connectSale(queries, api, where), sale.flash_sale.id, [
    { rows: sale.products, total_size: sale.total_size },
  ])
  useHiddenItems(list.actor)
  return (
    <SaleView
      sale={sale.flash_sale}
      snapshot={list.snapshot}
      offers={list.rows}
      send={list.send}
      onOver={onOver}
    />
  )
}

const page = css({ '& > section': { marginBlockStart: { base: '3', md: '6' } } })

export { FlashSalesScreen as Screen }
