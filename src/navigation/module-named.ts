/** Returns the module id in a query string (docs/spec.md §2, Routes); null when there is none. */
export const moduleNamed = (search: string | URLSearchParams): number | null =>
  Number(new URLSearchParams(search).get('module_id')) || null
