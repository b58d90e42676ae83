import '#theme/late.css'
import { useId } from 'react'
import { css, cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/index.js'
import { Repeat } from './repeat.tsx'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Choice = { value: string; label: string }

/** A row of tabs over one list that is filtered: one is always chosen, the row scrolls when it is wider than the page. */
export function ChoiceTabs({
  label,
  choices,
  value,
  onChange,
  className,
}: {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  className?: string
}) {
  const styles = tabs()
  const name = useId()
  return (
    <fieldset className={cx(frame, className)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={cx(styles.list, row)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(styles.trigger, tab)}
            data-selected={choice.value === value || undefined}
          >
            <input
              type="radio"
              className={input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={(event) => {
                const chosen = event.currentTarget.closest('label')
                chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center', behavior: 'smooth' })
                onChange(choice.value)
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** As high as the tabs, so that what they are over does not move when they come. */
export function ChoiceTabsSkeleton({ className, times = 4 }: { className?: string; times?: number }) {
  const styles = tabs()
  return (
    <div className={cx(styles.list, className)}>
      <Repeat times={times}>
        <span className={styles.trigger}>
          <Skeleton shape="line" width="64px" />
        </span>
      </Repeat>
    </div>
  )
}

const frame = css({ minWidth: '0' })
const row = css({ scrollbarWidth: '[none]', overscrollBehaviorX: 'contain' })
const tab = css({
  position: 'relative',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:has(:focus-visible)': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '[-2px]',
    borderRadius: 'xs',
  },
})
const input = css({
  position: 'absolute',
  inset: '0',
  opacity: 'none',
  cursor: 'inherit',
  outline: '[none !important]',
})
