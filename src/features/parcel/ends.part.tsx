import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type ParcelSide, parcelSides, swapped } from '#machines/rules/parcel-form.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { EndCard } from './end-card.part.tsx'
import type { ParcelPartProps } from './parcel-props.ts'

type Props = ParcelPartProps & {
  onPick: (side: ParcelSide, search: boolean) => void
}

/** Sender and receiver; one press swaps them with everything that was said of them. */
export function Ends({ onPick, ...part }: Props) {
  const { ends: texts } = useWords().sendParcel
  const [swaps, setSwaps] = useState(0)
  const [sender, receiver] = parcelSides.map((side) => (
    <EndCard key={side} {...part} side={side} onPick={onPick} />
  ))
  return (
    <div className={column}>
      {sender}
      <Button
        variant="outline"
        className={middle}
        onClick={() => {
          setSwaps(swaps + 1)
          part.change(swapped(part.draft))
        }}
      >
        <ArrowUpDown aria-hidden="true" />
        {texts.swap()}
      </Button>
      {receiver}
      <LiveRegion>{swaps > 0 && <span key={swaps}>{texts.swapped()}</span>}</LiveRegion>
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const middle = css({ alignSelf: 'center', marginBlock: '-1' })
