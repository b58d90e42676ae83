import type { ServerRefusal } from '#machines/rules/refusal.ts'

/** What the server holds against one field of a form, in the customer's language. */
export const refusalOf = (refusals: readonly ServerRefusal[], field: string): string | undefined =>
  refusals.find(({ code }) => code === field)?.message

/** What the server holds against the form as a whole: refusals that name none of its fields. */
export const generalRefusals = (refusals: readonly ServerRefusal[], fields: object): string[] =>
  refusals.filter(({ code }) => !(code in fields)).map(({ message }) => message)

/** The refusals without those of a field that the customer is correcting. */
export const withoutField = (refusals: readonly ServerRefusal[], field: string): ServerRefusal[] =>
  refusals.filter(({ code }) => code !== field)
