/** Grounds that repeat: a hairline panel, a quiet panel, something that floats, a picture's frame, a picture in the dark, and a bar below the header. */
export const layerStyles = {
  panel: {
    value: {
      bg: 'bg.surface',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      borderRadius: 'md',
    },
  },
  quiet: { value: { bg: 'bg.subtle', borderRadius: 'md' } },
  floating: {
    value: {
      bg: 'bg.raised',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      borderRadius: 'md',
      boxShadow: 'lifted',
    },
  },
  // The bar stays in sight over the content that scrolls below it; shadows of that content reach out of the page's
  // width.
  bar: {
    value: {
      position: 'sticky',
      insetBlockStart: { base: '{sizes.headerNarrow}', lg: '{sizes.headerWide}' },
      zIndex: 'sticky',
      marginInline: { base: '-16px', md: '0' },
      paddingInline: { base: '4', md: '0' },
      bg: 'bg.canvas',
      borderBlockEndWidth: 'hairline',
      borderBlockEndStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: { md: '-24px 0 {colors.bg.canvas}, 24px 0 {colors.bg.canvas}' },
    },
  },
  // In the dark all scenes are equally calm; they stay light enough for dark words. A cut-out, which has a hue, stands on a
  // ground that is dark then.
  art: {
    value: {
      bg: 'bg.subtle',
      '&:not([style*=--hue])': { filter: { _dark: 'brightness(0.8) saturate(1.15)' } },
      '&[style*=--hue]': {
        background: {
          base: 'radial-gradient(at 50% 38%, hsl(var(--hue) 68% 96%), hsl(var(--hue) 62% 87%))',
          _dark: 'radial-gradient(at 50% 38%, hsl(var(--hue) 26% 27%), hsl(var(--hue) 30% 16%))',
        },
      },
    },
  },
  /** A price, and a discount at the other end: only large text needs two lines. */
  priceLine: {
    value: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      '@container (max-width: 9rem)': { flexWrap: 'wrap' },
    },
  },
  /** What lies on the picture of an item stands `--edge` from its edges. */
  itemPicture: {
    value: {
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 'md',
      '--edge': '{spacing.2}',
      '&[data-small]': { '--edge': '{spacing.1}' },
      '& img': {
        transitionProperty: 'scale',
        transitionDuration: 'enter',
        '@media (hover: hover)': { 'article:hover &': { scale: '1.04' } },
      },
    },
  },
  /** The discount in the corner of a picture; a special offer's fills the corner. */
  cornerBadge: {
    value: {
      position: 'absolute',
      insetBlockStart: 'var(--edge)',
      insetInlineStart: 'var(--edge)',
      maxWidth: 'full',
      '[data-special] &': {
        insetBlockStart: '0',
        insetInlineStart: '0',
        '& > *': {
          minHeight: '8',
          px: '3',
          textStyle: 'bodyStrong',
          borderRadius: '0',
          borderEndEndRadius: 'md',
        },
      },
    },
  },
  frame: { value: { bg: 'bg.subtle', borderRadius: 'md', overflow: 'hidden' } },
}
