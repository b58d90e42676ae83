import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createStorage } from '#browser/storage.ts'
import { createThemePreference } from '#browser/theme-preference.ts'

const preference = createThemePreference(window, createStorage(window))

/** Changes between day and night: the shop and its gallery share the choice. */
export function ThemeButton() {
  const theme = useSyncExternalStore(preference.subscribe, preference.theme)
  const isDark = theme === 'dark'
  return (
    <button
      type="button"
      className="icon"
      aria-label={isDark ? 'Show it by day' : 'Show it by night'}
      onClick={() => preference.write(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </button>
  )
}
