import { phoneOf } from '#server/rules/phone.ts'
import { typedText } from '#server/rules/typed-text.ts'

/** How the contract says by `x-spelling` that a text is written in many ways and kept in one. */
export const respelled = {
  /** Codes, e-mail addresses and searches. */
  typed: typedText,
  phone: phoneOf,
  /** A phone number, or a text that proves nothing then: who guesses is told no more than that. */
  contact: (text, country) => phoneOf(text, country) ?? typedText(text),
} satisfies Record<string, (text: string, country: string) => string | undefined>

export type Spelling = keyof typeof respelled
