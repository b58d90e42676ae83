import type { AppStorage } from './storage.ts'

export type ThemePreference = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

/**
 * The customer's choice of theme, kept among the settings and worn by the root element as `data-theme`; without the
 * attribute the page follows the system. `public/boot.js` puts it on before the first paint.
 */
export function createThemePreference(window: Window, storage: AppStorage) {
  const listeners = new Set<() => void>()
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
    /**
     * Tells who listens at once, so that what was pressed shows it, and dresses the page after that frame: a slow phone is
     * at it for half a second.
     */
    write(preference: ThemePreference) {
      storage.write('settings', { ...storage.read('settings'), theme: preference })
      for (const listener of listeners) listener()
      window.requestAnimationFrame(() => window.setTimeout(apply))
    },
    /**
     * Follows changes of the setting here and in other tabs and of the system's theme, and keeps the root element's
     * theme up to date; returns how to stop.
     */
    subscribe(listener: () => void): () => void {
      const changed = () => {
        apply()
        listener()
      }
      const system = systemIsDark()
      listeners.add(listener)
      system.addEventListener('change', changed)
      const stop = storage.subscribe('settings', changed)
      return () => {
        listeners.delete(listener)
        system.removeEventListener('change', changed)
        stop()
      }
    },
  }
}
