import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const module = {
  listModules: async (_, context) => {
    const { reference, format } = await deskOf(context)
    return [...reference.modules.values()].map((module) => ({
      id: module.id,
      module_name: format.text(module.name),
      module_type: module.type,
      icon_full_url: format.picture(module.icon, 160),
      thumbnail_full_url: format.picture(module.thumbnail, 640),
      description: format.text(module.description),
      stores_count: module.stores_count,
      items_count: module.items_count,
      zones: reference.moduleZones
        .filter(({ module_id }) => module_id === module.id)
        .map(({ zone_id }) => ({ id: zone_id, stores_count: module.stores.get(zone_id) ?? 0 })),
    }))
  },
} satisfies Partial<Handlers>
