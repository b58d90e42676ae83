/**
 * Room for what stands out of a line: the tanwīn over its letters, and the dots below a final yāʼ, which without them is
 * another letter.
 */
const room = { paddingBlock: '0.2em', marginBlock: '-0.2em' }

/** Text that is cut where its room ends, as in Panda's base, but not along its edges. */
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
