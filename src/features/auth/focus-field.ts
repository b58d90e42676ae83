/** Ref of a form that replaces another: its first field without a text has the focus, or its first one. */
export function focusField(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])]
  const next = fields.find(({ value }) => value === '') ?? fields[0]
  next?.focus()
}
