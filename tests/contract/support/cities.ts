import type { SeedOptions } from '#server/seed/seed.ts'
import { noon } from './small-shop.ts'

/** The city of the demo; tests that share a city share its image. */
export const demoCity: SeedOptions = { scale: 1, now: noon }

/** More goods in a zone than a search finds there; its accounts have no password. */
export const doubleCity: SeedOptions = { scale: 2, now: noon, knownPasswords: false }
