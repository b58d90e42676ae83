import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { followShopperMachine } from '#machines/app/follow-shopper.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type SameShopperProps = {
  children: ReactNode
  /** Guests may order this, too. */
  forGuests: boolean
  /** Shown while an expired session leads away. */
  skeleton: ReactNode
}

/** A checkout for as long as its shopper stays the same; a change in another tab explains itself first. */
export function SameShopper({ children, ...props }: SameShopperProps) {
  const [round, setRound] = useState(0)
  return (
    <OneShopper key={round} {...props} onAccept={() => setRound(round + 1)}>
      {children}
    </OneShopper>
  )
}

function OneShopper(props: SameShopperProps & { onAccept: () => void }) {
  const { children, forGuests, skeleton, onAccept } = props
  const { session } = useShop().actors
  const { actor, snapshot, send } = useFlow(() => followShopperMachine, session.getSnapshot().context)
  useEmitted(session, 'session.taken', () =>
    send({ type: 'shopper.changed', ...session.getSnapshot().context }),
  )
  useEmitted(session, 'session.expired', () => send({ type: 'token.expired' }))
  useOutcome(actor, onAccept)
  const accept = () => send({ type: 'shopper.accept' })

  if (snapshot.matches('expired')) return skeleton
  if (snapshot.matches('signedOut')) return <SignedOut forGuests={forGuests} onAccept={accept} />
  if (snapshot.matches('signedIn')) return <Changed change="signedIn" onAccept={accept} />
  if (snapshot.matches('another')) return <Changed change="another" onAccept={accept} />
  return children
}

type Answer = { onAccept: () => void }

function SignedOut({ forGuests, onAccept }: Answer & Pick<SameShopperProps, 'forGuests'>) {
  const { shopper: texts } = useWords().checkout
  const [path] = useLocation()
  const next = `${path}?${useSearch()}`
  return (
    <Explained title={texts.signedOut()} hint={texts.signedOutNote()}>
      <Link href={signInPath(next)} className={button({ variant: 'solid' })}>
        {texts.signIn()}
      </Link>
      {forGuests && (
        <Button variant="outline" onClick={onAccept}>
          {texts.asGuest()}
        </Button>
      )}
    </Explained>
  )
}

/** Checkout goes on for the shopper of now. */
function Changed({ change, onAccept }: Answer & { change: 'signedIn' | 'another' }) {
  const { shopper: texts } = useWords().checkout
  const hint = change === 'signedIn' ? texts.signedInNote() : texts.anotherNote()
  return (
    <Explained title={texts[change]()} hint={hint}>
      <Button onClick={onAccept}>{texts.goOn()}</Button>
    </Explained>
  )
}

const Explained = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <div role="alert">
    <EmptyState level={1} title={title} hint={hint} action={<div className={actions}>{children}</div>} />
  </div>
)

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })
