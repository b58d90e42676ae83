/** The zone ids inside the text of the wire, `"[1,2]"`; none when it is no such text. */
export const zoneIds = (text: string | null | undefined): number[] => text?.match(/\d+/g)?.map(Number) ?? []

/** Only addresses whose zone matches are listed once the store's zone is known (docs/spec.md §4). */
export const isInZone = ({ zone_ids }: { zone_ids: readonly number[] }, zone_id: number): boolean =>
  zone_ids.includes(zone_id)
