import { readTab, writeTab } from '#browser/tab-storage.ts'
import { type StoredSplit, unsplit } from '#machines/rules/split-receipt.ts'
import type { Receipt } from '#openapi/generated/client.ts'

type Split = Pick<Receipt, 'order_id' | 'total'>

/** How this receipt was split in this tab; another total is split anew. */
export const storedSplit = (window: Window, receipt: Split): StoredSplit =>
  readTab(window, 'splits')?.[nameOf(receipt)] ?? unsplit

export const keepSplit = (window: Window, receipt: Split, split: StoredSplit): void =>
  writeTab(window, 'splits', { ...readTab(window, 'splits'), [nameOf(receipt)]: split })

const nameOf = ({ order_id, total }: Split) => `${order_id} ${total}`
