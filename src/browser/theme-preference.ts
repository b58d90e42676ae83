import type { AppStorage } from './storage.ts'

export type ThemePreference = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

/**
 * The customer's choice of theme, kept among the settings and worn by the root element as `data-theme`; without the
 * attribute the page follows the system. `public/boot.js` puts it on before the first paint.
 */
export function createThemePreference(window: Window, storage: AppStorage) {
  const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

  const read = (): ThemePreference => storage.read('settings')?.theme ?? 'system'

  const theme = (): Theme => {
    const preference = read()
    if (preference !== 'system') return preference
    return systemIsDark().matches ? 'dark' : 'light'
  }

  const apply = () => {
    const { dataset } = window.document.documentElement
    const preference = read()
    if (preference === 'system') delete dataset.theme
    else dataset.theme = preference
  }

  return {
    read,
    /** The theme that is worn: the preference, with `system` answered. */
    theme,
    write(preference: ThemePreference) {
      storage.write('settings', { ...storage.read('settings'), theme: preference })
      apply()
    },
    /** Follows the system and other tabs, keeping the root element dressed; answers how to stop. */
    subscribe(listener: () => void): () => void {
      const changed = () => {
        apply()
        listener()
      }
      const system = systemIsDark()
      system.addEventListener('change', changed)
      const stop = storage.subscribe('settings', changed)
      return () => {
        system.removeEventListener('change', changed)
        stop()
      }
    },
  }
}
