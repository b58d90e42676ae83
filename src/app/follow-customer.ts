import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetFiles } from '#browser/kept-files.ts'
import type { AppStorage } from '#browser/storage.ts'
import { customerName, isOfAnother, isTooOld, withDraftsWhere } from '#machines/rules/kept-draft.ts'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import type { Shop } from '#src/core/shop.ts'
import { forgetInTab } from './forget-shopper.ts'

type Following = { shop: Pick<Shop, 'storage' | 'actors'>; queries: QueryClient; window: Window }

/**
 * An expired session leaves drafts for its customer. They go when the server names another customer, and after a day.
 */
export function followCustomer({ shop: { storage, actors }, queries, window }: Following, now: number): void {
  keepDrafts(storage, (draft) => !isTooOld(draft, now))
  void forgetFiles({ writtenBefore: now - DAY })

  const hear = (queryKey: QueryKey, info: unknown) => {
    // A late reply to the customer before says nothing of who shops now.
    if (queryKey[0] !== 'getCustomerInfo' || queryKey.at(-1) !== actors.session.getSnapshot().context.token)
      return
    if (info) meet(info as CustomerInfo, storage, window)
  }
  const reads = queries.getQueryCache()
  for (const { queryKey, state } of reads.getAll()) hear(queryKey, state.data)
  reads.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      hear(event.query.queryKey, event.query.state.data)
  })
}

const DAY = 24 * 60 * 60_000

function meet({ id }: CustomerInfo, storage: AppStorage, window: Window): void {
  const last = storage.read('lastCustomer')
  if (last === id) return
  storage.write('lastCustomer', id)
  const owner = customerName(id)
  keepDrafts(storage, (draft) => !isOfAnother(draft, owner))
  const unanswered = storage.read('orderKey')?.draft
  if (unanswered && isOfAnother(unanswered, owner)) storage.remove('orderKey')
  if (last === undefined) return
  storage.remove('askedInterests')
  forgetInTab(window, 'of its owner')
  void forgetFiles()
}

function keepDrafts(storage: AppStorage, stays: Parameters<typeof withDraftsWhere>[1]): void {
  const text = storage.read('checkoutDrafts')
  if (text === undefined) return
  const left = withDraftsWhere(text, stays)
  if (left === '[]') storage.remove('checkoutDrafts')
  else storage.write('checkoutDrafts', left)
}
