import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

type Props = {
  label: string
  /** On phones the chips stand in one row that is swiped. */
  isSwiped?: boolean
  className?: string
  children: ReactNode
}

/** Chips that answer one question, in rows; a label that is longer than a row wraps. */
export const ChipGroup = ({ label, isSwiped, className, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: chips wrap in a row, which a fieldset cannot do everywhere
  <div role="group" aria-label={label} className={cx(row, className)} data-swiped={isSwiped}>
    {children}
  </div>
)

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > *': { whiteSpace: 'normal' },
  '&[data-swiped]': {
    smDown: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      marginInline: '-4',
      paddingInline: '4',
      // What a chip can be pressed by reaches beyond its edge.
      marginBlock: '[-5px]',
      paddingBlock: '[5px]',
      '& > *': { whiteSpace: 'nowrap', maxWidth: '[none]' },
    },
  },
})
