import { type ReactNode, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { followShopperMachine } from '#machines/follow-shopper.machine.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { useShop } from '#src/shop/shop.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

type SameShopperProps = {
  children: ReactNode
  /** Guests may order this, too. */
  forGuests: boolean
}

/** A checkout for as long as its shopper stays the same; a change in another tab explains itself first. */
export function SameShopper({ children, forGuests }: SameShopperProps) {
  const [round, setRound] = useState(0)
  return (
    <OneShopper key={round} forGuests={forGuests} onAccept={() => setRound(round + 1)}>
      {children}
    </OneShopper>
  )
}

function OneShopper({ children, forGuests, onAccept }: SameShopperProps & { onAccept: () => void }) {
  const { session } = useShop().actors
  const { actor, snapshot, send } = useFlow(() => followShopperMachine, session.getSnapshot().context)
  useEmitted(session, 'session.taken', () =>
    send({ type: 'shopper.changed', ...session.getSnapshot().context }),
  )
  useEmitted(session, 'session.expired', () => send({ type: 'token.expired' }))
  useOutcome(actor, onAccept)
  const accept = () => send({ type: 'shopper.accept' })

  if (snapshot.matches('expired')) return <CheckoutSkeleton />
  if (snapshot.matches('signedOut')) return <SignedOut forGuests={forGuests} onAccept={accept} />
  if (snapshot.matches('signedIn')) return <Changed change="signedIn" onAccept={accept} />
  if (snapshot.matches('another')) return <Changed change="another" onAccept={accept} />
  return children
}

type Answer = { onAccept: () => void }

function SignedOut({ forGuests, onAccept }: Answer & Pick<SameShopperProps, 'forGuests'>) {
  const { shopper: texts } = useWords().checkout
  const next = `/checkout?${useSearch()}`
  return (
    <Explained title={texts.signedOut()} note={texts.signedOutNote()}>
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
  const note = change === 'signedIn' ? texts.signedInNote() : texts.anotherNote()
  return (
    <Explained title={texts[change]()} note={note}>
      <Button onClick={onAccept}>{texts.goOn()}</Button>
    </Explained>
  )
}

const Explained = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <div role="alert">
    <EmptyState level={1} title={title} note={note} action={<div className={ways}>{children}</div>} />
  </div>
)

const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })
