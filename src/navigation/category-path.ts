import type { Category } from '#openapi/generated/client.ts'

/** Path of the category's list in /home, with the name in base64 (docs/spec.md §2, Routes). */
export const categoryPath = ({ id, name, module_id }: Pick<Category, 'id' | 'name' | 'module_id'>): string =>
  `/home?${new URLSearchParams({
    data_type: 'category',
    id: String(id),
    module_id: String(module_id),
    name: btoa(String.fromCharCode(...new TextEncoder().encode(name))),
  })}`
