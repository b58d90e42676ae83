import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { choosePictures } from '#browser/choose-pictures.ts'
import { readPictures } from '#browser/read-pictures.ts'
import { isPicture } from '#machines/rules/pictures.ts'

const fileOf = (name: string, type = 'image/jpeg') => new File([name], name, { type })
const decoded: string[] = []
let atOnce = 0

beforeEach(() => {
  decoded.length = 0
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    decoded.push(file.name)
    expect(++atOnce).toBe(1)
    await Promise.resolve()
    atOnce--
    if (file.name.startsWith('broken')) throw new Error('The source image could not be decoded.')
    return { width: 4, height: 3, close: () => {} }
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a file that the browser cannot draw is no picture, and the others stay as they were chosen', async () => {
  const chosen = choosePictures([fileOf('one.jpg'), fileOf('broken.jpg'), fileOf('two.webp', 'image/webp')])
  const read = await readPictures(chosen)
  expect(read.map(isPicture)).toEqual([true, false, true])
  expect([read[0], read[2]]).toEqual([chosen[0], chosen[2]])
  expect(read[1]).toEqual({ ...chosen[1], type: '' })
})

it('the browser decodes one picture at a time, for a large one fills much of its memory', async () => {
  await readPictures(choosePictures([fileOf('one.jpg'), fileOf('two.jpg'), fileOf('three.jpg')]))
  expect(decoded).toEqual(['one.jpg', 'two.jpg', 'three.jpg'])
})

it('the browser does not try to draw a file of another kind', async () => {
  const [letter] = await readPictures(choosePictures([fileOf('letter.pdf', 'application/pdf')]))
  expect(isPicture(letter!)).toBe(false)
  expect(decoded).toEqual([])
})

it('the browser decodes a picture once, although it is read again together with a later choice', async () => {
  const first = choosePictures([fileOf('one.jpg')])
  await Promise.all([readPictures(first), readPictures([...first, ...choosePictures([fileOf('two.jpg')])])])
  expect(decoded).toEqual(['one.jpg', 'two.jpg'])
})
