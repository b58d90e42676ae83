import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { isSplittable } from '#machines/rules/split-receipt.ts'
import type { Receipt } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { ReceiptView } from './receipt.view.tsx'
import { ShareSplit } from './share-split.part.tsx'
import { SplitView } from './split.view.tsx'
import { useSplit } from './use-split.ts'

type Props = Pick<DialogProps, 'onClose' | 'finalFocus'> & {
  receipt: Receipt
  isSaving: boolean
  onSave: () => void
  onPrint: () => void
}

/** The receipt and its split, which keeps what was entered while the customer looks at the receipt. */
export function ReceiptDialog({ receipt, isSaving, onSave, onPrint, ...dialog }: Props) {
  const { receipts } = useWords().afterOrder
  const [part, setPart] = useState<'receipt' | 'split'>('receipt')
  const split = useSplit(receipt)
  return (
    <Dialog
      open
      size="lg"
      tall
      title={receipts.title()}
      {...dialog}
      footer={
        part === 'split' ? (
          <ShareSplit receipt={receipt} split={split} />
        ) : (
          <>
            <Button variant="outline" onClick={onPrint}>
              <Printer aria-hidden="true" />
              {receipts.print()}
            </Button>
            <Button busy={isSaving} onClick={onSave}>
              <Download aria-hidden="true" />
              {receipts.save()}
            </Button>
          </>
        )
      }
    >
      {isSplittable(receipt) && (
        <SegmentGroup
          full
          className={parts}
          label={receipts.parts()}
          segments={[
            { value: 'receipt', label: receipts.title() },
            { value: 'split', label: receipts.split.action() },
          ]}
          value={part}
          onChange={(value) => setPart(value as typeof part)}
        />
      )}
      {part === 'split' ? <SplitView receipt={receipt} {...split} /> : <ReceiptView receipt={receipt} />}
    </Dialog>
  )
}

const parts = css({ marginBlockEnd: '5', _print: { display: 'none' } })
