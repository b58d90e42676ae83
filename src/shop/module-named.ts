/** The module that an address names (docs/spec.md §2, Routes), by its query; null when it names none. */
export const moduleNamed = (search: string | URLSearchParams): number | null =>
  Number(new URLSearchParams(search).get('module_id')) || null
