import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** Chips that answer one question, in rows; a label that is longer than a row wraps. */
export const ChipGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: chips wrap in a row, which a fieldset cannot do everywhere
  <div role="group" aria-label={label} className={row}>
    {children}
  </div>
)

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { whiteSpace: 'normal' } })
