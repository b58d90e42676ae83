import type { KeyboardEvent } from 'react'

/** Only what can be done now is in the order of the tab key; everything else is told beside the chart as well. */
export const pressable = (press: (() => void) | undefined, isNext = false, isExpanded?: boolean) =>
  press
    ? {
        role: 'button',
        'aria-expanded': isExpanded,
        tabIndex: isNext ? 0 : -1,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press()
        },
      }
    : {}
