import { Check, Share2 } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { useShare } from '#src/shared/sharing/use-share.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

/** Hands the address of this page on. */
export function ShareButton({ name }: { name: string }) {
  const { stores } = useWords()
  const { isCopied, share } = useShare(stores.notShared())
  return (
    <>
      <IconButton
        variant="soft"
        aria-label={stores.share()}
        onClick={() => share({ title: name, url: window.location.href })}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      </IconButton>
      <LiveRegion>{isCopied ? stores.linkCopied() : ''}</LiveRegion>
    </>
  )
}
