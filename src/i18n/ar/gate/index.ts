import type { NamespaceGateTranslation } from '../../i18n-types.ts'

const ar_gate = {
  proceed: 'إتمام الطلب',
  title: 'كيف تريد أن تطلب؟',
  note: 'تسجيل الدخول يحفظ سجل طلباتك. لا يمكن للضيوف رؤية سجلهم بعد الطلب.',
  guest: 'المتابعة كضيف',
  login: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
} satisfies NamespaceGateTranslation

export default ar_gate
