import { queryOptions } from '@tanstack/react-query'
import type { LatLng } from '#openapi/generated/client.ts'

/** The way from door to door along the streets; a shop without a city of its own has none. */
export const streetRouteQuery = (from: LatLng | undefined, to: LatLng | undefined) =>
  queryOptions({
    queryKey: ['streetRoute', from, to],
    queryFn: async (): Promise<LatLng[]> => {
      if (!from || !to) return []
      const [{ loadCity }, { streetRoute }] = await Promise.all([
        import('./city-data.ts'),
        import('./street-route.ts'),
      ])
      return streetRoute(await loadCity(), from, to)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
