import type { Text } from '#server/db/shapes.ts'
import type { Locale } from '#server/rules/text.ts'
import { type SandboxAnswer, sandboxAnswers } from './sandbox.ts'

/** Nothing but its own style sheet, and a form that comes back here. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const text = (en: string, ar: string): Text => ({ en, ar })

const words = {
  title: text('Test payment', 'دفع تجريبي'),
  hint: text(
    'No money is charged here. Choose a card to see what the shop does with its answer.',
    'لن يُخصم أي مبلغ هنا. اختر بطاقة لترى كيف يتعامل المتجر مع ردّها.',
  ),
  order: text('Order', 'الطلب'),
  wallet: text('Wallet', 'المحفظة'),
  amount: text('Amount', 'المبلغ'),
  cards: text('Test cards', 'بطاقات تجريبية'),
  lost: text('Payment complete', 'تم الدفع'),
  lostHint: text(
    'This card never returns to the shop. Close this tab: the shop hears of the payment by itself.',
    'هذه البطاقة لا تعود إلى المتجر. أغلق هذه الصفحة، وسيصل خبر الدفع إلى المتجر تلقائيًا.',
  ),
}

/** Answers by the last digits of the card; leaving without paying has no card. */
const answers: Record<SandboxAnswer, { card?: string; title: Text; hint?: Text }> = {
  pay: { card: '4242', title: text('Pays', 'تدفع') },
  insufficient_funds: { card: '9995', title: text('Not enough money', 'الرصيد غير كافٍ') },
  bank_refused: { card: '0002', title: text('Refused by the bank', 'يرفضها البنك') },
  confirmation_failed: {
    card: '3220',
    title: text('Confirmation fails', 'يفشل التأكيد'),
    hint: text('The bank asks for a code that never comes.', 'يطلب البنك رمزًا لا يصل.'),
  },
  technical: { card: '0119', title: text('Technical error', 'خطأ تقني') },
  expired: { card: '0069', title: text('Page expires', 'تنتهي صلاحية الصفحة') },
  late: {
    card: '1000',
    title: text('Pays, confirmed later', 'تدفع، ويتأخر التأكيد'),
    hint: text('The shop hears of it after 20 seconds.', 'يصل الخبر إلى المتجر بعد 20 ثانية.'),
  },
  late_refused: {
    card: '1001',
    title: text('Refused later', 'تُرفض لاحقًا'),
    hint: text('The shop hears of it after 20 seconds.', 'يصل الخبر إلى المتجر بعد 20 ثانية.'),
  },
  twice: {
    card: '2222',
    title: text('Pays, confirmed twice', 'تدفع، ويصل التأكيد مرتين'),
  },
  lost: {
    card: '7777',
    title: text('Pays, never returns', 'تدفع ولا تعود'),
    hint: text('As if you closed the tab.', 'كما لو أغلقت الصفحة.'),
  },
  cancel: { title: text('Cancel and go back', 'إلغاء والعودة') },
}

/** Every value is the shop's own; nothing a customer wrote is shown. */
type Shown = { order_id: number | null; amount: string }

/** Where the gateway's answer is chosen. */
export const sandboxPage = (locale: Locale, { order_id, amount }: Shown) => {
  const other = locale === 'en' ? { lang: 'ar', name: 'العربية' } : { lang: 'en', name: 'English' }
  return document(
    locale,
    words.title,
    `<p>${words.hint[locale]}</p>
<dl>
${order_id === null ? '' : `<dt>${words.order[locale]}</dt><dd><bdi>${order_id}</bdi></dd>\n`}<dt>${words[order_id === null ? 'wallet' : 'amount'][locale]}</dt><dd class="amount"><bdi dir="ltr">${amount}</bdi></dd>
</dl>
<h2 id="cards">${words.cards[locale]}</h2>
<form method="post" aria-labelledby="cards">
${sandboxAnswers.map((answer) => button(answer, locale)).join('\n')}
</form>
<a href="?lang=${other.lang}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a>`,
  )
}

/** Where the browser stays when the gateway does not send it back. */
export const sandboxLostPage = (locale: Locale) =>
  document(locale, words.lost, `<p>${words.lostHint[locale]}</p>`)

function button(answer: SandboxAnswer, locale: Locale): string {
  const { card, title, hint } = answers[answer]
  const number = card ? `<bdi class="card" dir="ltr" aria-hidden="true">•••• ${card}</bdi>` : ''
  const more = hint ? `<small>${hint[locale]}</small>` : ''
  return `<button name="answer" value="${answer}"${card ? '' : ' class="cancel"'}>${number}<span>${title[locale]}${more}</span></button>`
}

const document = (locale: Locale, title: Text, content: string) => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title[locale]}</title>
<link rel="stylesheet" href="../sandbox.css">
</head>
<body>
<main>
<h1>${title[locale]}</h1>
${content}
</main>
</body>
</html>
`

export const sandboxStyle = `:root {
  color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif;
  --page: light-dark(#f6f3ef, #171513); --sheet: light-dark(#fff, #221f1c); --ink: light-dark(#211d19, #f2ede7);
  --soft: light-dark(#615950, #b3aaa0); --line: light-dark(#d9d2ca, #4a443e); --accent: light-dark(#b3321f, #ff9b85);
}
body { margin: 0; background: var(--page); color: var(--ink); }
main {
  box-sizing: border-box; max-inline-size: 28rem; margin: clamp(0px, 6vh, 64px) auto; padding: 32px 24px;
  border-radius: 20px; background: var(--sheet);
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0 0 8px; font-size: 1rem; }
dl {
  display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; padding: 12px 16px;
  border-radius: 12px; background: var(--page);
}
dt, small { color: var(--soft); }
dd { margin: 0; text-align: end; font-weight: 650; font-variant-numeric: tabular-nums; }
.amount { font-size: 1.25rem; }
form { display: grid; gap: 8px; }
button {
  display: flex; align-items: center; gap: 12px; min-block-size: 48px; padding: 8px 16px;
  border: 1px solid var(--line); border-radius: 12px; background: none; color: inherit;
  font: inherit; text-align: start; cursor: pointer;
}
button:hover { border-color: var(--accent); }
.card {
  flex: none; padding: 2px 8px; border-radius: 6px; background: var(--page);
  font-size: 0.875rem; font-variant-numeric: tabular-nums;
}
small { display: block; font-size: 0.8125rem; }
.cancel { justify-content: center; margin-block-start: 8px; border-color: transparent; color: var(--accent); }
a { display: inline-block; margin-block-start: 16px; padding-block: 12px; color: inherit; }
:focus-visible { outline: 3px solid light-dark(#1f5fbf, #8fb8ff); outline-offset: 2px; }
@media (max-width: 30rem) { main { margin: 0; border-radius: 0; min-block-size: 100vh; } }
`
