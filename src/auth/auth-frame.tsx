import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { AuthScene } from './auth-scene.tsx'

type Props = {
  title: string
  note: string
  children: ReactNode
  other: { question: string; label: string; to: string }
}

/** The card both forms stand on, and the way to the other one. */
export function AuthFrame({ title, note, children, other }: Props) {
  return (
    <div className={page}>
      <section className={card}>
        <h1 className={heading}>{title}</h1>
        <p className={muted}>{note}</p>
        {children}
        <p className={foot}>
          {other.question}{' '}
          <Link href={other.to} className={link()}>
            {other.label}
          </Link>
        </p>
      </section>
      <AuthScene />
    </div>
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[458px 458px]' },
  justifyContent: { lg: 'center' },
  justifyItems: { base: 'center', lg: 'stretch' },
  paddingBlock: { base: '6', md: '12' },
})
const card = css({
  width: 'full',
  maxWidth: 'dialogMd',
  padding: { base: '0', sm: '8' },
  bg: { sm: 'bg.surface' },
  borderWidth: { sm: 'hairline' },
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  // Beside the scene they are one card.
  borderEndRadius: { lg: 'none' },
  borderInlineEndWidth: { lg: 'none' },
})
const heading = css({ textStyle: 'headline' })
const muted = css({ textStyle: 'body', color: 'fg.muted', marginBlockStart: '1', marginBlockEnd: '6' })
const foot = css({ textStyle: 'body', color: 'fg.muted', textAlign: 'center', marginBlockStart: '6' })
