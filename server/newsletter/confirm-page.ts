import type { Text } from '#server/db/shapes.ts'
import { escaped } from '#server/rules/escaped.ts'
import type { Locale } from '#server/rules/text.ts'

/** Its own style sheet, and a form that sends to its own address. */
export const confirmPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const confirmStyle = `:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui;margin:4rem auto;max-width:32rem;padding:0 1rem;text-align:center}
button{font:inherit;padding:.75rem 1.5rem}`

export type ConfirmStep = 'question' | 'subscribed' | 'expired'

const titles: Record<ConfirmStep, Text> = {
  question: { en: 'Confirm your subscription', ar: 'تأكيد الاشتراك' },
  subscribed: { en: 'You are subscribed', ar: 'تم تأكيد اشتراكك' },
  expired: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
}

const hints: Record<ConfirmStep, Text> = {
  question: {
    en: 'Would you like to receive our newsletter at this email address?',
    ar: 'هل تودّ استلام نشرتنا على هذا البريد الإلكتروني؟',
  },
  subscribed: { en: 'Our next newsletter will reach you.', ar: 'ستصلك نشرتنا القادمة.' },
  expired: {
    en: 'It was used already, or it is older than three days. You can subscribe again in the shop.',
    ar: 'استُخدم هذا الرابط من قبل، أو مضى عليه أكثر من ثلاثة أيام. يمكنك الاشتراك من جديد في المتجر.',
  },
}

const button: Text = { en: 'Subscribe', ar: 'اشتراك' }

/** Asks first: programs that check mail open its links, but press no button. */
export const confirmPage = (step: ConfirmStep, locale: Locale): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(titles[step][locale])}</title>
<link rel="stylesheet" href="/api/newsletter.css">
<main>
<h1>${escaped(titles[step][locale])}</h1>
<p>${escaped(hints[step][locale])}</p>
${step === 'question' ? `<form method="post"><button>${escaped(button[locale])}</button></form>` : ''}
</main>
</html>
`
