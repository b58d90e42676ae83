import { Plus } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import type { Child } from '#src/flow/use-child.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'

type Props = {
  /** Runs while a passkey is added. */
  adding: Child<typeof addPasskeyMachine> | undefined
  onAdd: () => void
}

/** The button, what the device does, and what the customer can do when it made no passkey. */
export function AddPasskey({ adding, onAdd }: Props) {
  const { account, actions } = useWords()
  const { passkeys: words } = account
  const isUnmade = adding?.snapshot.matches('unmade') ?? false
  const statusRef = useFocusAfter<HTMLParagraphElement>(isUnmade)
  return (
    <FocusKeeper>
      {adding && isUnmade ? (
        <>
          <p ref={statusRef} tabIndex={-1} role="status" className={hint}>
            {adding.snapshot.matches({ unmade: 'declined' }) && words.declined()}
            {adding.snapshot.matches({ unmade: 'known' }) && words.known()}
            {adding.snapshot.matches({ unmade: 'unsupported' }) && words.impossible()}
          </p>
          <div className={actionRow}>
            {adding.snapshot.can({ type: 'passkey.retry' }) && (
              <Button variant="outline" onClick={() => adding.send({ type: 'passkey.retry' })}>
                {actions.retry()}
              </Button>
            )}
            <Button variant="ghost" onClick={() => adding.send({ type: 'passkey.leave' })}>
              {actions.close()}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button busy={adding?.snapshot.hasTag('busy') ?? false} onClick={onAdd}>
            <Plus aria-hidden="true" />
            {words.add()}
          </Button>
          <p role="status" className={hint}>
            {adding?.snapshot.matches('creating') && words.asking()}
          </p>
        </>
      )}
    </FocusKeeper>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', _empty: { display: 'none' } })
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
