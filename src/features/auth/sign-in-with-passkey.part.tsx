import { KeyRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { readPasskey, readPasskeySupport, supportsPasskeys } from '#browser/passkeys.ts'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { connectSignInWithPasskey } from './sign-in-with-passkey.ports.ts'

type Props = {
  /** Where the customer goes then. */
  next: string
  must_verify: boolean
}

const never = () => () => {}
const notOnServer = () => false
const device = { readPasskey, readPasskeySupport }

/** The button beside the form, and the passkeys that the browser offers in the field of the form. */
export function SignInWithPasskey({ next, must_verify }: Props) {
  const words = useWords()
  const { passkey } = words.auth
  const { api, storage, actors } = useShop()
  // Known before the flow knows it, so that the button does not push the form about when it comes.
  const isSupported = useSyncExternalStore(never, () => supportsPasskeys(window), notOnServer)
  const { guest_id } = actors.session.getSnapshot().context
  const { actor, snapshot, send } = useFlow(
    () => connectSignInWithPasskey({ api, storage, device, page: () => window }),
    {
      guest_id,
      must_verify,
    },
  )
  useTellApp('signInWithPasskey', actor, { next })
  if (!isSupported || snapshot.matches('unsupported')) return null
  const messages = [
    ...(snapshot.matches({ offered: 'declined' }) ? [passkey.declined()] : []),
    ...(snapshot.matches({ offered: 'impossible' }) ? [passkey.impossible()] : []),
    ...(snapshot.matches({ offered: 'failed' }) ? [words.refusals.noConnection()] : []),
    ...snapshot.context.refusals.map(({ message }) => message),
  ]
  return (
    <>
      {messages.length > 0 && <FormProblem messages={messages} />}
      <Button
        variant="outline"
        size="lg"
        full
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'passkey.choose' })}
      >
        <KeyRound aria-hidden="true" />
        {passkey.way()}
      </Button>
    </>
  )
}
