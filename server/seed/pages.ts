import type { Text } from '#server/db/shapes.ts'
import { DAYS_ON_THE_WAY } from '#server/rules/refund.ts'

/** The pages of the shop. Plain text: an empty line parts paragraphs, `## ` opens a heading. */
export const shopPages: { key: string; title: Text; value: Text }[] = [
  {
    key: 'about-us',
    title: { en: 'About us', ar: 'من نحن' },
    value: {
      en: `Souk began with one question: why does dinner from the street next door take an hour?

We are a small team in the Old Harbour of Marsa Noor. We work with kitchens, markets, pharmacies and shops that we know by name, and with couriers who know every street.

## What we promise
The price you see is the price you pay. You see where your order is. When something goes wrong, a person answers.

## Who we work with
Kitchens, markets, pharmacies and shops in four parts of the city. Each keeps its own prices, its own hours and its own recipes.`,
      ar: `بدأ سوق بسؤال واحد: لماذا يستغرق العشاء من الشارع المجاور ساعة كاملة؟

نحن فريق صغير في الميناء القديم بمرسى نور. نعمل مع مطاعم وأسواق وصيدليات ومتاجر نعرفها بأسمائها، ومع مندوبي توصيل يعرفون كل شارع.

## ما نعد به
السعر الذي تراه هو ما تدفعه. وترى أين وصل طلبك. وحين يحدث خطأ يجيبك إنسان.

## مع من نعمل
مطاعم وأسواق وصيدليات ومتاجر في أربع مناطق من المدينة، ولكل منها أسعاره وساعاته ووصفاته.`,
    },
  },
  {
    key: 'terms-and-conditions',
    title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
    value: {
      en: `These terms apply to every order placed with Souk.

## Your order
An order is an offer to buy from the store you chose. The contract is made when the store confirms it. Prices include what the store charges; tax and the delivery fee are shown before you order.

## Your account
Keep your password to yourself. You may order as a guest; we then keep your contact details only for that order.

## Allergies
Stores list the allergens of their dishes. If you have an allergy, call the store before you order.

## Our responsibility
Stores are responsible for their goods. We are responsible for bringing them to you in the state we received them.`,
      ar: `تسري هذه الشروط على كل طلب يقدم عبر سوق.

## طلبك
الطلب عرض شراء من المتجر الذي اخترته، ويتم العقد حين يؤكده المتجر. الأسعار هي أسعار المتجر، وتظهر الضريبة ورسوم التوصيل قبل الطلب.

## حسابك
احتفظ بكلمة مرورك لنفسك. يمكنك الطلب ضيفًا، وعندها نحتفظ ببيانات التواصل لذلك الطلب فقط.

## الحساسية
تذكر المتاجر مسببات الحساسية في أطباقها. إن كانت لديك حساسية فاتصل بالمتجر قبل الطلب.

## مسؤوليتنا
المتاجر مسؤولة عن بضائعها، ونحن مسؤولون عن إيصالها إليك كما استلمناها.`,
    },
  },
  {
    key: 'privacy-policy',
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    value: {
      en: `We keep what we need to bring you your order, and nothing else.

## What we keep
Your name, phone number and addresses, the orders you placed, and the language you chose.

## Who sees it
The store sees your order. The courier sees your name, your phone number and the address of this order. Nobody buys your data from us.

## How long
Orders are kept for as long as tax law asks. Everything else goes when you delete your account.`,
      ar: `نحتفظ بما نحتاجه لإيصال طلبك ولا شيء غيره.

## ما نحتفظ به
اسمك ورقم هاتفك وعناوينك والطلبات التي قدمتها واللغة التي اخترتها.

## من يراه
يرى المتجر طلبك. ويرى مندوب التوصيل اسمك ورقم هاتفك وعنوان هذا الطلب. ولا يشتري أحد بياناتك منا.

## إلى متى
تحفظ الطلبات المدة التي يطلبها قانون الضرائب، ويزول ما عداها حين تحذف حسابك.`,
    },
  },
  {
    key: 'refund-policy',
    title: { en: 'Refund policy', ar: 'سياسة الاسترداد' },
    value: {
      en: `If something is missing, wrong or spoiled, tell us within 24 hours and you get your money back.

## How to ask
Open the order, choose the items and what was wrong, and add a photograph if you can. We decide within a day.

## How you are paid
You get the items back at the price you paid, with their share of discounts and tax. Delivery, fees and tip are refunded with the whole order. Cash orders are refunded to your wallet at once. Online payments return to the card within ${DAYS_ON_THE_WAY.gateway} days, bank transfers within ${DAYS_ON_THE_WAY.transfer} days.

## Points and cashback
What the refunded items earned you is taken back. The part you have spent already is kept back from the refund.`,
      ar: `إن نقص شيء أو كان خاطئًا أو تالفًا فأخبرنا خلال 24 ساعة وتستعيد نقودك.

## كيف تطلب
افتح الطلب واختر الأصناف والمشكلة وأضف صورة إن أمكن. نردّ خلال يوم واحد.

## كيف تستعيدها
تستعيد قيمة الأصناف بالسعر الذي دفعته مع حصتها من الخصم والضريبة. أما التوصيل والرسوم والإكرامية فتعاد مع استرداد الطلب كاملًا. تعاد مبالغ الطلبات النقدية إلى محفظتك فورًا، وتعود المدفوعات الإلكترونية إلى البطاقة خلال ${DAYS_ON_THE_WAY.gateway} أيام، والتحويلات البنكية خلال ${DAYS_ON_THE_WAY.transfer} أيام.

## النقاط والاسترداد النقدي
نسترجع ما كسبته من الأصناف المستردة، ونخصم من مبلغ الاسترداد ما أنفقته منه.`,
    },
  },
  {
    key: 'review-policy',
    title: { en: 'How reviews work', ar: 'كيف تعمل التقييمات' },
    value: {
      en: `Reviews help other customers choose. They only do so when they are honest, so this is how we treat them.

## Who can review
You can review an item once we have delivered it to you, once for each order. Such a review says “From a delivered order”. A review without these words was taken over from elsewhere: we could not check the order behind it.

## What you see
We show every review, good or bad, the newest first, with the first name of its author. Nobody is paid for a review. Stores can reply, but they can neither change nor hide what you wrote.

## How the average comes about
It is the mean of all ratings, from half a star to five. Every rating counts the same, old or new, with or without words.

## Changing your review
You can change it for a while; the page where you wrote it says until when. The changed review says that it was edited.

## Reporting a review
If a review insults somebody, reveals personal data, advertises or is untrue, press Report below it. Our team reads every report. The review stays visible until the team has decided.`,
      ar: `تساعد التقييمات الآخرين على الاختيار، ولا تفيد إلا إذا كانت صادقة. وهكذا نتعامل معها.

## من يمكنه التقييم
يمكنك تقييم أي منتج بعد أن نوصله إليك، مرة واحدة لكل طلب، ويظهر على تقييمك «من طلب تم توصيله». أما التقييم الذي لا يحمل هذه العبارة فقد نُقل من مكان آخر ولم نتمكن من التحقق من طلبه.

## ما الذي يظهر لك
نعرض كل التقييمات، إيجابية كانت أم سلبية، الأحدث أولًا، مع الاسم الأول لصاحبها. لا ندفع لأحد مقابل تقييم. وللمتجر أن يرد، لكنه لا يستطيع تعديل ما كتبته أو إخفاءه.

## كيف يُحسب المتوسط
هو متوسط جميع التقييمات، من نصف نجمة إلى خمس نجوم. ولكل تقييم الوزن نفسه، قديمًا كان أو جديدًا، مكتوبًا أو بلا كلمات.

## تعديل تقييمك
يمكنك تعديله لمدة محدودة، وتجد آخر موعد للتعديل في الصفحة التي كتبته فيها. ويظهر على التقييم بعد تعديله أنه معدَّل.

## الإبلاغ عن تقييم
إذا كان في التقييم إساءة أو بيانات شخصية أو إعلان أو كلام غير صحيح فاضغط «إبلاغ» أسفله. يقرأ فريقنا كل بلاغ، ويبقى التقييم ظاهرًا حتى يتخذ الفريق قراره.`,
    },
  },
  {
    key: 'shipping-policy',
    title: { en: 'Shipping policy', ar: 'سياسة التوصيل' },
    value: {
      en: `We deliver in four parts of Marsa Noor: Old Town, West Coast, East Coast and the Garden Districts.

## Fee
The fee depends on the way from the store to you, along the streets. It has a lower and an upper limit, and it is free above the amount shown in your cart.

## Time
Each store says how long it takes. You may also choose a later time, in steps of half an hour.

## Take-away
Most stores also hand your order over at the counter, without a fee.`,
      ar: `نوصّل إلى أربع مناطق في مرسى نور: المدينة القديمة والساحل الغربي والساحل الشرقي وأحياء الحدائق.

## الرسوم
تعتمد الرسوم على الطريق من المتجر إليك عبر الشوارع، ولها حد أدنى وحد أعلى، والتوصيل مجاني فوق المبلغ الظاهر في سلتك.

## الوقت
يذكر كل متجر الوقت اللازم. ويمكنك اختيار وقت لاحق بفواصل نصف ساعة.

## الاستلام
تسلّم معظم المتاجر طلبك عند الكاونتر دون رسوم.`,
    },
  },
  {
    key: 'cancellation-policy',
    title: { en: 'Cancellation policy', ar: 'سياسة الإلغاء' },
    value: {
      en: `You may cancel an order until the store confirms it.

## After that
Once the kitchen has started, the order can no longer be canceled. If the store cannot make it, the store cancels and you pay nothing.

## Failed payments
If an online payment fails, you may switch to cash or cancel the order. Nothing is charged.`,
      ar: `يمكنك إلغاء الطلب إلى أن يؤكده المتجر.

## بعد ذلك
حين يبدأ المطبخ بالتحضير لا يمكن إلغاء الطلب. وإن تعذّر على المتجر تحضيره ألغاه ولم تدفع شيئًا.

## فشل الدفع
إن فشل الدفع الإلكتروني فيمكنك التحويل إلى الدفع نقدًا أو إلغاء الطلب، ولا يخصم منك شيء.`,
    },
  },
]

