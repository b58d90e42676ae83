import type { ReceiverType } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'

/** What stores, couriers and the support of the demo write back, one after the other and then again. */
export const answers: Record<ReceiverType, [Text, ...Text[]]> = {
  vendor: [
    { en: 'Thank you for writing. How can we help?', ar: 'شكرًا لتواصلك. كيف يمكننا مساعدتك؟' },
    { en: "Of course, we'll take care of it.", ar: 'بالتأكيد، سنهتم بذلك.' },
    { en: "We've told the kitchen. Anything else?", ar: 'أبلغنا المطبخ. هل من شيء آخر؟' },
  ],
  delivery_man: [
    { en: 'Hello! I have your order with me.', ar: 'مرحبًا! طلبك معي.' },
    { en: "I'll ring the bell when I'm at your door.", ar: 'سأرن الجرس عند وصولي إلى الباب.' },
    { en: "Thank you, I'll find it.", ar: 'شكرًا، سأجد العنوان.' },
  ],
  admin: [
    { en: 'Hello, this is Souk support. What happened?', ar: 'مرحبًا، معك دعم سوق. ماذا حدث؟' },
    { en: 'Thank you. We are looking into it.', ar: 'شكرًا لك. نحن نتحقّق من الأمر.' },
    { en: "We'll write to you here as soon as we know more.", ar: 'سنكتب إليك هنا حالما نعرف المزيد.' },
  ],
}
