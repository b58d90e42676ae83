import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { isChanged, type ProfileFields, profileFlaws } from '#machines/account/profile-form.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import type { Child } from '#src/flow/use-child.ts'
import { useSignUpFlawText } from '#src/shared/identity/sign-up-flaws.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ProveOwner } from './prove-owner.view.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof editProfileMachine>
  send: (event: EventFromLogic<typeof editProfileMachine>) => void
  /** Runs while the owner proves the change. */
  owner: Child<typeof proveOwnerMachine> | undefined
  country: string
  /** Nothing can prove here that the owner wants another e-mail address. */
  isEmailFixed: boolean
  /** Where the e-mail address is not verified; a form of its own. */
  verify: ReactNode
}

export function EditProfileView({ snapshot, send, owner, country, isEmailFixed, verify }: Props) {
  const words = useWords()
  const { account, auth } = words
  const { fields, saved, has_password, codes, refusals } = snapshot.context
  const flawText = useSignUpFlawText()
  const isSaving = snapshot.hasTag('busy')
  const flaws = snapshot.matches({ editing: 'incomplete' }) ? profileFlaws(fields, saved) : {}
  const isProving = snapshot.matches('proving')
  const field = (name: keyof ProfileFields) => {
    const flaw = flaws[name]
    return {
      value: fields[name],
      readOnly: isSaving,
      error: flaw ? flawText(name, flaw) : isProving ? undefined : refusalOf(refusals, name),
      onChange: ({ target }: { target: { value: string } }) =>
        send({ type: 'field.change', field: name, value: target.value }),
    }
  }
  return (
    <>
      {verify}
      <Form className={form} onSend={() => send({ type: 'form.submit' })}>
        <FormProblem
          messages={[
            ...(snapshot.matches({ editing: 'failed' }) ? [words.refusals.noConnection()] : []),
            ...(isProving ? [] : generalRefusals(refusals, fields)),
          ]}
        />
        <div className={pair}>
          <TextField
            {...field('f_name')}
            label={auth.signUp.firstName()}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('l_name')}
            label={auth.signUp.lastName()}
            autoComplete="family-name"
            required
          />
        </div>
        <PhoneField
          label={auth.signUp.phone()}
          hint={account.profile.phoneFixed()}
          country={country}
          value={saved.phone}
          disabled
          onChange={() => {}}
        />
        <TextField
          {...field('email')}
          label={auth.signUp.email()}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          {...(isEmailFixed && { disabled: true, hint: account.profile.emailFixed() })}
        />
        {has_password ? (
          <div className={pair}>
            <PasswordField
              {...field('password')}
              label={auth.reset.password()}
              hint={account.profile.passwordHint()}
              autoComplete="new-password"
              dir="ltr"
            />
            <PasswordField
              {...field('confirm_password')}
              label={auth.signUp.confirmPassword()}
              autoComplete="new-password"
              dir="ltr"
            />
          </div>
        ) : (
          <p className={hint}>{account.profile.socialPassword()}</p>
        )}
        <p role="status" className={hint}>
          {snapshot.matches({ editing: 'same' }) && account.profile.same()}
        </p>
        <div className={actions}>
          <Button type="submit" busy={isSaving}>
            {words.actions.save()}
          </Button>
          {isChanged(fields, saved) && !isSaving && (
            <Button variant="outline" onClick={() => send({ type: 'form.reset' })}>
              {account.profile.reset()}
            </Button>
          )}
        </div>
      </Form>
      {owner && (
        <ProveOwner
          owner={owner}
          hint={codes === 'firebase' ? account.profile.proofNoteFirebase() : account.profile.proofNote()}
        />
      )}
    </>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[1fr 1fr]' },
  gap: '4',
  alignItems: 'start',
})
const hint = css({ textStyle: 'small', color: 'fg.muted', _empty: { display: 'none' } })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
