// Hand-written: web-push brings five dependencies for this one function (decision 028).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a browser's subscription, in base64url. */
export type BrowserKeys = { p256dh: string; auth: string }

/** Made anew for each message; RFC 8291 §5 gives the ones of its example. */
export type PushSecrets = { salt: Buffer; privateKey: Buffer }

const RECORD_SIZE = 4096
/** Header, tag and delimiter take 103 bytes of the one record (RFC 8291 §4). */
export const MOST_BYTES = RECORD_SIZE - 103

/** Encrypts a message for one browser: RFC 8291 over aes128gcm (RFC 8188), as a single record. */
export function encryptPush({ p256dh, auth }: BrowserKeys, message: Buffer, given?: PushSecrets): Buffer {
  const sender = createECDH('prime256v1')
  if (given) sender.setPrivateKey(given.privateKey)
  else sender.generateKeys()
  const salt = given?.salt ?? randomBytes(16)
  const receiverPublic = Buffer.from(p256dh, 'base64url')
  const senderPublic = sender.getPublicKey()
  const derive = (secret: Uint8Array, saltBytes: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltBytes, info, length))

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverPublic, senderPublic])
  const shared = derive(sender.computeSecret(receiverPublic), Buffer.from(auth, 'base64url'), keyInfo, 32)
  const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const header = Buffer.concat([salt, Buffer.alloc(4), Buffer.from([senderPublic.length]), senderPublic])
  header.writeUInt32BE(RECORD_SIZE, salt.length)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // 2 marks the last record.
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()]
  return Buffer.concat([header, ...sealed, cipher.getAuthTag()])
}

/** False for keys with which nothing can be encrypted: no point of the curve, or a secret of another length. */
export function areBrowserKeys(keys: BrowserKeys): boolean {
  try {
    encryptPush(keys, Buffer.alloc(0))
    return Buffer.from(keys.auth, 'base64url').length === 16
  } catch {
    return false
  }
}
