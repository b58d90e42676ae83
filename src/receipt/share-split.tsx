import { Check, Share2 } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Receipt } from '#openapi/generated/client.ts'
import { useShare } from '#src/shop/use-share.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { splitText } from './split-text.ts'
import type { SplitFlow } from './use-split.ts'

/** Hands the split on as a text, to whatever the device shares with. */
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
