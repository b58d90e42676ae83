import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { authCard, authHint, authPage, authTitle } from './auth.skeleton.tsx'
import { AuthScene } from './auth-scene.part.tsx'

type Props = {
  title: string
  hint: string
  children: ReactNode
  other?: { question: string; label: string; to: string }
}

/** The card that each form stands on, and the way to another one. */
export function AuthFrame({ title, hint, children, other }: Props) {
  return (
    <div className={authPage}>
      <section className={authCard}>
        <h1 className={authTitle}>{title}</h1>
        <p className={authHint}>{hint}</p>
        {children}
        {other && (
          <p className={foot}>
            {other.question}{' '}
            <Link href={other.to} className={link()}>
              {other.label}
            </Link>
          </p>
        )}
      </section>
      <AuthScene />
    </div>
  )
}

const foot = css({ textStyle: 'body', color: 'fg.muted', textAlign: 'center', marginBlockStart: '6' })
