import type { offlinePaymentMethods } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'

const text = (en: string, ar: string): Text => ({ en, ar })

/** Invalid account numbers: their check digits are wrong. */
export const offlineMethodRows: (typeof offlinePaymentMethods.$inferInsert)[] = [
  {
    id: 1,
    name: text('Bank transfer', 'تحويل بنكي'),
    fields: [
      { name: text('Account holder', 'صاحب الحساب'), value: text('Souk, Marsa Noor', 'سوق، مرسى نور') },
      { name: text('Bank', 'البنك'), value: text('Bank of Marsa Noor', 'بنك مرسى نور') },
      {
        name: text('IBAN', 'رقم الآيبان'),
        value: text('AE00 0000 0000 0000 0012 345', 'AE00 0000 0000 0000 0012 345'),
      },
    ],
    inputs: [
      {
        name: 'account_name',
        label: text('Name on your account', 'الاسم على حسابك'),
        placeholder: text('Layla Haddad', 'ليلى حداد'),
        required: true,
      },
      {
        name: 'reference',
        label: text('Reference of the transfer', 'مرجع التحويل'),
        placeholder: text('FT2611200042', 'FT2611200042'),
        required: true,
      },
    ],
    position: 0,
  },
  {
    id: 2,
    name: text('Exchange house', 'محل صرافة'),
    fields: [
      {
        name: text('Pay in at', 'الدفع لدى'),
        value: text('Harbour Exchange, any branch', 'صرافة الميناء، أي فرع'),
      },
      { name: text('Merchant number', 'رقم التاجر'), value: text('70044', '70044') },
    ],
    inputs: [
      {
        name: 'receipt',
        label: text('Number of the receipt', 'رقم الإيصال'),
        placeholder: text('70044-1182', '70044-1182'),
        required: true,
      },
      {
        name: 'branch',
        label: text('Branch', 'الفرع'),
        placeholder: text('Clock Square', 'ميدان الساعة'),
        required: false,
      },
    ],
    position: 1,
  },
]
