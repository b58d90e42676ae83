import type { Receipt, ReceiptContact, ReceiptParty } from '#openapi/generated/server.ts'
import type { Text } from '#server/db/shapes.ts'
import { escaped } from '#server/rules/escaped.ts'
import type { Locale } from '#server/rules/text.ts'
import { remarksOf } from './figure-notes.ts'

/** Nothing but its own style sheet. */
export const receiptPolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const text = (en: string, ar: string): Text => ({ en, ar })

const words = {
  title: text('Receipt', 'إيصال'),
  order: text('Order', 'الطلب'),
  placed: text('Placed', 'تاريخ الطلب'),
  store: text('Store', 'المتجر'),
  sender: text('Sender', 'المرسل'),
  customer: text('Customer', 'العميل'),
  receiver: text('Receiver', 'المستلم'),
  weight: text('Weight', 'الوزن'),
  kilograms: text('kg', 'كغ'),
  item: text('Item', 'المنتج'),
  quantity: text('Qty', 'الكمية'),
  unit: text('Price', 'السعر'),
  amount: text('Amount', 'المبلغ'),
  total: text('Total', 'الإجمالي'),
  contains: text('Contains', 'يحتوي على'),
  off: text('off', 'خصم'),
  road: text('Street', 'شارع'),
  house: text('House', 'منزل'),
  floor: text('Floor', 'طابق'),
  groundFloor: text('Ground floor', 'الطابق الأرضي'),
  back: text('Money back', 'مبلغ مسترد'),
  backPending: text('on its way', 'في الطريق إليك'),
  backDone: text('sent', 'أُرسل'),
  withheld: text('Kept for rewards that were spent', 'محتجز مقابل مكافآت استُخدمت'),
}

type Method = Receipt['payments'][number]['payment_method']

/** Who takes the cash, and where. */
export const cashWords: Record<Receipt['order_type'], Text> = {
  delivery: text('Cash on delivery', 'الدفع نقدًا عند الاستلام'),
  take_away: text('Cash at the store', 'الدفع نقدًا في المتجر'),
  parcel: text('Cash to the courier', 'الدفع نقدًا لمندوب التوصيل'),
}

const methods: Record<Exclude<Method, 'cash_on_delivery'>, Text> = {
  digital_payment: text('Online payment', 'الدفع عبر الإنترنت'),
  wallet: text('Wallet', 'المحفظة'),
  offline_payment: text('Bank transfer', 'تحويل بنكي'),
}

const states: Record<Receipt['payments'][number]['payment_status'], Text> = {
  paid: text('paid', 'مدفوع'),
  unpaid: text('unpaid', 'غير مدفوع'),
}

type Remarks = Partial<Record<Receipt['order_status'], Text>>

const remarksOnItems: Remarks = {
  canceled: text('This order was canceled.', 'أُلغي هذا الطلب.'),
  failed: text('The payment of this order failed.', 'تعذّر دفع هذا الطلب.'),
  refunded: text('This order was refunded.', 'أُعيد مبلغ هذا الطلب.'),
}

/** What the order has come to, where that changes what the receipt means. */
export const remarks: Record<Receipt['order_type'], Remarks> = {
  delivery: remarksOnItems,
  take_away: remarksOnItems,
  parcel: {
    canceled: text('This parcel was canceled.', 'أُلغي هذا الطرد.'),
    failed: text('The payment for this parcel failed.', 'تعذّر الدفع لهذا الطرد.'),
    refunded: text('This parcel was refunded.', 'أُعيد مبلغ هذا الطرد.'),
  },
}

const lost = text('We lost this parcel, so it costs nothing.', 'فقدنا هذا الطرد، ولذلك لا يكلّف شيئًا.')

/** `isFile`: the page is saved, and brings its style sheet along. */
type Style = { locale: Locale; digits: number; timezone: string; isFile?: boolean }

/** A receipt to be read and printed, in one language and with a link to the other. */
export function receiptPage(receipt: Receipt, { locale, digits, timezone, isFile = false }: Style): string {
  const other = locale === 'en' ? { lang: 'ar', name: 'العربية' } : { lang: 'en', name: 'English' }
  const say = (word: Text) => escaped(word[locale])
  const money = (amount: number) =>
    `<bdi dir="ltr">${amount < 0 ? '−' : ''}${escaped(receipt.currency)} ${Math.abs(amount).toFixed(digits)}</bdi>`
  const party = (name: Text, { name: who, address, phone, ...more }: ReceiptParty | ReceiptContact) => {
    const lines = [who, address].filter(Boolean).map(auto)
    const door = 'house' in more ? doorOf(more, say) : ''
    return `<div><dt>${say(name)}</dt><dd>${[...lines, door].filter(Boolean).join('<br>')}<br><bdi dir="ltr">${escaped(phone)}</bdi></dd></div>`
  }
  const remark = receipt.lost_at ? lost : remarks[receipt.order_type][receipt.order_status]
  const placed = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(receipt.created_at))
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${say(words.title)} ${receipt.order_id}</title>
${isFile ? `<style>${receiptStyle}</style>` : '<link rel="stylesheet" href="/api/receipts.css">'}
</head>
<body>
<main>
<header>
<h1>${say(words.title)}</h1>
<p>${auto(receipt.shop.name)}<br>${auto(receipt.shop.address)}<br><bdi dir="ltr">${escaped(receipt.shop.phone)}</bdi></p>
</header>
${remark ? `<p class="remark">${say(remark)}</p>` : ''}
<dl>
<div><dt>${say(words.order)}</dt><dd><bdi>${receipt.order_id}</bdi></dd></div>
<div><dt>${say(words.placed)}</dt><dd><time datetime="${receipt.created_at}">${escaped(placed)}</time></dd></div>
${receipt.store ? party(words.store, receipt.store) : ''}${receipt.sender ? party(words.sender, receipt.sender) : ''}
${party(receipt.sender ? words.receiver : words.customer, receipt.receiver)}${weight()}
</dl>
<table>
${receipt.lines.length > 0 ? lines() : ''}
<tfoot>
${receipt.figures.map(figure).join('\n')}
<tr class="total"><th scope="row" colspan="3">${say(words.total)}</th><td>${money(receipt.total)}</td></tr>
${receipt.payments.map(payment).join('\n')}
${receipt.payment_history
  .filter(({ type }) => type !== 'paid')
  .map(repayment)
  .join('\n')}
