import '#theme/late.css'
import { type ReactNode, useId } from 'react'
import { cx } from '#styled/css/index.js'
import { type SegmentGroupVariantProps, segmentGroup } from '#styled/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Segment = { value: string; label: ReactNode; disabled?: boolean }

export type SegmentGroupProps = SegmentGroupVariantProps & {
  label: string
  segments: readonly Segment[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Two to four ways to see the same thing, on native radio buttons. */
export function SegmentGroup({ label, segments, value, onChange, full, className }: SegmentGroupProps) {
  const styles = segmentGroup({ full })
  const name = useId()
  return (
    <fieldset className={cx(styles.root, className)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.item}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            disabled={segment.disabled}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
