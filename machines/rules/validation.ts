/** The flaw of a form field; the field and the flaw together name the sentence. */
export type Flaw = 'required' | 'invalid' | 'tooLong' | 'tooShort' | 'different' | 'common' | 'personal'

/** The flaws of a form, by field; none means it can be sent. */
export type Flaws<Fields> = { [Field in keyof Fields]?: Flaw }

export const LONGEST_EMAIL = 255

/** The standard pattern of an e-mail address (docs/spec.md §5, newsletter). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

export const isBlank = (text: string): boolean => text.trim() === ''

/** Fields that may not be blank. */
export const required = <Fields extends Record<Field, string>, Field extends string>(
  fields: Fields,
  names: readonly Field[],
): Flaws<Fields> =>
  Object.fromEntries(
    names.filter((name) => isBlank(fields[name])).map((name) => [name, 'required']),
  ) as Flaws<Fields>
