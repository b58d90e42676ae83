import { expect, it } from 'vitest'
import { pictureName, pictureUrl } from '#server/media/picture-name.ts'
import { groundOf } from '#ui/picture-ground.ts'

it('a scene has its mean colour behind it, by the name that the server gives it', () => {
  expect(groundOf(pictureUrl(pictureName('cover', '🦐🐟🥘', 357), 1280, 'avif'))).toEqual({
    backgroundColor: 'hsl(357 68% 83%)',
  })
  expect(groundOf(pictureUrl(pictureName('poster', '🛵🍟🍔', 40)))).toEqual({
    backgroundColor: 'hsl(40 68% 83%)',
  })
})

it('a cut-out stands on a ground of the hue in its name', () => {
  expect(groundOf(pictureUrl(pictureName('item', '🍔🧀', 25)))).toEqual({ '--hue': '25' })
})

it('nothing stands behind a picture of others', () => {
  expect(groundOf('https://shop.example/media/burger.webp')).toBeUndefined()
})
