import { describe, expect, it } from 'vitest'
import { askedOf, socialFlaws, socialRegisterBody, untyped } from '#machines/rules/social-form.ts'
import { type SocialAway, socialReturnOf } from '#machines/rules/social-return.ts'
import { newcomer, proof, stranger } from '#tests/machines/samples/social.ts'

const away: SocialAway = {
  medium: 'apple',
  state: 'state-1',
  nonce: 'nonce-1',
  next: '/wallet',
  typed: { ...untyped, phone: '+971501234567' },
}
const state = 'state-1'
const id_token = 'a.b.c'

describe('what comes back from a medium', () => {
  it('the answer of a medium is proven with the nonce that this tab kept, although the answer names another nonce', () => {
    expect(socialReturnOf({ state, id_token, nonce: 'other' } as object, away)).toEqual({
      type: 'proven',
      proof: { token: 'a.b.c', medium: 'apple', nonce: 'nonce-1' },
      typed: away.typed,
    })
  })

  it.each([
    ['nothing waits for', { state, id_token }, undefined],
    ['has another state', { state: 'state-2', id_token }, away],
    ['has no state', { id_token }, away],
    ['has an empty state', { state: '', id_token }, away],
    ['has another state and an error', { state: 'state-2', error: 'access_denied' }, away],
    ['nothing waits for, and has no state', { id_token }, undefined],
  ])('is foreign when it %s', (_, answer, stored) => {
    expect(socialReturnOf(answer, stored)).toEqual({ type: 'foreign' })
  })

  it.each(['access_denied', 'user_cancelled_authorize', 'user_denied'])('is cancelled by %s', (error) => {
    expect(socialReturnOf({ state, error }, away)).toEqual({
      type: 'cancelled',
      medium: 'apple',
      typed: away.typed,
    })
  })

  it.each([{ error: 'server_error' }, { error: 'invalid_request', id_token }, {}, { id_token: '' }])(
    'has failed with %o',
    (answer) => {
      expect(socialReturnOf({ state, ...answer }, away)).toEqual({
        type: 'failed',
        medium: 'apple',
        typed: away.typed,
      })
    },
  )

  it('proposes the names that Apple sends once', () => {
    const user = JSON.stringify({ name: { firstName: ' Mona ', lastName: 'Saleh' }, email: 'x@example.com' })
    expect(socialReturnOf({ state, id_token, user }, away)).toMatchObject({
      typed: { ...away.typed, f_name: 'Mona', l_name: 'Saleh', email: '' },
    })
  })

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"name":null}',
    '{"name":{"firstName":7,"lastName":{}}}',
    '{"name":{"firstName":" "}}',
  ])('reads no name from %s', (user) => {
    expect(socialReturnOf({ state, id_token, user }, away)).toMatchObject({
      type: 'proven',
      typed: away.typed,
    })
  })
})

describe('the form after a medium', () => {
  it('asks for the phone always, and for the rest where the medium says nothing of it', () => {
    expect(askedOf(newcomer, untyped)).toEqual(['phone'])
    expect(askedOf({ ...newcomer, f_name: null }, untyped)).toEqual(['f_name', 'l_name', 'phone'])
    expect(askedOf({ ...newcomer, email: null }, untyped)).toEqual(['phone', 'email'])
    expect(askedOf({ ...newcomer, l_name: null }, untyped)).toEqual(['phone'])
    expect(askedOf(stranger, { ...untyped, ref_code: 'SARA7Q' })).toEqual([
      'f_name',
      'l_name',
      'phone',
      'email',
      'ref_code',
    ])
  })

  it('holds only what it asks for against the customer', () => {
    expect(socialFlaws(untyped, ['phone'])).toEqual({ phone: 'required' })
    expect(socialFlaws(untyped, ['f_name', 'l_name', 'phone', 'email', 'ref_code'])).toEqual({
      f_name: 'required',
      phone: 'required',
      email: 'required',
    })
    expect(socialFlaws({ ...untyped, phone: '+971 501' }, ['phone'])).toEqual({ phone: 'invalid' })
    const email = `${'a'.repeat(250)}@b.com`
    expect(socialFlaws({ ...untyped, email: 'mona' }, ['email'])).toEqual({ email: 'invalid' })
    expect(socialFlaws({ ...untyped, email }, ['email'])).toEqual({ email: 'tooLong' })
    expect(socialFlaws({ ...untyped, email: ' mona@example.com ' }, ['email'])).toEqual({})
  })

  it('sends what it asked for and the customer filled in', () => {
    const fields = { f_name: ' Mona ', l_name: ' ', phone: ' 050 ', email: 'm@example.com', ref_code: '' }
    expect(socialRegisterBody({ proof, fields, asked: ['phone'] }, null)).toEqual({ ...proof, phone: '050' })
    expect(
      socialRegisterBody({ proof, fields, asked: ['f_name', 'l_name', 'phone', 'ref_code'] }, 'guest-7'),
    ).toEqual({ ...proof, phone: '050', f_name: 'Mona', guest_id: 'guest-7' })
  })
})
