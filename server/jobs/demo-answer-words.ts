import type { ReceiverType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'

/** What stores, couriers and the support of the demo write back, one after the other and then again. */
export const answers: Record<ReceiverType, [Text, ...Text[]]> = {
  vendor: [
    { en: 'Thank you for writing. How can we help?', ar: 'شكرًا لتواصلك. كيف يمكننا مساعدتك؟' },
    { en: 'Of course, we will see to it.', ar: 'بالتأكيد، سنهتم بذلك.' },
    { en: 'The kitchen knows. Anything else?', ar: 'أبلغنا المطبخ. هل من شيء آخر؟' },
  ],
  delivery_man: [
    { en: 'Hello! I have your order with me.', ar: 'مرحبًا! طلبك معي.' },
    { en: 'I will ring when I am at the door.', ar: 'سأرن الجرس عند وصولي إلى الباب.' },
    { en: 'Thank you, I will find it.', ar: 'شكرًا، سأجد العنوان.' },
  ],
  admin: [
    { en: 'Hello, this is the support of Souk. What happened?', ar: 'مرحبًا، معك دعم سوق. ماذا حدث؟' },
    { en: 'Thank you. We are looking into it.', ar: 'شكرًا لك. نحن نبحث في الأمر.' },
    { en: 'We will write to you here as soon as we know more.', ar: 'سنكتب لك هنا حالما نعرف المزيد.' },
  ],
}