export const refundReasonTexts: [Text, Text, Text, Text] = [
  { en: 'Something is missing', ar: 'شيء ما ناقص' },
  { en: 'It is not what I ordered', ar: 'ليس ما طلبته' },
  { en: 'It is spoiled or damaged', ar: 'تالف أو متضرر' },
  { en: 'It came much too late', ar: 'وصل متأخرًا جدًا' },
]

export const parcelCancellationReasonTexts: Text[] = [
  { en: 'I booked it by mistake', ar: 'حجزته بالخطأ' },
  { en: 'An address or a contact is wrong', ar: 'أحد العنوانين أو بيانات التواصل غير صحيحة' },
  { en: 'The parcel is not ready yet', ar: 'الطرد غير جاهز بعد' },
  { en: 'The receiver is not available', ar: 'المستلم غير متاح' },
  { en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { en: 'I no longer need to send it', ar: 'لم أعد بحاجة إلى إرساله' },
]

export const cancellationReasonTexts: Text[] = [
  { en: 'I ordered by mistake', ar: 'طلبت بالخطأ' },
  { en: 'I want to change the items', ar: 'أريد تغيير الأصناف' },
  { en: 'The address is wrong', ar: 'العنوان خاطئ' },
  { en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { en: 'I found a better price', ar: 'وجدت سعرًا أفضل' },
  { en: 'I no longer need it', ar: 'لم أعد بحاجة إليه' },
]
