import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { cityGeoJson } from './city-geojson.ts'

type Sheet = { etag: string; br: Buffer; gzip: Buffer; identity: Buffer }

let printed: Promise<Sheet> | undefined

/** The map, drawn and packed once per process. */
function sheet(): Promise<Sheet> {
  printed ??= print()
  return printed
}

async function print(): Promise<Sheet> {
  const identity = Buffer.from(JSON.stringify(cityGeoJson()))
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag: `"${etag}"`, br, gzip: gzipped, identity }
}

/** `GET /map/city.json`: the GeoJSON layers of {@link cityGeoJson}, revalidated by ETag. */
export const mapPlugin: FastifyPluginAsync<Pick<Config, 'DEMO'>> = async (app, { DEMO }) => {
  // Drawing takes the better part of a second: in the demo city before the first customer comes, not while they wait.
  if (DEMO) app.addHook('onListen', async () => void (await sheet()))

  app.get('/map/city.json', async (request, reply) => {
    const { etag, ...packed } = await sheet()
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=604800')
      .header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(packed[encoding])
  })
}
