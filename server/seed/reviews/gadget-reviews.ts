/* Reviews of electronics, toys, sports goods, books, and of the shops; columns as in kitchen-reviews.ts. */

export const gadgetReviews = `
# phones
5 | Set up in ten minutes, everything moved over from the old one. | جاهز في عشر دقائق، وانتقل كل شيء إليه.
4.5 | The battery does what they say. Very pleased. | البطارية كما وعدوا. راضٍ جدًا.
4 | Fast and light. Arabic works perfectly. | سريع وخفيف، والعربية تعمل فيه تمامًا.
3 | Good device, but it warms up in the sun. | جهاز جيد، لكنه يسخن في الشمس.
5 | Sealed box, local warranty, delivered the same day. | علبة مغلقة وضمان محلي ووصل في اليوم نفسه.
3.5 | Fine for the price. I hoped for a case in the box. | جيد مقابل السعر. تمنيت غطاء في العلبة.
4.5 | My father handles it without my help. That says it all. | والدي يستعمله دون مساعدتي، وهذا يكفي.
# chargers
5 | Charges my phone in the time of a coffee. | يشحن هاتفي خلال فنجان قهوة.
4 | Small enough for the pocket. The cable is sold separately. | صغير يسعه الجيب. الكابل يباع وحده.
4.5 | Solid, does not get hot, works as described. | متين ولا يسخن ويعمل كما وُصف.
3 | Works, but slower with two devices at once. | يعمل، لكنه أبطأ مع جهازين معًا.
5 | Bought one for home and one for the car. | اشتريت واحدًا للبيت وآخر للسيارة.
# audio
5 | Clear voices and a bass that does not hum. | أصوات واضحة وجهير دون طنين.
4.5 | Connected at once and stays connected. | اتصل فورًا وبقي متصلًا.
4 | Very good for the price. The app needs an account. | ممتاز مقابل سعره. التطبيق يطلب حسابًا.
3 | Sounds good, but the button is stiff. | صوته جيد، لكن الزر قاسٍ.
5 | I hear details in old songs that I never knew. | أسمع تفاصيل في الأغاني القديمة لم أعرفها من قبل.
3.5 | Good indoors. Outside I need full volume. | جيد في الداخل. في الخارج أحتاج أعلى صوت.
2.5 | The left side was silent. They exchanged it within a day. | جهة منه كانت صامتة. بدلوه خلال يوم.
# computers
5 | Quick, quiet, and better built than my last one. | سريع وهادئ وأفضل صنعًا من سابقه.
4.5 | Works with my old setup without any driver. | يعمل مع أجهزتي القديمة دون أي تعريف.
4 | Good value. The cable could be longer. | قيمة جيدة. الكابل يمكن أن يكون أطول.
3 | Good hardware, thin manual. | عتاد جيد ودليل مختصر.
5 | Three months of daily work and not one problem. | ثلاثة أشهر من العمل اليومي دون أي مشكلة.
3.5 | Does what it should. I expected a little more for the money. | يؤدي الغرض. توقعت أكثر قليلًا مقابل المبلغ.
4.5 | Well packed with double foam, no scratches. | مغلف بطبقتين من الإسفنج ودون خدوش.
2 | Faulty on arrival. The refund took five days. | وصل معطلًا. استرداد المبلغ استغرق خمسة أيام.
# toys
5 | An hour of peace every evening. Thank you! | ساعة هدوء كل مساء. شكرًا لكم!
4.5 | Sturdy, no sharp edges, and easy to clean. | متين ودون حواف حادة وسهل التنظيف.
4 | Nice quality. Younger children need help at first. | جودة جميلة. الصغار يحتاجون مساعدة في البداية.
3 | Fun, but one piece was missing. They sent it later. | ممتع، لكن قطعة كانت ناقصة. أرسلوها لاحقًا.
5 | My nephew would not let go of it at his birthday. | لم يتركه ابن أخي من يده في عيد ميلاده.
3.5 | Good, a little smaller than I imagined. | جيد، وأصغر قليلًا مما تخيلت.
4.5 | We play with it together, adults included. | نلعب به معًا، كبارًا وصغارًا.
4 | Gift wrapped on request, with a card. | غلفوه هدية عند الطلب مع بطاقة.
# sports
5 | Used it four times a week since March. No wear. | أستعمله أربع مرات أسبوعيًا منذ مارس دون أثر.
4.5 | Good grip and the right weight. | قبضة جيدة ووزن مناسب.
4 | Fine for beginners and a bit beyond. | مناسب للمبتدئين وأكثر قليلًا.
3 | Smells new for the first week. Fine after that. | رائحته قوية في الأسبوع الأول، ثم لا بأس.
5 | Took it to the desert twice. It holds up to sand and sun. | أخذته إلى البر مرتين. يتحمل الرمل والشمس.
3.5 | Decent quality, though the bag for it is thin. | جودة مقبولة، لكن غلافه رقيق.
4.5 | My team ordered five more after trying mine. | طلب فريقي خمسة أخرى بعد تجربة ما عندي.
# books
5 | Beautiful paper and printing. A pleasure to hold. | ورق وطباعة جميلان، ومتعة عند الإمساك به.
4.5 | Arrived flat and dry, wrapped in cardboard. | وصل مستويًا وجافًا ومغلفًا بالكرتون.
4 | Well made. I will give one to my sister too. | صنعة جيدة. سأهدي أختي مثله.
3 | Good, but a corner was bent. | جيد، لكن إحدى زواياه كانت مثنية.
5 | The children and I open it every evening. | أفتحه مع أولادي كل مساء.
3.5 | Nice, shorter than I thought. | جميل، وأصغر مما ظننت.
4.5 | Careful work in both languages. | عمل متقن بكلتا اللغتين.
# stationery
5 | Writes smoothly and feels good in the hand. | ينساب على الورق ومريح في اليد.
4 | Good quality paper and binding. | خامة جيدة وصنعة متقنة.
4.5 | A present for my teacher. She uses it every day. | هدية لمعلمتي. تستعمله كل يوم.
3 | Nice, but a scratch on the surface. | جميل، لكن عليه خدشًا.
# shop-store
5 | They answered my question within minutes. | أجابوا عن سؤالي خلال دقائق.
4.5 | Gift wrapping as nice as the gift. | تغليف الهدية جميل كالهدية.
4 | Exchange without discussion, even without the receipt. | تبديل دون نقاش، حتى دون الفاتورة.
3 | Good things, but the delivery slot was missed twice. | بضاعة جيدة، لكن موعد التوصيل فات مرتين.
5 | Ordered at noon, unpacked at two. | طلبت ظهرًا وفتحت الطرد في الثانية.
3.5 | Nice shop. The photographs could show more detail. | متجر جميل. يمكن للصور أن تظهر تفاصيل أكثر.
2.5 | One parcel came to the wrong building. They sorted it out. | وصل طرد إلى مبنى آخر. وحلوا الأمر.
4.5 | Honest advice: they told me to take the cheaper one. | نصيحة صادقة: أشاروا علي بالأرخص.
`
