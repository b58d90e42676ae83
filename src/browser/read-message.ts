/** What TypeScript's DOM does not know yet (WebOTP). */
type OneTimeCode = Credential & { code: string }
type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * Calls the listener with the code of a message that names this site, where the browser reads messages and the customer
 * agrees. Answers how to stop.
 */
export function onCodeMessage(window: Window, listener: (code: string) => void): () => void {
  const stop = new AbortController()
  if ('OTPCredential' in window) {
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    window.navigator.credentials.get(request).then(
      (credential) => credential && listener((credential as OneTimeCode).code),
      // The customer types the code.
      () => {},
    )
  }
  return () => stop.abort()
}
