import { useRef } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { codeSenders } from '#machines/rules/code-ways.ts'
import { useConfig } from '#src/core/config.ts'
import { type Child, useChild } from '#src/flow/use-child.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { CodeForm } from '#src/shared/identity/code-form.view.tsx'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { css, cx } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogProps } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type Props = {
  /** Runs while the owner is asked. */
  owner: Child<typeof proveOwnerMachine>
  hint: string
  finalFocus?: DialogProps['finalFocus']
}

/** The question for the owner of the account: the current password, or a code. */
export function ProveOwner({ owner: { snapshot, send }, hint, finalFocus }: Props) {
  const { account, auth } = useWords()
  const { proof } = account
  const config = useConfig()
  const code = useChild<typeof enterCodeMachine>(snapshot, 'enterCode')
  const field = useRef<HTMLInputElement>(null)
  const { current_password, refusals } = snapshot.context
  const said = refusals.map(({ message }) => message)
  const leave = () => send({ type: 'proof.leave' })
  return (
    <Dialog
      open
      size="sm"
      title={proof.title()}
      description={hint}
      initialFocus={field}
      finalFocus={finalFocus}
      onClose={leave}
    >
      {code ? (
        <>
          <FormProblem messages={said} />
          <CodeForm code={code} outbox_url={codesOf(config).outbox_url} onBack={leave} />
        </>
      ) : snapshot.matches('unprovable') ? (
        <p className={below}>{proof.unprovable()}</p>
      ) : (
        <Form className={cx(authForm, below)} onSend={() => send({ type: 'form.submit' })}>
          <PasswordField
            ref={field}
            label={proof.password()}
            autoComplete="current-password"
            dir="ltr"
            required
            value={current_password}
            error={
              snapshot.matches({ password: 'incomplete' }) && !current_password
                ? auth.flaws.required()
                : said.join(' ')
            }
            onChange={({ target }) => send({ type: 'password.change', current_password: target.value })}
          />
          <Button type="submit" size="lg" full>
            {auth.code.submit()}
          </Button>
          {codeSenders(config).confirmOwner && (
            <Button variant="ghost" onClick={() => send({ type: 'code.choose' })}>
              {proof.byCode()}
            </Button>
          )}
        </Form>
      )}
    </Dialog>
  )
}

const below = css({ marginBlockStart: '4' })
