import { createPrivateKey } from 'node:crypto'

/** What of the file Firebase hands out for a server is needed to send. */
export type ServiceAccount = {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

const GOOGLE = 'https://oauth2.googleapis.com/token'

/** `undefined` for anything that is not the JSON of a service account with a key that can sign. */
export function readServiceAccount(text: string): ServiceAccount | undefined {
  try {
    const { project_id, client_email, private_key, token_uri = GOOGLE } = JSON.parse(text)
    if (![project_id, client_email, token_uri].every((each) => typeof each === 'string' && each !== ''))
      return undefined
    if (createPrivateKey(private_key).asymmetricKeyType !== 'rsa' || !URL.canParse(token_uri))
      return undefined
    return { project_id, client_email, private_key, token_uri }
  } catch {
    return undefined
  }
}
