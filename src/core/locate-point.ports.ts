import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { locatePointMachine, locatePointPorts } from '#machines/location/locate-point.machine.ts'

/** Connects the port for a position: the server returns its address text and its zones. */
export const connectLocatePoint = (api: Api) =>
  locatePointMachine.provide({
    actors: {
      reverseGeocode: answer(locatePointPorts.reverseGeocode, (query, signal) =>
        unwrap(api.GET('/config/geocode-api', { params: { query }, signal }), 'results'),
      ),
      getZoneId: answer(locatePointPorts.getZoneId, (query, signal) =>
        unwrap(api.GET('/config/get-zone-id', { params: { query }, signal }), 'zone_id'),
      ),
    },
  })
