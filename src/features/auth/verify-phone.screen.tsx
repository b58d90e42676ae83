import { readTab } from '#browser/tab-storage.ts'
import { useWords } from '#i18n/i18n.tsx'
import { PhoneCodePage } from './phone-code-page.part.tsx'
import { connectVerifyPhone } from './verify-phone.ports.ts'

/** `/auth/verify-phone`: where the shop lets in only customers whose phone is verified. */
function VerifyPhoneScreen() {
  const { title, note, later } = useWords().auth.verify
  const { token, phone, isNew = false } = readTab(window, 'waitingSignIn') ?? { token: '', phone: '' }
  return (
    <PhoneCodePage
      flow="verifyPhone"
      texts={{ title: title(), note: note(), leave: later() }}
      phone={phone}
      isNew={isNew}
      connect={(world, guest) => connectVerifyPhone(world, { token, ...guest })}
    />
  )
}

export { VerifyPhoneScreen as Screen }