</tfoot>
</table>
${isFile ? '' : `<a href="?lang=${other.lang}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a>`}
</main>
</body>
</html>
`

  function weight() {
    return receipt.weight
      ? `<div><dt>${say(words.weight)}</dt><dd>${receipt.weight} ${say(words.kilograms)}</dd></div>`
      : ''
  }

  /** A parcel has none. */
  function lines() {
    return `<thead>
<tr><th scope="col">${say(words.item)}</th><th scope="col">${say(words.quantity)}</th><th scope="col">${say(words.unit)}</th><th scope="col">${say(words.amount)}</th></tr>
</thead>
<tbody>
${receipt.lines.map(row).join('\n')}
</tbody>`
  }

  function row({
    name,
    quantity,
    options,
    add_ons,
    allergens,
    price,
    discount,
    amount,
  }: Receipt['lines'][number]) {
    const addOns = add_ons.map((each) => `${auto(each.name)} × ${each.quantity} ${money(each.price)}`)
    const contained = allergens ? [`${say(words.contains)} ${allergens.map(auto).join(' · ')}`] : []
    const remarks = [...options.map(auto), ...addOns, ...contained]
      .map((remark) => `<small>${remark}</small>`)
      .join('')
    const off = discount === 0 ? '' : `<small>${money(-discount)} ${say(words.off)}</small>`
    return `<tr><th scope="row">${auto(name)}${remarks}</th><td>${quantity}</td><td>${money(price)}${off}</td><td>${money(amount)}</td></tr>`
  }

  function figure({ key, name, amount }: Receipt['figures'][number]) {
    const remarks = remarksOf(receipt, key, { say, money })
      .map((remark) => `<small>${remark}</small>`)
      .join('')
    return `<tr><th scope="row" colspan="3">${auto(name)}${remarks}</th><td>${money(amount)}</td></tr>`
  }

  function wordsOf(method: Method): Text {
    return method === 'cash_on_delivery' ? cashWords[receipt.order_type] : methods[method]
  }

  function repayment({ type, payment_method, status, amount }: Receipt['payment_history'][number]) {
    if (type === 'withheld')
      return `<tr><th scope="row" colspan="3">${say(words.withheld)}</th><td>${money(amount)}</td></tr>`
    const how = `${say(wordsOf(payment_method))}, ${say(status === 'done' ? words.backDone : words.backPending)}`
    return `<tr><th scope="row" colspan="3">${say(words.back)}<small>${how}</small></th><td>${money(-amount)}</td></tr>`
  }

  function payment({ payment_method, payment_status, amount }: Receipt['payments'][number]) {
    return `<tr><th scope="row" colspan="3">${say(wordsOf(payment_method))}, ${say(states[payment_status])}</th><td>${money(amount)}</td></tr>`
  }
}

function doorOf(
  { road, house, floor }: Omit<ReceiptContact, keyof ReceiptParty>,
  say: (word: Text) => string,
) {
  const numbered = (word: Text, number: string) => number && `${say(word)} ${auto(number)}`
  const storey = /^[0٠]$/.test(floor.trim()) ? say(words.groundFloor) : numbered(words.floor, floor)
  return [numbered(words.road, road), numbered(words.house, house), storey].filter(Boolean).join(' · ')
}

/** Text of a customer or a store, which may run in either direction. */
const auto = (words: string) => `<bdi>${escaped(words)}</bdi>`

export const receiptStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f3ef, #171513); color: light-dark(#211d19, #f2ede7); }
main {
  box-sizing: border-box; max-inline-size: 44rem; margin: 5vh auto; padding: 32px 24px;
  border-radius: 20px; background: light-dark(#fff, #221f1c);
}
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0; }
.remark { margin-block: 16px; padding: 12px 16px; border: 1px solid light-dark(#877d72, #8f857a); border-radius: 8px; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 16px; margin-block: 24px; }
dt, small, thead { color: light-dark(#615950, #b3aaa0); }
dd { margin: 0; overflow-wrap: anywhere; }
small { display: block; font-weight: 400; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: start; font-weight: 400; overflow-wrap: anywhere; }
td, thead th:not(:first-child) { text-align: end; white-space: nowrap; }
th, td { padding: 8px 0 8px 8px; vertical-align: top; }
tbody tr, tfoot tr:first-child { border-block-start: 1px solid light-dark(#d9d2ca, #46403a); }
.total { font-weight: 700; border-block: 2px solid; }
.total th { font-weight: 700; }
a { display: inline-block; margin-block-start: 16px; padding-block: 8px; color: inherit; }
:focus-visible { outline: 3px solid light-dark(#1f5fbf, #8fb8ff); outline-offset: 2px; }
@media print {
  :root { color-scheme: light; font-size: 10pt; }
  body { background: none; }
  main { margin: 0; padding: 0; max-inline-size: none; }
  a { display: none; }
  tr { break-inside: avoid; }
}
`
