import { clock } from '#browser/clock.ts'
import { readTab, writeTab } from '#browser/tab-storage.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { EarlierCode } from '#machines/account/enter-code.machine.ts'
import { PhoneCodePage } from './phone-code-page.part.tsx'
import { connectVerifyPhone } from './verify-phone.ports.ts'

/** `/auth/verify-phone`: where the shop lets in only customers whose phone is verified. */
function VerifyPhoneScreen() {
  const { title, note, later } = useWords().auth.verify
  const { token, phone, isNew = false, code } = readTab(window, 'waitingSignIn') ?? { token: '', phone: '' }
  return (
    <PhoneCodePage
      flow="verifyPhone"
      texts={{ title: title(), hint: note(), leave: later() }}
      phone={code?.phone ?? phone}
      earlier={code && { resend_at: code.resend_at, good_for: Math.max(0, code.ends_at - clock.now()) }}
      isNew={isNew}
      connect={(world, guest) => connectVerifyPhone(world, { token, ...guest, recordCode })}
    />
  )
}

function recordCode(phone: string, { resend_at, good_for }: EarlierCode) {
  const waiting = readTab(window, 'waitingSignIn')
  if (waiting)
    writeTab(window, 'waitingSignIn', {
      ...waiting,
      code: { phone, resend_at, ends_at: clock.now() + good_for },
    })
}

export { VerifyPhoneScreen as Screen }
