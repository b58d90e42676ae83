import { afterEach, vi } from 'vitest'
import { made, signed } from '#tests/machines/samples/passkeys.ts'

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url')).buffer

/** What the browser gives when the device made `made`. */
const attested = {
  id: made.id,
  rawId: bytes(made.rawId),
  type: 'public-key',
  response: {
    clientDataJSON: bytes(made.response.clientDataJSON),
    attestationObject: bytes(made.response.attestationObject),
    getTransports: () => made.response.transports,
  },
  getClientExtensionResults: () => ({}),
}

/** What the browser gives when the device signed `signed`. */
const asserted = {
  id: signed.id,
  rawId: bytes(signed.rawId),
  type: 'public-key',
  response: {
    clientDataJSON: bytes(signed.response.clientDataJSON),
    authenticatorData: bytes(signed.response.authenticatorData),
    signature: bytes(signed.response.signature),
    userHandle: bytes(signed.response.userHandle),
  },
  getClientExtensionResults: () => ({}),
}

/** Browsers throw it at a customer who closes the question. */
export const closed = Object.assign(new Error('Not allowed'), { name: 'NotAllowedError' })

/** A device that answers every question at once, as long as nothing else is said; `inFields`: its browser fills passkeys in. */
export function deviceStandIn({ inFields = false } = {}) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => inFields }),
  )
  const credentials = {
    create: vi.fn<() => Promise<object>>(async () => attested),
    get: vi.fn<(asked: CredentialRequestOptions) => Promise<object>>(async () => asserted),
  }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  return credentials
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})
