import { clock } from '#browser/clock.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { CodeForm } from '#src/shared/identity/code-form.view.tsx'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { connectVerifyEmail } from './verify-email.ports.ts'

/** Says that the e-mail address is not verified, and leads to the code. One address each: give it the address as `key`. */
export function VerifyEmail({ email }: { email: string }) {
  const { verifyEmail } = useWords().account
  const { api } = useShop()
  const { length, outbox_url } = codesOf(useConfig())
  const { actor, snapshot, send } = useFlow(() => connectVerifyEmail(api, clock), { email, length })
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  useTellApp('verifyEmail', actor)
  if (snapshot.matches('verified')) return null
  const leave = () => send({ type: 'code.leave' })
  return (
    <div className={row}>
      <p className={hint}>{verifyEmail.note()}</p>
      <Button variant="outline" size="sm" onClick={() => send({ type: 'email.verify' })}>
        {verifyEmail.way()}
      </Button>
      {code && (
        <Dialog open size="sm" title={verifyEmail.title()} onClose={leave}>
          <CodeForm code={code} outbox_url={outbox_url} onBack={leave} />
        </Dialog>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  padding: '3',
  marginBlockEnd: '4',
  bg: 'bg.subtle',
  borderRadius: 'md',
})
const hint = css({ textStyle: 'small', color: 'fg.muted' })
