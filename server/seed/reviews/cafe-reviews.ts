/* Reviews of breakfast, drinks and desserts; columns as in kitchen-reviews.ts. */

export const cafeReviews = `
# bakery
5 | Still warm when I opened the bag. That is all I ask for. | كان دافئًا حين فتحت الكيس، وهذا كل ما أريد.
4.5 | You smell it before you see it. Soft inside. | تسبقه رائحته، وطري من الداخل.
4 | Soft and fresh. One more would have been nice for the price. | طري وطازج. حبة إضافية كانت ستناسب السعر.
3 | Good taste, but it was dry at the edges. | طعم جيد لكن أطرافه كانت جافة.
5 | As good as from the oven next door in my old street. | كأنه من الفرن المجاور في شارعي القديم.
2.5 | Ordered two and got one. The refund came quickly. | طلبت اثنين ووصل واحد. أعادوا المبلغ سريعًا.
4.5 | Baked the same day, you can tell. | مخبوز في اليوم نفسه، وهذا واضح.
# breakfast
5 | Our Friday breakfast for a year now. | فطورنا يوم الجمعة منذ سنة.
4.5 | Light, not greasy, and my daughter finished hers. | خفيف وغير دهني، وابنتي أنهت حصتها.
3.5 | Nice, although it came after I had left for work. | طيب، مع أنه وصل بعد خروجي إلى العمل.
4 | Filling and well packed. Add a glass of tea and the day can start. | مشبع ومغلف جيدًا. مع كأس شاي يبدأ اليوم.
5 | Good food before nine in the morning is a gift. | طعام طيب قبل التاسعة صباحًا نعمة.
3 | Tasty, but something from the order was missing. | لذيذ، لكن شيئًا من الطلب كان ناقصًا.
4 | The right portion to start the day. | حصة مناسبة لبداية اليوم.
4.5 | Came before our school run, still in good shape. | وصل قبل موعد المدرسة وبحالة ممتازة.
# coffee
5 | Strong, smooth and still hot, with the lid closed tight. | نكهة قوية وناعمة، ووصل ساخنًا والغطاء محكم.
4.5 | They respect my note about the sugar. Rare and appreciated. | يلتزمون بملاحظتي عن السكر، وهذا نادر.
4 | Very good. A sleeve for the hot cup would help. | جيد جدًا. غلاف يقي اليد من حرارة الكوب سيفيد.
3 | Good taste, but it was lukewarm on the tenth floor. | طعم جيد لكنه وصل فاترًا إلى الطابق العاشر.
5 | My three o'clock habit. The taste is the same every day. | عادتي في الثالثة عصرًا. الطعم نفسه كل يوم.
3.5 | A bit sweeter than I ordered it. | أحلى قليلًا مما طلبت.
5 | Better than the machine in our office, and it comes to my desk. | أفضل من آلة المكتب ويصل إلى طاولتي.
4 | Nice aroma, made with care. | رائحة جميلة ومحضر بعناية.
2 | Half had spilled into the bag. The store replaced it. | انسكب نصفه في الكيس، والمتجر عوضني.
# iced
5 | Cold, smooth and not watered down by the ice. | بارد وناعم ولم يخففه الثلج.
4 | Refreshing at noon. I take it without sugar. | منعش عند الظهر. آخذه دون سكر.
4.5 | Strong enough to keep me awake until the meeting ended. | قوي بما يكفي ليبقيني متيقظًا حتى نهاية الاجتماع.
3 | Good, but the cup was only three quarters full. | جيد، لكن الكوب لم يكن ممتلئًا إلا ثلاثة أرباعه.
# icecream
5 | Came in a cold box and had not melted at all. | وصل في علبة مبردة ولم يذب إطلاقًا.
4.5 | Real flavour, creamy, and not icy. | نكهة حقيقية وقوام كريمي دون بلورات ثلج.
4 | My daughter chose the toppings herself. Two scoops are enough. | اختارت ابنتي الإضافات بنفسها. كرتان تكفيان.
3 | Tasty, but soft by the time it reached us. | لذيذ لكنه لان قبل أن يصلنا.
5 | Best end to a hot day. The flavours taste of what they are. | أجمل ختام ليوم حار. كل نكهة بطعمها الحقيقي.
# juices
5 | Cold and fresh, and not a spoon of sugar in it. | بارد وطازج ودون ملعقة سكر.
4.5 | You can feel the pulp. This is real fruit. | تشعر باللب، فهو من فاكهة حقيقية.
4 | Refreshing in this heat. A little less ice, please. | منعش في هذا الحر. قللوا الثلج قليلًا.
3.5 | Tastes good, but the cup was not full. | طعمه جيد لكن الكوب لم يكن ممتلئًا.
5 | The children ask for it instead of sweets now. | صار الأولاد يطلبونه بدل الحلوى.
3 | Fine, only the ice had melted by the time it came. | لا بأس به، لكن الثلج ذاب قبل وصوله.
4.5 | Goes well with grilled food. We always add two. | يناسب المشاوي. نضيف منه اثنين دائمًا.
4 | Good size for the price and closed tightly. | حجم جيد مقابل السعر ومغلق بإحكام.
# sweets
5 | Not too sweet, and so fresh that we ate it standing in the kitchen. | ليست حلوة أكثر من اللازم، وطازجة حتى إننا أكلناها واقفين.
4.5 | Took it to a dinner and the hostess asked for the address. | أخذتها إلى عشاء فسألتني المضيفة عن العنوان.
5 | Arrived whole, without a scratch. Careful courier. | وصلت كاملة دون خدش. مندوب حريص.
4 | Very good with unsweetened coffee. | ممتازة مع قهوة دون سكر.
3 | The taste is good, but it was sweeter than I like. | الطعم جيد لكنها أحلى مما أحب.
5 | For my mother's birthday. She called the next day to ask for more. | لعيد ميلاد أمي. اتصلت في اليوم التالي تطلب المزيد.
4.5 | Generous, rich, and enough for two after dinner. | كمية سخية وطعم غني يكفي اثنين بعد العشاء.
3.5 | Nice texture. The portion is made for sharing with nobody. | قوام جميل. الحصة لا تكفي غير شخص واحد.
4 | Kept well in the fridge until the next evening. | بقيت جيدة في الثلاجة حتى مساء اليوم التالي.
2.5 | It had softened on the way and lost its shape. | لانت في الطريق وفقدت شكلها.
5 | Tastes of the real thing, not of essence from a bottle. | طعم حقيقي وليس نكهة من زجاجة.
4.5 | Our Eid order. Packed like a present. | طلبنا في العيد. مغلفة كأنها هدية.
3 | Came an hour late for the party, still tasty. | تأخرت ساعة عن الحفلة، لكنها لذيذة.
5 | The best of its kind in the city, and I have tried most of them. | الأفضل من نوعها في المدينة، وقد جربت معظم المحلات.
4 | Fresh and pretty. A smaller size would be welcome. | طازجة وجميلة. حجم أصغر سيكون مناسبًا.
# food-store
5 | Friendly voice on the phone and food within half an hour. | صوت ودود على الهاتف والطعام خلال نصف ساعة.
4.5 | They called to tell me that one dish was finished and offered another. | اتصلوا ليخبروني بنفاد أحد الأطباق وعرضوا بديلًا.
4 | Everything was labelled, so nobody had to open five boxes. | كل شيء عليه اسمه، فلم نضطر إلى فتح خمس علب.
3 | The food is good, but the wait on Fridays is too long. | الطعام جيد لكن الانتظار يوم الجمعة طويل.
5 | Cutlery only when you ask for it. Good for the planet. | أدوات المائدة عند الطلب فقط، وهذا أفضل للبيئة.
4.5 | Fourth order from here, and the quality stays the same. | طلبي الرابع من هنا والجودة ثابتة.
2.5 | They sent me somebody else's drink and would not exchange it. | أرسلوا لي مشروب شخص آخر ولم يبدلوه.
4 | Clean packaging and a handwritten thank-you note. | تغليف نظيف وبطاقة شكر بخط اليد.
`
