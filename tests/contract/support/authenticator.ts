import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignIn } from '#openapi/generated/server.ts'
import type { StoredPasskey } from '#tests/fixtures/fingerprint.ts'

type Page = {
  /** Where the page is that asks. */
  origin?: string
  crossOrigin?: boolean
  /** What the device counts this signature as, in place of one more. */
  counter?: number
  /** Whether the customer showed a face, finger or PIN. */
  isVerified?: boolean
}

const ORIGIN = 'http://localhost:3000'

/** A device of a customer that holds one passkey: ES256, as WebAuthn describes it, in the shape browsers send. */
export type Authenticator = {
  create: (options: PasskeyCreation, page?: Page) => NewPasskey['credential']
  get: (options: PasskeyRequest, page?: Page) => PasskeySignIn['credential']
  /** The passkey that it created, for the virtual authenticator of Chromium. */
  copy: (rpId: string) => StoredPasskey
}

/** `counts: false` is a device that syncs its passkeys, and counts nothing. */
export function newAuthenticator({ counts = true } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x, y } = publicKey.export({ format: 'jwk' })
  let userHandle = ''
  let signed = 0

  const dataFor = (rpId: string, { counter, isVerified = true }: Page, attested = Buffer.alloc(0)) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? (counts ? ++signed : 0))
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }
  const envelope = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  } as const

  return {
    create: ({ rp, user, challenge }, page = {}) => {
      userHandle = user.id
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x!)],
          [-3, bytes(y!)],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = dataFor(rp.id, page, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...envelope,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    get: ({ rpId, challenge }, page = {}) => {
      const client = clientData('webauthn.get', challenge, page)
      const data = dataFor(rpId, page)
      return {
        ...envelope,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
    copy: (rpId) => ({
      credentialId: id.toString('base64'),
      isResidentCredential: true,
      rpId,
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      userHandle: Buffer.from(userHandle, 'base64url').toString('base64'),
      signCount: signed,
    }),
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN, crossOrigin = false }: Page) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
