import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  isOwn: boolean
  text: string
  pictures: ReactNode
  /** Over it: what it is about. */
  about?: ReactNode
  /** It has not arrived. */
  isPending?: boolean
}

/** One message, at the side of its sender. */
export function Bubble({ isOwn, text, pictures, about, isPending = false }: Props) {
  return (
    <span className={bubble} data-own={isOwn || undefined} data-pending={isPending || undefined}>
      {about && <span className={topic}>{about}</span>}
      {pictures}
      {text && (
        <span className={words} dir="auto">
          {text}
        </span>
      )}
    </span>
  )
}

const bubble = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  maxWidth: '[min(82%, 440px)]',
  paddingBlock: '2',
  paddingInline: '3',
  textStyle: 'body',
  bg: 'bg.subtle',
  borderRadius: 'md',
  '&[data-own]': { bg: 'accent.soft' },
  '&[data-pending]': { opacity: '[0.72]' },
})
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const topic = css({ textStyle: 'caption', color: 'fg.muted' })
