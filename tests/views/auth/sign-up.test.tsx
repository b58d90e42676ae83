import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import type { Locale } from '#i18n/locale.ts'
import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import type { SignUpFields } from '#machines/account/sign-up-form.ts'
import { SignUpView } from '#src/features/auth/sign-up.view.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

const labels = { en: /^Password(?! again)/, ar: /^كلمة المرور/ }

/** What describes the password after a customer has filled the form in with it and sent it. */
async function sentWith(password: string, locale: Locale) {
  const actor = createActor(signUpMachine, {
    input: { guest_id: null, must_verify: false, ref_code: '' },
  }).start()
  const fields: Partial<SignUpFields> = {
    f_name: 'Amira',
    l_name: 'Haddad',
    phone: '+971501234567',
    email: 'amira@example.com',
    password,
    confirm_password: password,
  }
  for (const [field, value] of Object.entries(fields))
    actor.send({ type: 'field.change', field: field as keyof SignUpFields, value })
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().value).toEqual({ editing: 'incomplete' })
  await renderIn(
    locale,
    <Router>
      <SignUpView
        snapshot={actor.getSnapshot()}
        send={actor.send}
        country="AE"
        pickCountry={false}
        signInPath="/auth/sign-in"
        social={null}
      />
    </Router>,
    ['auth'],
  )
  const field = screen.getByLabelText(labels[locale])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return described.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it.each([
  ['kebab-8', 'Use at least 8 characters', 'يجب ألا تقل عن 8 أحرف'],
  ['kebab '.repeat(22), 'Use 128 characters or fewer', 'يجب ألا تزيد على 128 حرفًا'],
  [
    'abcabcabc',
    'This password is easy to guess. Choose a less common one.',
    'كلمة المرور هذه سهلة التخمين. اختر كلمة أقل شيوعًا.',
  ],
  [
    '0501234567',
    'Choose a password without your name, phone number or email.',
    'اختر كلمة مرور لا تحتوي على اسمك أو رقم هاتفك أو بريدك الإلكتروني.',
  ],
])('the form says at the password %j in both languages why it is not sent', async (password, en, ar) => {
  expect(await sentWith(password, 'en')).toContain(en)
  cleanup()
  expect(await sentWith(password, 'ar')).toContain(ar)
})
