/** Arabic letters reach below the line that cuts them; what is given here is taken back by the margin. */
const tails = { '&:lang(ar)': { paddingBlockEnd: '0.2em', marginBlockEnd: '-0.2em' } }

/** Text that ends in dots where its room ends, on one line or after some. */
export const cutText = {
  truncate: {
    className: 'trunc',
    values: { type: 'boolean' },
    transform: (on: boolean) =>
      on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...tails } : {},
  },
  lineClamp: {
    className: 'lc',
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical' as const,
      ...tails,
    }),
  },
}
