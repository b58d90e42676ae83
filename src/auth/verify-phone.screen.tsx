import { readTab } from '#browser/tab-storage.ts'
import { useWords } from '#i18n/i18n.tsx'
import { PhoneCodePage } from './phone-code-page.tsx'
import { connectVerifyPhone } from './verify-phone.ports.ts'

/** `/auth/verify-phone`: where the shop lets in only customers whose phone is verified. */
export function Screen() {
  const { title, note, later } = useWords().auth.verify
  const { token, phone } = readTab(window, 'waitingSignIn') ?? { token: '', phone: '' }
  return (
    <PhoneCodePage
      flow="verifyPhone"
      texts={{ title: title(), note: note(), leave: later() }}
      phone={phone}
      connect={(world, guest) => connectVerifyPhone(world, { token, ...guest })}
    />
  )
}
