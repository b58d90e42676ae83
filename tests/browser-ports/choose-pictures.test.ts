import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPictures } from '#browser/choose-pictures.ts'
import { fittingPictures, isPicture } from '#machines/rules/pictures.ts'

const fileOf = (name: string, type: string) => new File([name], name, { type })
const drawn: string[] = []

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    drawn.push(file.name)
    if (file.name.startsWith('broken')) throw new Error('The source image could not be decoded.')
    return { close: () => {} }
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a file that the browser cannot draw is no picture under any name, and the others stay', async () => {
  const files = [
    fileOf('one.png', 'image/png'),
    fileOf('broken.jpg', 'image/jpeg'),
    fileOf('two.png', 'image/png'),
  ]
  const pictures = await readPictures(files)
  expect(pictures.map((picture) => [picture.name, isPicture(picture)])).toEqual([
    ['one.png', true],
    ['broken.jpg', false],
    ['two.png', true],
  ])
  expect(fittingPictures([], pictures).map(({ name }) => name)).toEqual(['one.png', 'two.png'])
})

it('a file of another kind is not drawn', async () => {
  const [letter] = await readPictures([fileOf('letter.pdf', 'application/pdf')])
  expect(isPicture(letter!)).toBe(false)
  expect(drawn).toEqual([])
})

it('the choice is read before its field is cleared', async () => {
  const field = [fileOf('one.png', 'image/png')]
  const reading = readPictures(field)
  field.length = 0
  expect(await reading).toHaveLength(1)
})
