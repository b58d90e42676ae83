import '#theme/late.css'
import { Slider } from '@ark-ui/react/slider'
import { useId, useRef } from 'react'
import { cx } from '#styled/css/index.js'
import { slider } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Range = readonly [from: number, to: number]

export type RangeSliderProps = {
  /** What the handles are called. */
  labels: readonly [from: string, to: string]
  min: number
  max: number
  /** How near the handles may come to each other. */
  gap: number
  value: Range
  /** While a handle is moved. */
  onMove: (value: Range) => void
  /** Once it was let go. */
  onSettle: (value: Range) => void
  /** How a value is said. */
  textOf: (value: number) => string
  className?: string
}

/** A range between two handles; there is nothing to move between two that are one. */
export function RangeSlider({
  labels,
  min,
  max,
  gap,
  value,
  onMove,
  onSettle,
  textOf,
  className,
}: RangeSliderProps) {
  const styles = slider()
  const id = useId()
  const moved = useRef<Range>(null)
  const isFixed = value[0] === value[1]
  return (
    <ArkLocale>
      {labels.map((label, at) => (
        <VisuallyHidden key={label} id={`${id}-${at}`} aria-hidden="true">
          {label}
        </VisuallyHidden>
      ))}
      <Slider.Root
        className={cx(styles.root, className)}
        aria-labelledby={labels.map((_, at) => `${id}-${at}`)}
        min={min}
        max={max}
        largeStep={Math.max(1, (max - min) / 100)}
        minStepsBetweenThumbs={isFixed ? 0 : gap}
        disabled={isFixed}
        thumbAlignment="center"
        getAriaValueText={(details) => textOf(details.value)}
        value={[...value]}
        onValueChange={(details) => {
          moved.current = rangeOf(details.value)
          onMove(moved.current)
        }}
        onValueChangeEnd={() => {
          if (moved.current) onSettle(moved.current)
          moved.current = null
        }}
      >
        <Slider.Control className={styles.control}>
          <Slider.Track className={styles.track}>
            <Slider.Range className={styles.range} />
          </Slider.Track>
          <Slider.Thumb index={0} className={styles.thumb} />
          <Slider.Thumb index={1} className={styles.thumb} />
        </Slider.Control>
      </Slider.Root>
    </ArkLocale>
  )
}

const rangeOf = (values: readonly number[]): Range => [values[0]!, values[1]!]
