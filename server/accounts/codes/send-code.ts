import { setImmediate as afterReply } from 'node:timers/promises'
import { spendEach } from '#server/limits/each-budget.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Locale } from '#server/rules/text.ts'
import type { RequestContext } from '#server/wiring/services.ts'
import { EXPIRES_IN, RESEND_IN, sharesOfRequest, tooMany } from './code-limits.ts'
import type { CodeName, Purpose } from './code-name.ts'
import { newCode } from './codes.ts'
import type { Recipient } from './recipient.ts'
import type { Requester } from './requester.ts'

/** A code, where it goes, and who requests it. */
type Sending = CodeName & { recipient: Recipient; requester: Requester }

type Asking = Pick<RequestContext, 'services' | 'locale' | 'log'>

/**
 * Makes a code, and sends it when `reaches` an account. Everything but the sending happens either way, and no reply
 * waits for the provider, so that neither the reply nor its time reveals an account. Refuses a request that comes too
 * soon.
 */
export async function sendCode(asking: Asking, name: Sending, reaches: boolean) {
  const wait = await trySendCode(asking, name, reaches)
  if (wait > 0) throw tooMany(wait, name)
  return { resend_in: RESEND_IN, expires_in: EXPIRES_IN }
}

/** The seconds to wait when it is too soon for another code, else 0. */
export async function trySendCode(
  { services, locale, log }: Asking,
  name: Sending,
  reaches: boolean,
): Promise<number> {
  const { db, now, otp, config } = services
  if (!otp) throw refuse('unavailable')
  const { channel, to } = name.recipient
  const wait = await spendEach(db, sharesOfRequest(name, config.RATE_LIMIT === 0), now())
  if (wait > 0) return wait
  const code = await newCode(db, name, { now: now(), length: config.OTP_LENGTH })
  if (reaches)
    afterReply()
      .then(() => otp.send({ channel, to, text: words[name.purpose](code)[locale] }))
      .catch((error) => log.error({ err: error }, 'a code could not be sent'))
  return 0
}

const words: Record<Purpose, (code: string) => Record<Locale, string>> = {
  verify_phone: (code) => ({
    en: `${code} is your code to verify your phone number. Don't share it with anyone.`,
    ar: `${code} هو رمز التحقق من رقم هاتفك. لا تشاركه مع أحد.`,
  }),
  verify_email: (code) => ({
    en: `${code} is your code to verify your email. Don't share it with anyone.`,
    ar: `${code} هو رمز التحقق من بريدك الإلكتروني. لا تشاركه مع أحد.`,
  }),
  login: (code) => ({
    en: `${code} is your code to sign in. Don't share it with anyone.`,
    ar: `${code} هو رمز تسجيل الدخول. لا تشاركه مع أحد.`,
  }),
  confirm: (code) => ({
    en: `${code} is your code to change or remove your account. Don't share it with anyone.`,
    ar: `${code} هو رمز تغيير حسابك أو حذفه. لا تشاركه مع أحد.`,
  }),
  order: (code) => ({
    en: `${code} is your code to pay or change your order. Don't share it with anyone.`,
    ar: `${code} هو رمز الدفع لطلبك أو تعديله. لا تشاركه مع أحد.`,
  }),
  reset_password: (code) => ({
    en: `${code} is your code to reset your password. Don't share it with anyone.`,
    ar: `${code} هو رمز تعيين كلمة مرور جديدة. لا تشاركه مع أحد.`,
  }),
}
