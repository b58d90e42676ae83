import { useWords } from '#i18n/i18n.tsx'
import { PhoneCodePage } from './phone-code-page.part.tsx'
import { connectSignInWithCode } from './verify-phone.ports.ts'

/** `/auth/sign-in-code`: a code in place of the password. */
function SignInCodeScreen() {
  const { title, note, password } = useWords().auth.codeSignIn
  return (
    <PhoneCodePage
      flow="signInWithCode"
      texts={{ title: title(), hint: note(), leave: password() }}
      phone=""
      connect={connectSignInWithCode}
    />
  )
}

export { SignInCodeScreen as Screen }
