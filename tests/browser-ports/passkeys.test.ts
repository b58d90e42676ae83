import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPasskey, readPasskey, readPasskeySupport, supportsPasskeys } from '#browser/passkeys.ts'
import { made, options, request, signed } from '#tests/machines/samples/passkeys.ts'

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url')).buffer
const failing = (name: string) => Object.assign(new Error('No'), { name })
const untilAborted = ({ signal }: CredentialRequestOptions) =>
  new Promise<never>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))

/** A browser whose device answers so. */
function device({ create = vi.fn(), get = vi.fn(), inFields = true as boolean | null }) {
  const PublicKeyCredential = Object.assign(() => {}, {
    ...(inFields !== null && { isConditionalMediationAvailable: async () => inFields }),
  })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', { credentials: { create, get } })
  return { create, get }
}
const pageAt = (hostname: string, more: object = { PublicKeyCredential: globalThis.PublicKeyCredential }) =>
  ({ location: { hostname }, ...more }) as unknown as Window & typeof globalThis
const living = () => new AbortController().signal

const attested = {
  id: made.id,
  rawId: bytes(made.rawId),
  type: 'public-key',
  response: {
    clientDataJSON: bytes(made.response.clientDataJSON),
    attestationObject: bytes(made.response.attestationObject),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}
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

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('a browser supports passkeys', () => {
  it.each(['shop.example', 'localhost', 'a1.example', '1a.example'])('at %s', (hostname) => {
    device({})
    expect(supportsPasskeys(pageAt(hostname))).toBe(true)
  })

  it.each(['127.0.0.1', '[::1]'])('not at the bare address %s', async (hostname) => {
    device({})
    expect(supportsPasskeys(pageAt(hostname))).toBe(false)
    expect(await readPasskeySupport(pageAt(hostname))).toBe('none')
  })

  it('not when it does not know them', async () => {
    expect(await readPasskeySupport(pageAt('shop.example', {}))).toBe('none')
  })

  it.each([
    [true, 'autofill'],
    [false, 'button'],
    [null, 'button'],
  ] as const)('in the field of a form: %s, which is “%s”', async (inFields, support) => {
    device({ inFields })
    expect(await readPasskeySupport(pageAt('shop.example'))).toBe(support)
  })
})

describe('a device that is asked for a new passkey', () => {
  it('gets the options in bytes, and answers in base64url', async () => {
    const { create } = device({ create: vi.fn(async () => attested) })
    expect(await createPasskey(options, living())).toEqual({ type: 'made', credential: made })
    const [{ publicKey }] = create.mock.calls[0] as unknown as [CredentialCreationOptions]
    expect(Buffer.from(publicKey!.challenge as ArrayBuffer).toString()).toBe('challenge')
    expect(Buffer.from(publicKey!.user.id as ArrayBuffer).toString()).toBe('handle')
    expect(publicKey!.excludeCredentials).toHaveLength(1)
    expect(publicKey!.authenticatorSelection).toEqual(options.authenticatorSelection)
  })

  it.each([
    ['NotAllowedError', 'declined'],
    ['AbortError', 'declined'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
    ['UnknownError', 'unsupported'],
  ])('and fails with %s has %s', async (name, type) => {
    device({ create: vi.fn(() => Promise.reject(failing(name))) })
    expect(await createPasskey(options, living())).toEqual({ type })
  })

  it('is no longer asked when the customer leaves', async () => {
    const asking = vi.fn(untilAborted)
    device({ create: asking })
    const left = new AbortController()
    const answered = createPasskey(options, left.signal)
    await vi.waitFor(() => expect(asking).toHaveBeenCalled())
    left.abort()
    expect(await answered).toEqual({ type: 'declined' })
  })

  it('is not asked by a page that is left while the library comes', async () => {
    const { create } = device({ create: vi.fn(async () => attested) })
    await expect(createPasskey(options, AbortSignal.abort())).rejects.toThrow()
    expect(create).not.toHaveBeenCalled()
  })
})

describe('a device that is asked for a passkey it has', () => {
  it('asks its owner at once', async () => {
    const { get } = device({ get: vi.fn(async () => asserted) })
    const answer = await readPasskey(request, { signal: living(), inField: false })
    expect(answer).toEqual({ type: 'made', credential: signed })
    const [given] = get.mock.calls[0] as unknown as [CredentialRequestOptions]
    expect(given.mediation).toBeUndefined()
    expect(given.publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it('waits in the field of the form that takes passkeys', async () => {
    document.body.innerHTML = '<input autocomplete="username webauthn">'
    const { get } = device({ get: vi.fn(async () => asserted) })
    const answer = await readPasskey(request, { signal: living(), inField: true })
    expect(answer).toEqual({ type: 'made', credential: signed })
    expect(get.mock.calls[0]).toMatchObject([{ mediation: 'conditional' }])
  })

  it('answers without a handle of the customer when it gives none', async () => {
    const { userHandle: _, ...response } = asserted.response
    device({ get: vi.fn(async () => ({ ...asserted, response })) })
    const answer = await readPasskey(request, { signal: living(), inField: false })
    const { userHandle, ...rest } = signed.response
    expect(userHandle).toBeTruthy()
    expect(answer).toEqual({ type: 'made', credential: { ...signed, response: rest } })
  })

  it('says that its owner declined', async () => {
    device({ get: vi.fn(() => Promise.reject(failing('NotAllowedError'))) })
    expect(await readPasskey(request, { signal: living(), inField: false })).toEqual({ type: 'declined' })
  })

  it('stops waiting in the field when the customer goes on otherwise', async () => {
    document.body.innerHTML = '<input autocomplete="username webauthn">'
    const waiting = vi.fn(untilAborted)
    device({ get: waiting })
    const left = new AbortController()
    const answered = readPasskey(request, { signal: left.signal, inField: true })
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
    left.abort()
    expect(await answered).toEqual({ type: 'declined' })
  })

  it('is not disturbed by the end of a question that it has answered', async () => {
    const waiting = vi.fn(untilAborted)
    device({ get: vi.fn(async () => asserted) })
    const first = new AbortController()
    await readPasskey(request, { signal: first.signal, inField: false })
    device({ create: waiting })
    const second = createPasskey(options, living())
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
    first.abort()
    expect(await Promise.race([second, Promise.resolve('still asked')])).toBe('still asked')
  })
})
