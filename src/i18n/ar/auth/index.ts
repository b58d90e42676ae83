import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const ar_auth = {
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
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
    note: 'لن يستغرق سوى دقيقتين، وبعدها يصبح كل طلب أسرع.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: '8 أحرف على الأقل',
    confirmPassword: 'تأكيد كلمة المرور',
    refCode: 'رمز الدعوة',
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
    invalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح',
    longEmail: 'يجب ألا يزيد على 255 حرفًا',
    shortPassword: 'يجب ألا تقل عن 8 أحرف',
    longPassword: 'يجب ألا تزيد على 128 حرفًا',
    commonPassword: 'كلمة المرور هذه سهلة التخمين. اختر كلمة أقل شيوعًا.',
    personalPassword: 'اختر كلمة مرور لا تحتوي على اسمك أو رقم هاتفك أو بريدك الإلكتروني.',
    differentPassword: 'كلمتا المرور غير متطابقتين',
  },
  guest: 'المتابعة كضيف',
} satisfies NamespaceAuthTranslation

export default ar_auth
