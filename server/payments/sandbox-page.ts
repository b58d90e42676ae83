import type { Text } from '#server/db/shapes.ts'
import type { Locale } from '#server/rules/text.ts'
import { type SandboxAnswer, sandboxAnswers } from './sandbox.ts'

/** Nothing but its own style sheet, and a form that comes back here. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const text = (en: string, ar: string): Text => ({ en, ar })

const words = {
  title: text('Test payment', 'دفع تجريبي'),
  note: text(
    'No money is charged here. Choose how the payment gateway responds.',
    'لن يُخصم أي مبلغ هنا. اختر رد بوابة الدفع.',
  ),
  order: text('Order', 'الطلب'),
  wallet: text('Wallet', 'المحفظة'),
  amount: text('Amount', 'المبلغ'),
}

const answers: Record<SandboxAnswer, Text> = {
  pay: text('Pay', 'ادفع'),
  fail: text('Fail the payment', 'إفشال الدفع'),
  cancel: text('Cancel and go back', 'ألغِ وارجع'),
  late: text('Pay, but confirm late', 'ادفع، لكن بتأكيد متأخر'),
  twice: text('Pay, and confirm twice', 'ادفع، بتأكيد مرتين'),
}

/** Every value is the shop's own; nothing a customer wrote is shown. */
type Shown = { order_id: number | null; amount: string }

export const sandboxPage = (locale: Locale, { order_id, amount }: Shown) => {
  const other = locale === 'en' ? { lang: 'ar', name: 'العربية' } : { lang: 'en', name: 'English' }
  const buttons = sandboxAnswers.map(
    (answer) => `<button name="answer" value="${answer}">${answers[answer][locale]}</button>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title[locale]}</title>
<link rel="stylesheet" href="../sandbox.css">
</head>
<body>
<main>
<h1>${words.title[locale]}</h1>
<p>${words.note[locale]}</p>
<dl>
${order_id === null ? '' : `<dt>${words.order[locale]}</dt><dd><bdi>${order_id}</bdi></dd>\n`}<dt>${words[order_id === null ? 'wallet' : 'amount'][locale]}</dt><dd><bdi dir="ltr">${amount}</bdi></dd>
</dl>
<form method="post">
${buttons.join('\n')}
</form>
<a href="?lang=${other.lang}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a>
</main>
</body>
</html>
`
}

export const sandboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f3ef, #171513); color: light-dark(#211d19, #f2ede7); }
main {
  box-sizing: border-box; max-inline-size: 26rem; margin: 8vh auto 0; padding: 32px 24px;
  border-radius: 20px; background: light-dark(#fff, #221f1c);
}
h1 { margin: 0; font-size: 1.375rem; line-height: 1.2; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: light-dark(#615950, #b3aaa0); }
dd { margin: 0; text-align: end; font-weight: 650; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 8px; }
button {
  min-block-size: 44px; border: 1px solid light-dark(#877d72, #8f857a); border-radius: 8px;
  background: none; color: inherit; font: inherit; cursor: pointer;
}
button:first-child { border-color: transparent; background: light-dark(#b3321f, #ff9b85); color: light-dark(#fff, #2a0f09); }
a { display: inline-block; margin-block-start: 16px; padding-block: 8px; color: inherit; }
:focus-visible { outline: 3px solid light-dark(#1f5fbf, #8fb8ff); outline-offset: 2px; }
`
