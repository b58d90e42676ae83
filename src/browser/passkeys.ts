import type { DeviceAnswer } from '#machines/account/add-passkey.machine.ts'
import type { PasskeySupport } from '#machines/account/sign-in-with-passkey.machine.ts'
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignIn } from '#openapi/generated/client.ts'

/** Comes with the first passkey that is asked for. */
const library = () => import('@simplewebauthn/browser')

/** Passkeys belong to a domain: a page at a bare address has none. */
export const supportsPasskeys = (window: Window): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)

export async function readPasskeySupport(window: Window & typeof globalThis): Promise<PasskeySupport> {
  if (!supportsPasskeys(window)) return 'none'
  const inFields = await window.PublicKeyCredential.isConditionalMediationAvailable?.()
  return inFields ? 'autofill' : 'button'
}

/** Whether this device itself, and no key beside it, can keep a passkey for this page. */
export const canKeepPasskey = async (window: Window & typeof globalThis): Promise<boolean> =>
  supportsPasskeys(window) &&
  (await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())

/** Asks the device for a new passkey; ends when the signal does. */
export const createPasskey = (options: PasskeyCreation, signal: AbortSignal) =>
  asked(signal, async ({ startRegistration }): Promise<NewPasskey['credential']> => {
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as Options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  })

/** Asks the device for a passkey it has: at once, or in the field of the form, as `username webauthn` allows. */
export const readPasskey = (
  options: PasskeyRequest,
  { signal, inField }: { signal: AbortSignal; inField: boolean },
) =>
  asked(signal, async ({ startAuthentication }): Promise<PasskeySignIn['credential']> => {
    const made = await startAuthentication({ optionsJSON: options, useBrowserAutofill: inField })
    const { clientDataJSON, authenticatorData, signature, userHandle } = made.response
    return {
      id: made.id,
      rawId: made.rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })

type Library = Awaited<ReturnType<typeof library>>

async function asked<Credential>(
  signal: AbortSignal,
  ask: (library: Library) => Promise<Credential>,
): Promise<DeviceAnswer<Credential>> {
  const webAuthn = await library()
  signal.throwIfAborted()
  const cancel = () => webAuthn.WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  try {
    return { type: 'made', credential: await ask(webAuthn) }
  } catch (error) {
    return { type: whyNot(error) }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Browsers name it; they do not tell a customer who closed the question from one who has no passkey. */
const whyNot = (error: unknown): 'declined' | 'known' | 'unsupported' => {
  const { name } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return 'declined'
  return name === 'InvalidStateError' ? 'known' : 'unsupported'
}
