/** Grounds that repeat: a hairline panel, a quiet panel, something that floats, and a picture's frame. */
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
  frame: { value: { bg: 'bg.subtle', borderRadius: 'md', overflow: 'hidden' } },
}
