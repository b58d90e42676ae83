import type { Brand } from '#openapi/generated/client.ts'

/** Path of the brand's items in /home (docs/spec.md §2, Routes). */
export const brandPath = ({ id, name }: Pick<Brand, 'id' | 'name'>, module_id: number | undefined): string =>
  `/home?${new URLSearchParams({
    data_type: 'brand',
    brand_id: String(id),
    ...(module_id && { module_id: String(module_id) }),
    name,
  })}`
