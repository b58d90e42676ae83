import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type Props = {
  children: (token: string) => ReactNode
  /** What anybody else sees, where the page has something for them. */
  others?: ReactNode
}

const isRead = (snapshot: SnapshotFrom<typeof sessionMachine>) => !snapshot.matches('starting')

/** A page for customers; anybody else is asked to sign in, and is where they wanted to be afterwards (docs/spec.md §6). */
export function SignedInOnly({ children, others }: Props) {
  return useSelector(useShop().actors.session, isRead) ? <Known others={others}>{children}</Known> : null
}

function Known({ children, others }: Props) {
  const token = useToken()
  const [cameSignedIn] = useState(token !== null)
  if (token === null && others) return others
  if (token === null) return cameSignedIn ? <SignedOut /> : <NeedsLogin />
  // What one customer read and wrote here is not shown to the next, who signed in in another tab.
  return <Fragment key={token}>{children(token)}</Fragment>
}

/** 'You must be login to access this page' (docs/spec.md §6). */
function NeedsLogin() {
  const { refusals } = useWords()
  const { toasts } = useShop()
  const go = useGo()
  const signIn = useSignInPath()
  const leave = useEffectEvent(() => {
    toasts.show({ kind: 'warning', id: 'login', text: refusals.loginRequired() })
    go(signIn, { replace: true })
  })
  useEffect(() => leave(), [])
  return null
}

/** The customer left while on this page, here or in another tab. */
function SignedOut() {
  const { account, actions } = useWords()
  const go = useGo()
  const signIn = useSignInPath()
  return (
    <EmptyState
      level={1}
      picture={<Art name="wave" />}
      title={account.signedOut()}
      hint={account.signedOutNote()}
      action={<Button onClick={() => go(signIn)}>{actions.signIn()}</Button>}
    />
  )
}

function useSignInPath(): string {
  const [path] = useLocation()
  return signInPath(`${path}?${useSearch()}`)
}
