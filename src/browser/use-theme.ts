import { useSyncExternalStore } from 'react'
import type { Theme } from './theme-preference.ts'

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (listener: () => void) => {
  const root = new MutationObserver(listener)
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = darkSystem()
  system.addEventListener('change', listener)
  return () => {
    root.disconnect()
    system.removeEventListener('change', listener)
  }
}

const read = (): Theme => {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return darkSystem().matches ? 'dark' : 'light'
}

/** The theme the page wears now: for what CSS cannot colour, such as a drawn map. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'light')
