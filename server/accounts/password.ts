import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/**
 * OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Kept with each hash, so they may be raised later. Only
 * tests change them, to sign up many customers.
 */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 }

/** Hashing holds a thread and 19 MiB each: as many as this at once, the others wait. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

/** In place of a hash: no password opens the account, and its customer may set one by a code. */
export const UNUSABLE = 'none'

/** The PHC string of a new password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = COST
  const tag = await argon2id(password, nonce, COST)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** `hash` `null` takes as long as a wrong password: no account can be told from another by time. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = hash?.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/)
  const [, memory, passes, parallelism, nonce, storedHash] = parts ?? []
  if (!nonce || !storedHash) {
    await argon2id(password, randomBytes(16), COST)
    return false
  }
  const expected = Buffer.from(storedHash, 'base64')
  const tag = await argon2id(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return tag.length === expected.length && timingSafeEqual(tag, expected)
}

async function argon2id(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      tagLength: 32,
      ...cost,
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
