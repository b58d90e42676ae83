import { afterEach, expect, it, vi } from 'vitest'
import { shrinkPicture, smallPicture } from '#browser/small-picture.ts'

const MB = 1024 * 1024

/** A file of so many bytes, which its reader never looks into. */
const fileOf = (size: number, type = 'image/jpeg') => new File([new Uint8Array(size)], 'photo', { type })

/** A browser that opens every picture with these measures, and makes files of these sizes, one for each try. */
function browserWith({ width, height }: { width: number; height: number }, ...sizes: number[]) {
  const close = vi.fn()
  const fillRect = vi.fn()
  const tries: { width: number; height: number; quality: unknown }[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect,
    drawImage: () => {},
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
    quality,
  ) {
    tries.push({ width: this.width, height: this.height, quality })
    take(new Blob([new Uint8Array(sizes[tries.length - 1] ?? 1)], { type: type! }))
  })
  return { tries, close, fillRect }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(['image/png', 'image/gif', 'image/jpeg', 'image/webp'])(
  'a small picture of %s passes untouched',
  async (type) => {
    const { tries, close } = browserWith({ width: 5000, height: 5000 })
    const file = fileOf(2 * MB, type)
    expect(await shrinkPicture(file)).toBe(file)
    expect(tries).toEqual([])
    expect(close).toHaveBeenCalledOnce()
  },
)

it.each([
  ['of more than 2 MB', 2 * MB + 1, { width: 8000, height: 6000 }, { width: 2048, height: 1536 }],
  ['upright', 8 * MB, { width: 3000, height: 6000 }, { width: 1024, height: 2048 }],
  ['of few bytes and too many pixels', 100, { width: 8000, height: 3126 }, { width: 2048, height: 800 }],
  ['that is heavy and small', 3 * MB, { width: 600, height: 400 }, { width: 600, height: 400 }],
])('a picture %s is drawn with a long side of at most 2048 pixels', async (_, size, measures, small) => {
  const { tries, fillRect } = browserWith(measures)
  const picture = await shrinkPicture(fileOf(size))
  expect(picture.type).toBe('image/jpeg')
  expect(tries).toEqual([{ ...small, quality: 0.85 }])
  expect(fillRect).toHaveBeenCalledWith(0, 0, small.width, small.height)
})

it.each(['image/avif', 'image/heic', 'image/bmp'])(
  'a small picture of %s, which the server does not take, is drawn anew in its size',
  async (type) => {
    const { tries } = browserWith({ width: 600, height: 400 })
    expect((await shrinkPicture(fileOf(100, type))).type).toBe('image/jpeg')
    expect(tries).toEqual([{ width: 600, height: 400, quality: 0.85 }])
  },
)

it('the quality steps down, and then the size, until the picture has 2 MB', async () => {
  const { tries } = browserWith({ width: 8000, height: 6000 }, 4 * MB, 3 * MB, 2 * MB + 1, 2 * MB)
  expect((await shrinkPicture(fileOf(9 * MB))).size).toBe(2 * MB)
  expect(tries).toEqual([
    { width: 2048, height: 1536, quality: 0.85 },
    { width: 2048, height: 1536, quality: 0.7 },
    { width: 2048, height: 1536, quality: 0.5 },
    { width: 1024, height: 768, quality: 0.85 },
  ])
})

it('the same file gives the same bytes each time', async () => {
  browserWith({ width: 8000, height: 6000 })
  const file = fileOf(3 * MB)
  expect(await smallPicture(file)).toBe(await shrinkPicture(file))
})

it('a file that the browser cannot draw is refused, and sent as it is for the words of the server', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const file = fileOf(3 * MB)
  await expect(shrinkPicture(file)).rejects.toThrow('no picture')
  expect(await smallPicture(file)).toBe(file)
})
