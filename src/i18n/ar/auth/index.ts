import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const ar_auth = {
  signIn: {
    title: 'مرحبًا بعودتك',
    note: 'سجّل الدخول لترى طلباتك وعناوينك ومفضلتك.',
    emailOrPhone: 'البريد الإلكتروني أو الهاتف',
    password: 'كلمة المرور',
    remember: 'تذكّرني على هذا الجهاز',
    submit: 'تسجيل الدخول',
    other: 'جديد هنا؟',
    otherAction: 'أنشئ حسابًا',
    fromSignUp: 'حسابك جاهز. سجّل الدخول للمتابعة.',
  },
  signUp: {
    title: 'إنشاء حساب',
    note: 'دقيقتان الآن، ثم كل طلب بعده بدقيقة.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: '8 أحرف على الأقل',
    confirmPassword: 'كلمة المرور مرة أخرى',
    refCode: 'رمز الإحالة',
    submit: 'إنشاء الحساب',
    other: 'لديك حساب؟',
    otherAction: 'سجّل الدخول',
  },
  flaws: {
    required: 'يُرجى ملء هذا الحقل',
    f_name: 'الاسم مطلوب',
    l_name: 'اسم العائلة مطلوب',
    phone: 'رقم الهاتف مطلوب',
    email: 'البريد الإلكتروني مطلوب',
    invalidEmail: 'يجب أن يكون البريد الإلكتروني صحيحًا',
    longEmail: '255 حرفًا على الأكثر',
    shortPassword: '8 أحرف على الأقل',
    differentPassword: 'كلمتا المرور مختلفتان',
  },
  guest: 'المتابعة كضيف',
} satisfies NamespaceAuthTranslation

export default ar_auth
