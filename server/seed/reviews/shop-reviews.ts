/* Reviews of clothes, shoes and bags, beauty, the home and its kitchen; columns as in kitchen-reviews.ts. */

export const shopReviews = `
# fashion
5 | Fits as in the size table. The fabric feels better than its price. | المقاس مطابق للجدول، والقماش أفضل من سعره.
4.5 | Good stitching and a colour that survived five washes. | خياطة جيدة ولون صمد بعد خمس غسلات.
4 | Comfortable in this heat. Order one size up for a loose fit. | مريح في هذا الحر. اطلبوا مقاسًا أكبر إن أردتموه واسعًا.
3 | Nice cut, but the colour is darker than on the screen. | قصة جميلة، لكن اللون أغمق مما على الشاشة.
5 | Wore it on a family visit and was asked twice where it is from. | ارتديته في زيارة عائلية وسُئلت مرتين عن مصدره.
3.5 | Good quality, a little long for me. The tailor fixed it. | جودة جيدة، طويل قليلًا علي. أصلحه الخياط.
4.5 | Soft from the first day, no itching label. | ناعم من أول يوم ودون ملصق مزعج.
2 | A seam opened after a week. They exchanged it politely. | انفتحت خياطة بعد أسبوع. بدلوه بكل أدب.
5 | Third one I own, in another colour each time. | الثالث عندي، وكل مرة بلون آخر.
4 | Plain and well made. It needs ironing. | بسيط ومتقن الصنع. يحتاج إلى كي.
3 | Runs small. The exchange was easy. | مقاسه صغير. كان التبديل سهلًا.
# kidswear
5 | Survived kindergarten, paint and the washing machine. | صمد أمام الروضة والألوان والغسالة.
4.5 | Soft, and my daughter dresses herself in it. | ناعم، وابنتي ترتديه وحدها.
4 | True to age. The colours are cheerful. | مناسب للعمر المكتوب وألوانه مبهجة.
3 | Sweet, but it shrank a little in the wash. | لطيف، لكنه انكمش قليلًا في الغسيل.
5 | A present for my nephew. His mother sent a photograph at once. | هدية لابن أخي. أرسلت أمه صورة فورًا.
3.5 | Good for the price. He will outgrow it soon. | جيد مقابل السعر. سيكبر عليه قريبًا.
# shoes
5 | No blisters on the first day. I walked the whole corniche. | لم تؤلمني في أول يوم. مشيت الكورنيش كله.
4.5 | True to size and lighter than they look. | المقاس مضبوط وأخف مما تبدو.
4 | Well made. The sole needs a few days to soften. | صناعة جيدة. النعل يحتاج أيامًا ليلين.
3 | Good looking, but narrow at the toes. | شكل جميل، لكنها ضيقة عند الأصابع.
5 | Two summers of daily use and still in shape. | صيفان من الاستعمال اليومي وما زالت على شكلها.
3.5 | Comfortable, though the colour marks easily. | مريحة، لكن لونها يتسخ بسهولة.
2.5 | I got 40 and 42 in one box. The exchange took two days. | وجدت فردتين بمقاسين في العلبة. التبديل استغرق يومين.
4 | Fair price for this quality. The box was battered. | سعر مناسب لهذه الجودة. العلبة كانت متضررة.
# bags
5 | Looks more expensive than it was. Everyone asked. | يبدو أغلى من سعره. سألني الجميع عنه.
4.5 | Fine work, no loose threads or scratches. | صنع متقن دون خيوط ظاهرة أو خدوش.
4 | Just the size I needed, and nicely wrapped. | الحجم الذي احتجته تمامًا، ومغلف بأناقة.
3 | Pretty, but lighter in quality than expected. | جميل، لكن خامته أخف مما توقعت.
5 | A gift for my wife. She wears nothing else now. | هدية لزوجتي. لا يفارقها منذ ذلك اليوم.
3.5 | Good, although the colour differs a little. | جيد، مع اختلاف بسيط في اللون.
4.5 | Still like new after a year of daily use. | ما زال كالجديد بعد سنة من الاستعمال اليومي.
# beauty
5 | Stays all day without becoming heavy. | يدوم طوال اليوم دون أن يصبح ثقيلًا.
4.5 | A little goes a long way. Lovely packaging. | القليل منه يكفي. تغليف جميل.
4 | Good quality. I would like a smaller size for travel. | جودة جيدة. أتمنى حجمًا أصغر للسفر.
3 | Pleasant, but not what I imagined from the description. | لطيف، لكنه ليس كما تخيلت من الوصف.
5 | My mother used this brand, and it has not changed. | كانت أمي تستعمل هذه العلامة ولم تتغير.
3.5 | Nice at first, gone by the afternoon. | جميل في البداية، ويخف أثره بعد الظهر.
4.5 | Sealed, original, with a sample in the box. | مغلق وأصلي ومعه عينة في العلبة.
2.5 | Arrived without the box, so I could not give it as a present. | وصل دون علبته فلم أستطع إهداءه.
5 | Elegant and not too loud. I get compliments at work. | أنيق وغير صارخ. أتلقى المديح في العمل.
# kitchenware
5 | Heavy, solid, made to last. My grandchildren will inherit it. | متين وثقيل ومصنوع ليدوم. سيرثه أحفادي.
4.5 | Easy to clean and does what it promises. | سهل التنظيف ويؤدي ما يعد به.
4 | Good looking on the table. Keep it out of the dishwasher. | جميل على المائدة. لا تضعوه في غسالة الصحون.
3 | Works well, but smaller than in the picture. | يعمل جيدًا، لكنه أصغر من الصورة.
5 | I use it every single day since it came. | أستعمله كل يوم منذ وصل.
3.5 | Fine for two people, not for a family. | مناسب لشخصين لا لعائلة.
4.5 | Wrapped in so much paper that nothing could break. | ملفوف بورق كثير فلا يمكن أن ينكسر شيء.
2.5 | One part was scratched. They sent another the next day. | كان فيه خدش. أرسلوا بديلًا في اليوم التالي.
# home
5 | The room looks finished now. The material feels real. | اكتملت الغرفة به. الخامة أصلية.
4.5 | Careful delivery, and they took the packaging away. | توصيل حريص، وأخذوا مواد التغليف معهم.
4 | Beautiful piece. The colour is a shade warmer than shown. | قطعة جميلة. اللون أدفأ بدرجة مما في الصورة.
3 | Nice idea, but it arrived with a small flaw. | فكرة جميلة، لكنه وصل بعيب صغير.
5 | Guests notice it before they sit down. | يلاحظه الضيوف قبل أن يجلسوا.
3.5 | Good for the price. The finish could be finer. | جيد مقابل السعر. التشطيب يمكن أن يكون أدق.
4.5 | Exactly the measurements given. I checked before I ordered. | القياسات مطابقة تمامًا. تأكدت قبل أن أطلب.
`
