import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { ORDERS } from '#src/navigation/order-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { Reading } from './pay-props.ts'

type Props = {
  /** Undefined while the order is not being read. */
  reading: Reading | undefined
  isSignedIn: boolean
  children: ReactNode
}

/** Replaces `children` when the server does not answer, and when there is no such order. */
export function ReadOrderView({ reading, isSignedIn, children }: Props) {
  const { pay } = useWords()
  if (reading?.snapshot.matches('notFound')) return <NotFound isSignedIn={isSignedIn} />
  if (!reading?.snapshot.matches('unread')) return children
  return (
    <ErrorState
      level={1}
      title={pay.unread.title()}
      hint={pay.unread.note()}
      onRetry={() => reading.send({ type: 'look.again' })}
    />
  )
}

function NotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const { notFound } = useWords().pay
  return (
    <EmptyState
      level={1}
      picture={<Art name="box" />}
      title={notFound.title()}
      hint={notFound.note()}
      action={
        <Link
          href={isSignedIn ? ORDERS : signInPath(window.location.pathname + window.location.search)}
          className={button({ variant: 'outline' })}
        >
          {isSignedIn ? notFound.track() : notFound.signIn()}
        </Link>
      }
    />
  )
}
