import type { Words } from '#i18n/dictionaries.ts'
import type { Split } from '#machines/rules/split-receipt.ts'
import type { Receipt } from '#openapi/generated/client.ts'
import { nameOf } from './name-of.ts'

type Told = {
  title: string
  receipt: Receipt
  split: Split
  texts: Words['afterOrder']['receipts']['split']
  money: (amount: number) => string
}

/** The split as text: the store and the order, a line for each person, the rest, and the total. */
export function splitText({ title, receipt, split: { parts, left }, texts, money }: Told): string {
  const open = left === 0 ? [] : [(left > 0 ? texts.left : texts.over)({ amount: money(Math.abs(left)) })]
  return [
    `${(receipt.store ?? receipt.shop).name} · ${title}`,
    ...parts.map(({ person, amount }) =>
      texts.text.person({ name: nameOf(person, texts), amount: money(amount) }),
    ),
    ...open,
    texts.text.total({ amount: money(receipt.total) }),
  ].join('\n')
}
