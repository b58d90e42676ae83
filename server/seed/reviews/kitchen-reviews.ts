/*
 * Reviews of dishes. A section is a kind of item (see kinds.ts). stars | English | Arabic: the same review as an author of
 * either language would write it.
 */

export const kitchenReviews = `
# dish
5 | Arrived hot, nothing spilled, and the portion fed two of us. | وصل ساخنًا ولم ينسكب شيء، والحصة كفت شخصين.
5 | We order this every Thursday and it has never disappointed us. | نطلبه كل خميس ولم يخيب ظننا مرة.
4.5 | Well seasoned without being salty. The garnish could be fresher. | متبل جيدًا دون ملوحة زائدة. الزينة يمكن أن تكون أطزج.
4 | Good home-style taste. I would have liked a little more sauce. | طعم بيتي طيب. كنت أتمنى صلصة أكثر قليلًا.
5 | My father is hard to please and he asked for a second plate. | والدي صعب الإرضاء ومع ذلك طلب صحنًا ثانيًا.
3 | Tasty, but it came lukewarm because the bag was open. | لذيذ لكنه وصل فاترًا لأن الكيس كان مفتوحًا.
4.5 | Fresh ingredients, and you can taste that it was cooked to order. | مكونات طازجة، وواضح أنه طُهي عند الطلب.
2 | The portion was much smaller than last time for the same price. | الحصة أصغر بكثير من المرة السابقة وبالسعر نفسه.
4 | Nice flavour and careful packing. It took ten minutes longer than promised. | نكهة جميلة وتغليف متقن. تأخر عشر دقائق عن الموعد.
5 | Ordered for six guests and every plate came back empty. | طلبته لستة ضيوف وعادت الصحون كلها فارغة.
3.5 | Decent lunch. Less oil would make it much better. | غداء مقبول. لو قل الزيت لكان أفضل بكثير.
4.5 | Just like in the restaurant, even after twenty minutes on the road. | كأنك في المطعم تمامًا، حتى بعد عشرين دقيقة في الطريق.
3 | They forgot the extra I paid for. The dish itself was good. | نسوا الإضافة التي دفعت ثمنها. الطبق نفسه كان جيدًا.
5 | The kitchen followed my note exactly. Thank you. | نفذ المطبخ ملاحظتي بدقة. شكرًا لهم.
4.5 | Balanced and filling, and I did not feel heavy afterwards. | متوازن ومشبع ولم أشعر بالثقل بعده.
4 | The second time was as good as the first. | في المرة الثانية كان بجودة الأولى.
5 | My roommate and I argue over the last spoon. | أتشاجر أنا وزميلي في السكن على اللقمة الأخيرة.
3.5 | Pleasant, but a bit plain for my taste. | طيب، لكنه عادي قليلًا على ذوقي.
4.5 | Good ingredients, and the price has stayed the same for a year. | مكونات جيدة وسعر ثابت منذ سنة.
2.5 | They sent a different side than the one I had chosen. | أرسلوا طبقًا جانبيًا غير الذي اخترته.
5 | Cooked with care. You notice it in the small things. | مطهو بعناية، ويظهر ذلك في التفاصيل الصغيرة.
4 | I ordered by the picture and got what it shows. | طلبته حسب الصورة ووصل كما تظهر.
3 | Good taste, but two orders of the same dish were not alike. | طعم جيد، لكن طبقين من الصنف نفسه لم يكونا متشابهين.
5 | Perfect for a rainy evening at home. | مثالي لأمسية ممطرة في البيت.
4.5 | Neat boxes that stack in the fridge. I had lunch for two days. | علب مرتبة تُرص في الثلاجة. كفاني غداء يومين.
4 | A little late, but they had warned me by phone. | تأخر قليلًا، لكنهم أخبروني بالهاتف مسبقًا.
# grills
5 | Real charcoal taste, and the meat was still juicy. | طعم فحم حقيقي واللحم بقي طريًا.
4 | Good spices and soft bread. The pickles were too few. | بهارات موفقة وخبز طري. المخلل كان قليلًا.
3 | The taste is right, but part of it was overcooked and dry. | الطعم مضبوط لكن بعضه زاد نضجه فصار جافًا.
5 | Reminds me of the grills my uncle made on the beach. | يذكرني بمشاوي عمي على الشاطئ.
4 | A solid plate for the price, enough for a late supper. | صحن ممتاز مقابل سعره ويكفي لعشاء متأخر.
4.5 | Smoky and not greasy at all. | مدخن ولا دهن زائدًا فيه.
5 | Marinated well and tender down to the last piece. | متبل جيدًا وطري حتى آخر قطعة.
3.5 | Good meat. I expected one piece more at this price. | لحم جيد. توقعت قطعة إضافية بهذا السعر.
# wraps
4.5 | The sauce is the best in the quarter. Ask for extra. | الصلصة هي الأفضل في الحي. اطلبوا زيادة.
5 | Wrapped so well that the bread stayed dry and crisp. | ملفوف بعناية فبقي الخبز جافًا ومقرمشًا.
4.5 | Generous filling, and everything in it was fresh. | حشوة سخية وكل ما فيها طازج.
2.5 | More bread than filling this time. Please watch the kitchen at rush hour. | الخبز أكثر من الحشوة هذه المرة. انتبهوا للمطبخ وقت الزحام.
4 | My supper after the late shift, always ready in minutes. | عشائي بعد الدوام المتأخر، جاهز دائمًا خلال دقائق.
3 | Good filling, but the bread had gone soft by the time I ate. | حشوة جيدة، لكن الخبز لان قبل أن آكل.
5 | Spiced the way it should be. One is enough, two are better. | متبل كما ينبغي. واحدة تكفي واثنتان أفضل.
# rice
5 | Every grain separate, and the spices do not shout. | كل حبة أرز منفصلة والبهارات متوازنة.
4.5 | The smell alone brought the children to the table. | رائحته وحدها جمعت الأولاد حول المائدة.
4 | Plenty of food in one box. I shared it and still had some for the next day. | كمية وفيرة في علبة واحدة. تقاسمته وبقي منه لليوم التالي.
5 | Tastes like the lunch at my grandmother's on Fridays. | طعمه مثل غداء الجمعة عند جدتي.
3.5 | Good spices, but medium was too hot for us. | بهارات طيبة، لكن المتوسط كان حارًا جدًا علينا.
3 | Flavour is fine. I found it a bit oily at the bottom. | النكهة جيدة. وجدته دهنيًا قليلًا في الأسفل.
4.5 | Tender, well seasoned, and the rice soaked up all the flavour. | طري ومتبل جيدًا، والأرز تشرب النكهة كلها.
5 | Still steaming when I opened it. Best lunch of the week. | كان البخار يتصاعد منه حين فتحته. أفضل غداء هذا الأسبوع.
2 | Came without the sauce that belongs to it, and nobody answered the phone. | وصل دون الصلصة المرافقة له ولم يجب أحد على الهاتف.
4 | Reliable. I take it to the office because it reheats well. | يعتمد عليه. آخذه إلى المكتب لأنه يُسخن جيدًا.
# fried
5 | Crisp outside, tender inside, and still hot at the door. | مقرمش من الخارج وطري من الداخل ووصل ساخنًا.
4.5 | The sauce makes it. I now order it on the side. | الصلصة هي السر. صرت أطلبها على جنب.
4 | Big, messy and good. Take many napkins. | كبير ولذيذ ويحتاج إلى مناديل كثيرة.
3 | Tasted good but was squashed in the bag. | طعمه جيد لكنه وصل مضغوطًا في الكيس.
5 | My sons say it beats every chain in the city. | يقول أبنائي إنه يتفوق على كل السلاسل في المدينة.
4.5 | Cooked through without drying out. | ناضج جيدًا دون أن يجف.
3.5 | Good, although saltier than I like. | جيد، لكنه أملح مما أحب.
2.5 | Half of it was cold, probably waiting for the courier. | نصفه كان باردًا، ربما لأنه انتظر المندوب.
4 | Fair portion and a fair price for a quick dinner. | حصة مناسبة وسعر مناسب لعشاء سريع.
5 | Perfect after football practice. Four plates, no leftovers. | مثالي بعد تمرين الكرة. أربعة صحون ولم يبق شيء.
4.5 | Good size, and the children shared one without a fight. | حجم جيد، وتقاسمه الأولاد دون شجار.
4 | Better eaten at once, while it is still hot. | الأفضل أن يؤكل فورًا وهو ساخن.
5 | Freshly made, well seasoned, nothing greasy. | محضر طازجًا ومتبل جيدًا ودون دهون.
# pizza
5 | Thin base, crisp edge, and the tomato tastes of tomato. | قاعدة رقيقة وحواف مقرمشة وطماطم بطعمها الحقيقي.
4.5 | They do not save on the cheese. | لا يبخلون بالجبن.
4 | Very good when eaten at once. It softens if you wait. | ممتازة إن أُكلت فورًا، وتلين إذا انتظرت.
3 | The box was tilted and the topping slid to one side. | مالت العلبة فانزلقت المكونات إلى جهة واحدة.
5 | I lived in Naples for two years and I am happy with this. | عشت سنتين في نابولي وأنا راضٍ عن هذا.
4.5 | Fresh basil and a light hand with the oil. | ريحان طازج وزيت باعتدال.
3.5 | Good taste, a little small for a grown man. | طعم جيد لكن الحجم صغير على رجل بالغ.
4 | The children picked off the olives and ate everything else. | أزال الأولاد الزيتون وأكلوا كل ما عداه.
2 | Underbaked in the middle. I put it into my oven for five minutes. | غير ناضجة في الوسط. أعدتها إلى فرني خمس دقائق.
5 | Movie night is safe. It came in twenty-five minutes. | سهرة الفيلم اكتملت. وصلت خلال خمس وعشرين دقيقة.
# asian
5 | Clean flavours, and everything was cut with care. | نكهات نقية وكل شيء مقطع بعناية.
4.5 | The sauces came in proper little boxes and nothing leaked. | جاءت الصلصات في علب محكمة ولم يتسرب شيء.
4 | Well balanced. A squeeze of lime makes it even better. | نكهته متوازنة. عصرة ليمون تزيده طيبًا.
3.5 | Tasty, but I expected a larger box for this price. | لذيذ، لكني توقعت علبة أكبر بهذا السعر.
5 | As good as at the counter, and I did not have to find parking. | بجودة ما يقدم في المطعم، ودون عناء البحث عن موقف.
4.5 | Seasoned with a sure hand, not too salty. | متبل بيد خبيرة دون ملوحة زائدة.
3 | The flavour is good, but it had become soft on the way. | النكهة جيدة لكنه لان في الطريق.
4 | Fresh and neat. The chopsticks were missing. | طازج ومرتب. نسوا عيدان الأكل.
5 | My favourite after a long shift: light and filling. | المفضل عندي بعد دوام طويل: خفيف ومشبع.
2.5 | Too much sauce covered everything else. | صلصة كثيرة غطت على كل شيء.
# seafood
5 | You can taste that it was in the sea this morning. | واضح من طعمه أنه كان في البحر صباح اليوم.
4.5 | Cooked to the point, with lemon and not much else. | مطهو على الأصول مع الليمون ودون إضافات كثيرة.
4 | Good and fresh, though the price is for special days. | طازج وجيد، وإن كان السعر للمناسبات.
3 | Fresh, but overcooked by a few minutes. | طازج لكن طهيه زاد بضع دقائق.
5 | No fishy smell at all, and cleaned perfectly. | بلا أي رائحة زفرة ومنظف تمامًا.
3.5 | The seasoning is right. I would have liked more of it. | التتبيل مضبوط. كنت أتمنى كمية أكبر.
4.5 | We shared it on the balcony and ordered another. | تقاسمناه على الشرفة ثم طلبنا آخر.
4 | Well packed, and it did not smell up the car. | مغلف جيدًا ولم تنتشر رائحته في السيارة.
5 | Light and fresh, the kind of dinner I sleep well after. | خفيف وطازج، عشاء أنام بعده مرتاحًا.
# salads
5 | Crisp leaves and a dressing that does not drown them. | أوراق مقرمشة وصلصة لا تغرقها.
4.5 | Fills you up without making you sleepy at work. | يشبعك دون أن يثقلك في العمل.
4 | Colourful and fresh. I add my own nuts. | ملونة وطازجة. أضيف إليها مكسراتي.
3 | Fresh, but with fewer toppings than last time. | طازجة لكن إضافاتها أقل من المرة السابقة.
5 | The dressing came separately, so dinner was as good as lunch. | جاءت الصلصة منفصلة، فكان العشاء بجودة الغداء.
3.5 | Good ingredients and a small bowl. | مكونات جيدة في وعاء صغير.
4.5 | Everything in it was ripe, which is rare in a delivery. | كل ما فيها ناضج في وقته، وهذا نادر في التوصيل.
4 | My weekday lunch. The lemon and olive oil suit it best. | غدائي في أيام العمل. الليمون وزيت الزيتون أنسب لها.
# mexican
5 | Warm tortillas, real lime, and heat that comes slowly. | تورتيلا دافئة وليمون حقيقي وحرارة تأتي على مهل.
4 | Good fillings, and they were kept apart from the sauces. | حشوة جيدة ومفصولة عن الصلصات.
4.5 | The salsa tastes as if somebody had just cut it. | الصلصة كأنها قطعت للتو.
3 | The shells were soft when they arrived. The filling was fine. | وصل الخبز لينًا. الحشوة جيدة.
5 | Cumin, coriander, lime: everything in its place. | كمون وكزبرة وليمون: كل شيء في مكانه.
`
