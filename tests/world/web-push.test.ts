import { createECDH, createPublicKey, type JsonWebKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it, test } from 'vitest'
import { isPushKey, pushKeyOf } from '#server/config/push-key.ts'
import { areBrowserKeys, encryptPush } from '#server/push/encrypt-push.ts'
import { isPushService } from '#server/push/push-services.ts'
import { decryptPush } from '#tests/support/push-service.ts'

/** RFC 8291 §5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('a push message', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const secrets = { salt: bytes(example.salt), privateKey: bytes(example.sender) }
    const sealed = encryptPush(example, Buffer.from(example.text), secrets)
    expect(sealed.toString('base64url')).toBe(example.body)
  })

  it('is read by the browser it was encrypted for, and differs each time', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(bytes(example.receiver))
    const [one, two] = [1, 2].map(() => encryptPush(example, Buffer.from('مرحبا')))
    expect(decryptPush({ own, auth: example.auth }, one!).toString()).toBe('مرحبا')
    expect(one!.equals(two!)).toBe(false)
  })

  test.each([
    ['a point that is not on the curve', { p256dh: `BA${'A'.repeat(85)}`, auth: example.auth }],
    ['a secret of another length', { p256dh: example.p256dh, auth: 'AAAA' }],
  ])('cannot be encrypted with %s', (_, keys) => {
    expect(areBrowserKeys(keys)).toBe(false)
    expect(areBrowserKeys(example)).toBe(true)
  })
})

describe('the key of the shop', () => {
  it('has the public half that browsers are given', () => {
    expect(pushKeyOf(example.sender).publicKey).toBe(example.senderPublic)
  })

  it.each(['', 'secret', 'A'.repeat(43), `${example.sender}AAAA`])('is not %j', (text) => {
    expect([isPushKey(text), isPushKey(example.sender)]).toEqual([false, true])
  })

  it('verifies the token in the example of RFC 8292 §2.4', async () => {
    const key = bytes(
      'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
    )
    const token =
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
    const [x, y] = [key.subarray(1, 33), key.subarray(33)].map((part) => part.toString('base64url'))
    const jwk = { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey
    const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
      currentDate: new Date(0),
    })
    expect(payload).toEqual({
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    })
  })
})

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ])('of a browser is allowed: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://evilfcm.googleapis.com/a',
    'https://push.apple.com.evil.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a',
    'https://10.0.0.1/a',
    'file:///etc/passwd',
    'not an address',
  ])('elsewhere is not: %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
  })

  it('of the push service of a test is allowed by its whole origin only', () => {
    const origin = 'http://127.0.0.1:4000'
    expect(isPushService(`${origin}/a`, origin)).toBe(true)
    expect(isPushService('http://127.0.0.1:4001/a', origin)).toBe(false)
  })
})
