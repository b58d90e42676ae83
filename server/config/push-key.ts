import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'

/** The key pair by which push services know the shop (RFC 8292), its public half as browsers take it. */
export type PushKey = { publicKey: string; signing: KeyObject }

/** Any 32 random bytes in base64url are a private key of P-256, but for one in four thousand million. */
export function pushKeyOf(privateKey: string): PushKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const point = pair.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: part(1, 33), y: part(33, 65) }
  return { publicKey: point.toString('base64url'), signing: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

export function isPushKey(text: string): boolean {
  try {
    pushKeyOf(text)
    return Buffer.from(text, 'base64url').length === 32
  } catch {
    return false
  }
}
