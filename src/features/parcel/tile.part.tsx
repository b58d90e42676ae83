import { type ReactNode, useId } from 'react'
import { css } from '#styled/css/index.js'

type Props = { name: string; checked: boolean; onChoose: () => void; children: ReactNode }

/** One of several pictures to choose from, on the browser's own radio button. */
export function Tile({ name, checked, onChoose, children }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className={tile}>
      <input id={id} type="radio" name={name} checked={checked} onChange={onChoose} className={whole} />
      {children}
    </label>
  )
}

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  minWidth: '0',
  cursor: 'pointer',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  '&:has(input:checked)': { bg: 'accent.soft', borderColor: 'accent.edge' },
  '&:has(input:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '[2px]' },
  _hover: { borderColor: 'accent.edge' },
})

// The radio button is the whole tile, and its look is the tile's.
const whole = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '[0]',
  cursor: 'pointer',
})

export const tiles = {
  kinds: css({
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))]',
  }),
  sizes: css({
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 12rem), 1fr))]',
  }),
}
