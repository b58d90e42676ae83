/** Room for what hangs below a line, the dots of a final yāʼ before all: cut off, it is another letter. */
const room = { paddingBlockEnd: '0.2em', marginBlockEnd: '-0.2em' }

/** Text that is cut where its room ends, as in Panda's base, but not along its lower edge. */
export const cutText = {
  truncate: {
    className: 'trunc',
    values: { type: 'boolean' as const },
    transform: (isCut: boolean) =>
      isCut ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' as const, ...room } : {},
  },
  lineClamp: {
    className: 'lc',
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical' as const,
      ...room,
    }),
  },
}
