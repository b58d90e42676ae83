import { css } from '#styled/css/index.js'

/** A number on the corner of a button whose name says it too; nothing while there is nothing. */
export const CountBadge = ({ count, testId }: { count: number; testId?: string }) =>
  count > 0 ? (
    <span className={badge} aria-hidden="true" data-testid={testId}>
      {count > 99 ? '99+' : count}
    </span>
  ) : null

const badge = css({
  position: 'absolute',
  insetBlockStart: '0.5',
  // On the corner of the icon in the middle; a longer number grows away from it.
  insetInlineStart: '[calc(50% + 3px)]',
  display: 'grid',
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  px: '1',
  textStyle: 'captionStrong',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'full',
})
