import { useWords } from '#i18n/i18n.tsx'
import { generalRefusals } from '#machines/rules/refused-fields.ts'
import { socialFlaws } from '#machines/rules/social-form.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { useTiedFields } from '#src/shared/identity/tied-fields.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { authPair } from './auth.skeleton.tsx'
import { focusField } from './focus-field.ts'
import type { SocialReturnProps } from './social-return.props.ts'

/** What an account needs and the medium does not say; a number that is taken leads to its account. */
export function SocialFormView({ snapshot, send, name, config }: Omit<SocialReturnProps, 'claim'>) {
  const words = useWords()
  const { signUp, social } = words.auth
  const { fields, asked, refusals } = snapshot.context
  const flaws = snapshot.matches({ registering: 'incomplete' }) ? socialFlaws(fields, asked) : {}
  const isTaken = snapshot.matches({ registering: 'taken' })
  const shown = Object.fromEntries(asked.map((field) => [field, fields[field]]))

  const tied = useTiedFields({ fields, flaws, refusals, send })
  const phone = tied('phone')
  return (
    <div ref={focusField}>
      <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
        <FormProblem
          messages={
            snapshot.matches({ registering: 'failed' })
              ? [words.refusals.noConnection()]
              : generalRefusals(refusals, shown)
          }
        />
        {asked.includes('f_name') && (
          <div className={authPair}>
            <TextField label={signUp.firstName()} autoComplete="given-name" required {...tied('f_name')} />
            <TextField label={signUp.lastName()} autoComplete="family-name" {...tied('l_name')} />
          </div>
        )}
        <PhoneField
          label={signUp.phone()}
          required
          country={config.country}
          pickCountry={config.country_picker_status === 1}
          value={phone.value}
          error={phone.error}
          onChange={(value) => send({ type: 'field.change', field: 'phone', value })}
        />
        {asked.includes('email') && (
          <TextField
            label={signUp.email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            required
            {...tied('email')}
          />
        )}
        {asked.includes('ref_code') && (
          <TextField label={signUp.refCode()} autoComplete="off" dir="ltr" {...tied('ref_code')} />
        )}
        {isTaken && (
          <div className={offer} role="status">
            <p>{social.taken({ name })}</p>
            <Button variant="outline" full onClick={() => send({ type: 'account.claim' })}>
              {social.claim()}
            </Button>
          </div>
        )}
        {snapshot.matches({ registering: 'expired' }) ? (
          <Button size="lg" full onClick={() => send({ type: 'start.again' })}>
            {social.tryAgain()}
          </Button>
        ) : (
          <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
            {signUp.submit()}
          </Button>
        )}
      </Form>
    </div>
  )
}

const offer = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '3',
  textStyle: 'small',
  color: 'info.text',
  bg: 'info.soft',
  borderRadius: 'sm',
})
