import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { I18n } from '#i18n/i18n.tsx'
import type { Locale } from '#i18n/locale.ts'
import { useConfig } from '#src/core/config.ts'
import { Opening } from '#src/core/opening.part.tsx'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import { ErrorBoundary } from './error-boundary.part.tsx'
import { Shell } from './shell/shell.part.tsx'

/** The whole storefront around its shop: words, reads, walls against errors, shell. */
export function App({ shop, queries, locale }: { shop: Shop; queries: QueryClient; locale: Locale }) {
  return (
    <StrictMode>
      <ShopContext value={shop}>
        <QueryClientProvider client={queries}>
          <I18n locale={locale}>
            <ErrorBoundary>
              <Suspense fallback={<Opening />}>
                <Business locale={locale} />
              </Suspense>
            </ErrorBoundary>
          </I18n>
        </QueryClientProvider>
      </ShopContext>
    </StrictMode>
  )
}

/** Below it the business is known: how money is written, which doors are open. */
function Business({ locale }: { locale: Locale }) {
  const config = useConfig()
  const currency = {
    symbol: config.currency_symbol,
    digits: config.digit_after_decimal_point,
  }
  return (
    <I18n locale={locale} currency={currency} timeZone={config.timezone}>
      <Shell />
    </I18n>
  )
}
