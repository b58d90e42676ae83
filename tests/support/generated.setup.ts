import { generate } from '#tools/build/generate.ts'

/** Vitest by hand, too, finds the generated files. */
export const setup = () => generate()
