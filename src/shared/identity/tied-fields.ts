import type { SignUpFields } from '#machines/account/sign-up-form.ts'
import type { ServerRefusal } from '#machines/rules/refusal.ts'
import { refusalOf } from '#machines/rules/refused-fields.ts'
import type { Flaw } from '#machines/rules/validation.ts'
import { useSignUpFlawText } from './sign-up-flaws.ts'

type Form<Field extends keyof SignUpFields> = {
  fields: Record<Field, string>
  flaws: Partial<Record<Field, Flaw>>
  refusals: readonly ServerRefusal[]
  send: (event: { type: 'field.change'; field: Field; value: string }) => void
}

/** Ties the fields of a new account to the machine of its form; a flaw is shown before the server's refusal. */
export function useTiedFields<Field extends keyof SignUpFields>({
  fields,
  flaws,
  refusals,
  send,
}: Form<Field>) {
  const flawText = useSignUpFlawText()
  return (field: Field) => {
    const flaw = flaws[field]
    return {
      name: field,
      value: fields[field],
      error: flaw ? flawText(field, flaw) : refusalOf(refusals, field),
      onChange: (event: { target: { value: string } }) =>
        send({ type: 'field.change', field, value: event.target.value }),
    }
  }
}
