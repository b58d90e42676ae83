import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { locales } from '#i18n/locale.ts'
import { useConfig } from '#src/core/config.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useModule, useToken } from '#src/core/where.ts'
import { SETTINGS } from '#src/navigation/account-path.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { isOffered, profilePages } from '#src/navigation/profile-pages.ts'
import { customerQuery } from './account.queries.ts'
import { CustomerHead, GuestHead } from './account-head.part.tsx'
import { SettingsView } from './settings.view.tsx'

/** `/profile?page=settings`: for customers and guests. */
function SettingsScreen() {
  const token = useToken()
  return token === null ? <GuestSettings /> : <CustomerSettings token={token} />
}

function CustomerSettings({ token }: { token: string }) {
  const config = useConfig()
  const { api } = useShop()
  const { data: customer } = useSuspenseQuery(customerQuery(api, token))
  const modules = useQuery(modulesQuery(api))
  const module = useModule()
  const chosen = modules.data?.find(({ id }) => id === module?.id)
  return (
    <SettingsView
      {...useDevice()}
      head={<CustomerHead customer={customer} config={config} />}
      pages={profilePages.filter((page) => page !== 'settings' && isOffered(page, config))}
      isCustomer
      // The parcel module has no categories.
      interestsIn={chosen?.module_type === 'parcel' ? undefined : chosen?.module_name}
    />
  )
}

const GuestSettings = () => (
  <SettingsView {...useDevice()} head={<GuestHead next={SETTINGS} />} pages={[]} isCustomer={false} />
)

/** The settings of the device, the same for every customer and guest on it. */
function useDevice() {
  const words = useWords()
  const { theme } = useShop()
  const locale = useLocale()
  const other = locales.find((candidate) => candidate !== locale) ?? locale
  return {
    theme: useSyncExternalStore(theme.subscribe, theme.read, () => 'system' as const),
    onTheme: theme.write,
    language: words.languages[locale](),
    onLanguage: () => openOverlay({ name: 'language', locale: other }),
    onLogout: () => openOverlay({ name: 'sign-out' }),
  }
}

export { SettingsScreen as Screen }
