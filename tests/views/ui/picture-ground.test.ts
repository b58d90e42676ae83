import { expect, it } from 'vitest'
import { pictureName, pictureUrl } from '#server/media/picture-name.ts'
import { groundOf } from '#ui/picture-ground.ts'

it('knows the colour of a picture from its name, as the server names it', () => {
  expect(groundOf(pictureUrl(pictureName('item', '🍔🧀', 25)))).toBe('hsl(25 64% 91%)')
  expect(groundOf(pictureUrl(pictureName('cover', '🦐🐟🥘', 357), 1280, 'avif'))).toBe('hsl(357 68% 83%)')
  expect(groundOf(pictureUrl(pictureName('poster', '🛵🍟🍔', 40)))).toBe('hsl(40 68% 83%)')
})

it('knows nothing of cut-out pictures and of those of others', () => {
  expect(groundOf(pictureUrl(pictureName('module', '🍔', 25)))).toBeUndefined()
  expect(groundOf('https://shop.example/media/burger.webp')).toBeUndefined()
})
