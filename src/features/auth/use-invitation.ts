import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { readTab, writeTab } from '#browser/tab-storage.ts'

/**
 * The code of a referral link, or empty. The tab keeps it: a visitor looks at the shop first, and signs up later from a page
 * whose address has no code.
 */
export function useInvitation(): string {
  const linked = new URLSearchParams(useSearch()).get('code')?.trim() ?? ''
  useEffect(() => {
    if (linked !== '') writeTab(window, 'invitation', linked)
  }, [linked])
  return linked || (readTab(window, 'invitation') ?? '')
}
