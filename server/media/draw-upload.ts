import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ResizeOptions } from 'sharp'
import { refuse } from '#server/refusals/refusal.ts'
import { tooBusy } from '#server/refusals/too-busy.ts'
import { tooManyAtOnce } from '#server/refusals/too-many-at-once.ts'
import { createFairQueue, TooMuchWaits } from './fair-queue.ts'
import { createPixelBudget } from './pixel-budget.ts'
import type { Answer, Drawing } from './upload-process.ts'

/** What phones take: the largest usual picture has 24.5 million pixels. */
const MOST_PIXELS = 25_000_000
/** Pixels of one network in a minute: forty pictures of a good phone. */
const A_MINUTE = 500_000_000
/** Milliseconds for one picture; the largest takes about one second. */
const MOST_TIME = 10_000

/** Draws an uploaded picture as WebP of this size, for the network that sent it. */
export type DrawUpload = (file: Uint8Array, size: ResizeOptions, network: string) => Promise<Uint8Array>

/**
 * Draws one picture at a time, those of several networks in turn. Refuses other files, more pixels than phones take
 * (403), more pixels of one network than a minute allows (429), and a drawing that takes too long (503).
 */
export function createDrawUpload({ pixelsAMinute = A_MINUTE, mostTime = MOST_TIME } = {}): DrawUpload {
  // Thirty people behind one address send two pictures each.
  const queue = createFairQueue({ atOnce: 1, perAsker: 60, waiting: 300 })
  const budget = createPixelBudget(pixelsAMinute)
  const ask = createProcess(mostTime)

  const draw: DrawUpload = async (file, size, network) => {
    const answer = await ask({ file, size, mostPixels: Math.min(MOST_PIXELS, budget.left(network)) })
    if (answer.type === 'not a picture') throw refuse('not a picture')
    if (answer.type === 'too many pixels')
      throw answer.pixels > MOST_PIXELS ? refuse('picture too large') : tooManyAtOnce(60)
    budget.spend(network, answer.pixels)
    return answer.picture
  }
  return async (file, size, network) => {
    try {
      return await queue.run(network, () => draw(file, size, network))
    } catch (error) {
      throw error instanceof TooMuchWaits ? tooBusy(5) : error
    }
  }
}

export const drawUpload = createDrawUpload()

/** Asks a process of its own, one picture at a time. It starts with the first picture, and again after a picture that ended it. */
function createProcess(mostTime: number): (picture: Drawing) => Promise<Answer> {
  let running: ChildProcess | undefined
  return (picture) => {
    running ??= start()
    const child = running
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(deadline)
        child.off('message', answered).off('exit', died)
        then()
      }
      const forget = () => {
        running = undefined
        child.kill('SIGKILL')
      }
      const answered = (answer: Answer) => settle(() => resolve(answer))
      // A picture that ends its process is none.
      const died = () => {
        forget()
        settle(() => resolve({ type: 'not a picture' }))
      }
      const deadline = setTimeout(() => {
        forget()
        settle(() => reject(tooBusy(5)))
      }, mostTime)
      child.once('message', answered).once('exit', died)
      child.send(picture)
    })
  }
}

function start(): ChildProcess {
  const child = fork(fileURLToPath(new URL('upload-process.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
    // Hostile pictures are decoded there, so it knows no secret of the shop.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
  })
  // It ends with the shop, and does not keep the shop from ending.
  child.unref()
  child.channel?.unref()
  return child
}
