import { useMedia } from '#ui/use-media.ts'

/** Below the breakpoint `md`, where the summary of checkout is not beside the form. */
export const useIsOneColumn = (): boolean => useMedia('(width < 900px)')
