import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/discover.ts'

/** What `npm run paths` writes for looking at. */
export const reportFolder = join(root, 'artifacts/paths')

/** Where in it the browser level puts a picture of each step; paths and steps count from 1. */
export const pictureOf = (flow: string, path: number, step: number): string =>
  `shots/${flow}/${path}-${step}.jpg`

/** Pictures of the machine as it was would stand beside steps as they are. */
export const forgetPictures = (flow: string): void =>
  rmSync(join(reportFolder, 'shots', flow), { recursive: true, force: true })
