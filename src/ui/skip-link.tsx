import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'

/** The first stop of the keyboard: past the header, to the element with this id. */
export function SkipLink({ to }: { to: string }) {
  const words = useWords()
  return (
    <a href={`#${to}`} className={link}>
      {words.parts.skipToContent()}
    </a>
  )
}

const link = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  px: '4',
  py: '3',
  textStyle: 'bodyStrong',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'sm',
  '&:not(:focus)': { srOnly: true },
})
