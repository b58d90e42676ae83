import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, for parts whose elements differ by width. The server knows no width, so parts that it
 * prerenders differ by styles alone.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Below the breakpoint `sm`. */
export const useIsPhone = (): boolean => useMedia('(width < 600px)')

/** From the breakpoint `wide` on, where there is room beside the content. */
export const useIsWide = (): boolean => useMedia('(width >= 1440px)')
