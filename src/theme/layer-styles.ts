/** Grounds that repeat: a hairline panel, a quiet panel, something that floats, a picture's frame, and a bar below the header. */
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
  // It stays in sight over what is read below it, whose shadows reach out of the page's width.
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
  frame: { value: { bg: 'bg.subtle', borderRadius: 'md', overflow: 'hidden' } },
}
