import { expect, it } from 'vitest'
import { isPhoto, movedSquare, partOf, wholeSquare, zoomedSquare } from '#machines/account/portrait.ts'
import { photoOf } from '#tests/machines/samples/photo.ts'

const wide = { width: 800, height: 400 }
const high = { width: 300, height: 900 }

it.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', true],
  ['image/webp', false],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['', false],
])('whether a file of type "%s" is a photo: %s', (type, isOne) => {
  expect(isPhoto(photoOf({ type }))).toBe(isOne)
})

it('the square is as large as the short side at first, and half of it at twice the size', () => {
  expect(partOf(1, wide)).toEqual({ width: 0.5, height: 1 })
  expect(partOf(2, wide)).toEqual({ width: 0.25, height: 0.5 })
  expect(partOf(1, high)).toEqual({ width: 1, height: 1 / 3 })
})

it('the square moves by parts of its own side', () => {
  expect(movedSquare(wholeSquare, { dx: 0.1, dy: 0 }, wide)).toEqual({ x: 0.55, y: 0.5, zoom: 1 })
  expect(movedSquare({ x: 0.5, y: 0.5, zoom: 2 }, { dx: -0.2, dy: 0.2 }, wide)).toEqual({
    x: 0.45,
    y: 0.6,
    zoom: 2,
  })
})

it('the square stays inside the picture', () => {
  expect(movedSquare(wholeSquare, { dx: 9, dy: 9 }, wide)).toEqual({ x: 0.75, y: 0.5, zoom: 1 })
  expect(movedSquare(wholeSquare, { dx: -9, dy: -9 }, wide)).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
  expect(movedSquare({ ...wholeSquare, zoom: 2 }, { dx: 0, dy: -9 }, wide)).toEqual({
    x: 0.5,
    y: 0.25,
    zoom: 2,
  })
})

it('a square that is made larger again moves back inside the picture', () => {
  expect(zoomedSquare({ x: 0.9, y: 0.9, zoom: 4 }, 1, wide)).toEqual({ x: 0.75, y: 0.5, zoom: 1 })
})

it('the picture is enlarged four times at most, and never made smaller than the square', () => {
  expect(zoomedSquare(wholeSquare, 9, wide).zoom).toBe(4)
  expect(zoomedSquare(wholeSquare, 0.5, wide).zoom).toBe(1)
})
