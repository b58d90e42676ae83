const text = (fontSize: string, fontWeight: string, lineHeight: string, letterSpacing = 'normal') => ({
  value: { fontSize, fontWeight, lineHeight, letterSpacing },
})

export const textStyles = {
  caption: text('xs', 'regular', 'text'),
  captionStrong: text('xs', 'medium', 'text'),
  small: text('sm', 'regular', 'text'),
  smallStrong: text('sm', 'medium', 'text'),
  body: text('md', 'regular', 'text'),
  bodyStrong: text('md', 'medium', 'text'),
  lead: text('base', 'regular', 'text'),
  leadStrong: text('base', 'medium', 'text'),
  subtitle: text('base', 'bold', 'snug'),
  title: text('lg', 'bold', 'heading', 'tight'),
  heading: text('xl', 'bold', 'heading', 'tight'),
  headline: text('2xl', 'bold', 'heading', 'tight'),
  display: text('3xl', 'bold', 'heading', 'tight'),
}
