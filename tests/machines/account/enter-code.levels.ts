import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { type EarlierCode, enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { connectPhoneCode } from '#src/features/auth/verify-phone.ports.ts'
import { keepWaiting } from '#tests/machines/by-hand.ts'
import { blocked } from '#tests/machines/samples/codes.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

/** A reply whose minute until the next code is over at once. */
const overAtOnce = (body: object) => ({ ...body, resend_in: 0 })

/** Sends a code in the way of the sample: really, or not, because too many were requested. */
export const sendAs = async ({ shop, ...stage }: Stage, operation: string, isSent: boolean) => {
  if (!isSent) return (await stage.next(operation)).refuse(405, { errors: [refusal] })
  await shop.allowCodes()
  await stage.forward(operation, overAtOnce)
}

/** What a tab knows of a code that it asked for two minutes ago. */
export const codeBefore = () => ({ resend_at: Date.now() - 60_000, good_for: 480_000 })

const refusal = { code: 'otp_block_time', message: blocked.message }

export const enterCodeService = service(enterCodeMachine, async (stage, { from }) => {
  const { newcomer, server, shop, wire } = stage
  const { token } = await unwrap(server.POST('/auth/sign-up', { body: newcomer }))
  const { phone } = newcomer
  // The code has expired, as in the model.
  const isAgain = from.includes('before')
  if (isAgain) {
    await shop.allowCodes()
    await unwrap(server.POST('/auth/verify-phone/send', { body: { phone, token } }))
  }
  let hasCode = isAgain
  return {
    connected: connectPhoneCode({ ...stage, clock: Date }, { token, guest_id: null }),
    inputs: {
      [from]: { recipient: phone, length: 6, ...(isAgain && { earlier: { ...codeBefore(), good_for: 0 } }) },
    },
    events: { 'code.change': (sample) => ({ code: sample === 0 ? '123' : shop.codeFor(phone) }) },
    answers: {
      sendCode: {
        asks: 'sendPhoneCode',
        played: async ({ output }) => {
          if (output.type === 'sent') await sendAs(stage, 'sendPhoneCode', true)
          else {
            await shop.allowCodes()
            if (!hasCode) await unwrap(server.POST('/auth/verify-phone/send', { body: { phone, token } }))
            // Without a time to wait there were too many codes; a short one is over at once.
            const headers = output.type === 'held' ? { 'retry-after': '0' } : undefined
            await (await stage.next('sendPhoneCode')).refuse(405, { errors: [refusal] }, headers)
          }
          hasCode = true
        },
        /** The code is sent, and the reply is lost. */
        refusing: async () => {
          await shop.allowCodes()
          await (await stage.next('sendPhoneCode')).loseReply()
          hasCode = true
        },
      },
      checkCode: { asks: 'verifyPhone' },
      countdown: { withheld: true },
    },
    /** The phone is proven exactly when the machine says so. */
    holds: async ({ output }) => {
      if (!output || !('token' in output.proof)) return
      wire.token = output.proof.token
      strictEqual((await server.GET('/customer/info')).data?.is_phone_verified, 1)
    },
  }
})

/** The same as the tab keeps it. */
export const storedCode = (phone: string, { resend_at, good_for }: EarlierCode) => ({
  phone,
  resend_at,
  ends_at: Date.now() + good_for,
})

export const enterCodeBrowser = browser(
  enterCodeMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { recipient, earlier } = live.inputs![from] as { recipient: string; earlier?: EarlierCode }
    const form = page.getByRole('main')
    return {
      open: async () => {
        const token = stage.wire.token ?? ''
        stage.wire.token = undefined
        await keepWaiting(page, {
          token,
          phone: recipient,
          ...(earlier && { code: storedCode(recipient, earlier) }),
        })
        await arrive('/auth/verify-phone')
        await form.getByLabel(/^Code/).waitFor()
      },
      gestures: {
        'code.change': ({ code }) => form.getByLabel(/^Code/).fill(code),
        'form.submit': () => form.getByRole('button', { name: 'Continue', exact: true }).click(),
        'code.resend': () => form.getByRole('button', { name: 'Send another code' }).click(),
      },
    }
  },
  { holds: ['sendPhoneCode', 'verifyPhone'] },
)
