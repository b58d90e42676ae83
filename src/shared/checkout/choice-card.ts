import { css } from '#styled/css/index.js'

/** A card of the form; `data-selected` shows that the order uses it. */
export const choiceCard = css({
  display: 'flex',
  gap: '3',
  padding: '3',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  '&[data-selected]': { bg: 'accent.soft', borderColor: 'accent.edge' },
})
