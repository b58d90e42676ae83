import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createDrawUpload } from '#server/media/draw-upload.ts'

const size = { width: 32, height: 32 }
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const widthOf = async (picture: Uint8Array) => (await sharp(picture).metadata()).width

describe('uploaded pictures', () => {
  it('are drawn as WebP, also when many come at once', async () => {
    const draw = createDrawUpload()
    const file = await square(64)
    const drawn = await Promise.all(Array.from({ length: 5 }, (_, at) => draw(file, size, `home ${at % 2}`)))
    expect(await Promise.all(drawn.map(widthOf))).toEqual([32, 32, 32, 32, 32])
    expect((await sharp(drawn[0]).metadata()).format).toBe('webp')
  })

  it('of more pixels than phones take are refused in words that say so', async () => {
    const draw = createDrawUpload()
    await expect(draw(await square(5001), size, 'home')).rejects.toMatchObject({
      status: 403,
      refusals: [{ code: 'image', message: { en: expect.stringContaining('at most 25 megapixels') } }],
    })
  })

  it('of one network have a budget of pixels, and other networks go on', async () => {
    const draw = createDrawUpload({ pixelsAMinute: 5_000 })
    const file = await square(64)
    await draw(file, size, 'office')
    await expect(draw(file, size, 'office')).rejects.toMatchObject({ status: 429 })
    expect(await widthOf(await draw(file, size, 'home'))).toBe(32)
  })

  it('that take too long are given up', async () => {
    const slow = await sharp({ create: { width: 4990, height: 4990, channels: 3, background: 'teal' } })
      .png({ progressive: true })
      .toBuffer()
    const draw = createDrawUpload({ mostTime: 100 })
    await expect(draw(slow, size, 'home')).rejects.toMatchObject({ status: 503 })
  })

  it('a crowd of one network waits in line, and what does not fit is told to come back', async () => {
    const draw = createDrawUpload()
    const file = await square(64)
    const replies = await Promise.allSettled(Array.from({ length: 62 }, () => draw(file, size, 'café')))
    const refused = replies.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { status: 503 } }])
  })
})
