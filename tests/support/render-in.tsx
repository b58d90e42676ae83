import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import { I18n } from '#i18n/i18n.tsx'
import type { Locale } from '#i18n/locale.ts'

const dollars = { symbol: '$', side: 'left', digits: 2 } as const

/** Renders a part or a view in a language, with the words of these namespaces loaded and prices in dollars. */
export async function renderIn(locale: Locale, view: ReactNode, namespaces: readonly Namespace[] = []) {
  await lazyNamespaces(locale, ['news', 'refusals', ...namespaces])
  const within = (inner: ReactNode) => (
    <I18n locale={locale} currency={dollars} timeZone="UTC">
      {inner}
    </I18n>
  )
  const { rerender, ...rest } = render(within(view))
  return { ...rest, rerender: (next: ReactNode) => rerender(within(next)) }
}
