import { Check, Share2 } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Receipt } from '#openapi/generated/client.ts'
import { useShare } from '#src/shared/sharing/use-share.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { splitText } from './split-text.ts'
import type { SplitFlow } from './use-split.ts'

/** Shares the split as a text: through the device's share sheet, else through the clipboard. */
export function ShareSplit({ receipt, split: { split } }: { receipt: Receipt; split: SplitFlow }) {
  const { receipts } = useWords().afterOrder
  const { money } = useFormats()
  const texts = receipts.split
  const { isCopied, share } = useShare(texts.notShared())
  const title = receipts.number({ id: receipt.order_id })
  return (
    <>
      <Button
        size="lg"
        onClick={() => share({ title, text: splitText({ title, receipt, split, texts, money }) })}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        {isCopied ? texts.copied() : texts.share()}
      </Button>
      <LiveRegion>{isCopied ? texts.copied() : ''}</LiveRegion>
    </>
  )
}
