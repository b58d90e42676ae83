/* Reviews of groceries; columns as in kitchen-reviews.ts. */

export const groceryReviews = `
# fruit
5 | Ripe on the day and sweet, as if I had chosen it myself. | ناضج في يومه وحلو كأنني اخترته بنفسي.
4.5 | Good weight, no bruises, and packed in paper. | وزن صحيح ودون كدمات ومغلف بالورق.
4 | Fresh and clean. It needed one more day to ripen. | طازج ونظيف. احتاج يومًا آخر لينضج.
3 | Sweet, but a part of it was overripe. | حلو، لكن جزءًا منه كان زائد النضج.
5 | My children finished it before dinner. | أنهاه أولادي قبل العشاء.
4.5 | Better than what I found in the market last week. | أفضل مما وجدته في السوق الأسبوع الماضي.
3.5 | Good taste, smaller than in the picture. | طعم جيد وحجم أصغر من الصورة.
2 | Soft spots all over. The store gave the money back. | بقع طرية في كل مكان. المتجر أعاد المبلغ.
5 | I now buy all my fruit here. They choose well. | صرت أشتري كل فواكهي من هنا. يحسنون الاختيار.
4 | Smells as it should and keeps for days in the fridge. | رائحته كما يجب ويبقى أيامًا في الثلاجة.
# vegetables
5 | Crisp and clean, hardly anything to throw away. | طازج ونظيف ولا يكاد يُرمى منه شيء.
4.5 | Good colour and firm. It lasted the whole week. | لون جميل ومتماسك. بقي صالحًا طوال الأسبوع.
4 | Fresh. Next time please shake off the water before packing. | طازج. نرجو تجفيفه من الماء قبل التغليف.
3 | Usable, but it had clearly seen a day or two. | صالح للاستعمال، لكن مضى عليه يوم أو يومان.
5 | Exactly what I need for a salad for eight. | هذا بالضبط ما أحتاجه لسلطة تكفي ثمانية.
3.5 | Good, though mixed in size. | جيد، لكن أحجامه متفاوتة.
4.5 | The kilo was a real kilo; I weighed it. | الكيلو كان كيلو كاملًا، فقد وزنته.
2.5 | Came crushed under a bottle. Please pack with care. | وصل مضغوطًا تحت قارورة. نرجو العناية بالتغليف.
5 | Fresher than in the supermarket under my flat. | أطزج مما في السوبرماركت أسفل بيتي.
# dairy
5 | Came cold, with the longest date I have had in weeks. | وصل باردًا وبأبعد تاريخ صلاحية منذ أسابيع.
4.5 | Clean, fresh taste. We go through it quickly. | طعم نقي وطازج. ينفد عندنا بسرعة.
4 | Good quality. The packaging opens badly. | جودة طيبة. العبوة صعبة الفتح.
3 | Fine, but only four days were left on the date. | لا بأس، لكن لم يبق على انتهاء الصلاحية إلا أربعة أيام.
5 | On our breakfast table every morning. | على مائدة فطورنا كل صباح.
4.5 | Rich without being heavy. Good for cooking as well. | غني دون ثقل، ويصلح للطبخ أيضًا.
3.5 | Decent, a little stronger in taste than I am used to. | مقبول، وطعمه أقوى قليلًا مما اعتدت.
2 | The pack leaked in the bag. They replaced it the same day. | تسربت العبوة في الكيس، واستبدلوها في اليوم نفسه.
5 | The taste I know from the farm shop, without the drive. | الطعم الذي أعرفه من متجر المزرعة، دون عناء الطريق.
4 | Arrived in a cool bag with ice. Well done. | وصل في حقيبة مبردة مع الثلج. أحسنتم.
# bread
5 | Fresh this morning and still soft at night. | طازج صباحًا وبقي طريًا حتى الليل.
4.5 | Good crust, honest ingredients. | قشرة جيدة ومكونات معروفة.
4 | Nice and soft. I freeze half of it. | طري ولذيذ. أجمد نصفه.
3 | Not bad, but it was from yesterday. | لا بأس به، لكنه من الأمس.
5 | Two minutes in the oven and it is like new. | دقيقتان في الفرن ويعود كأنه جديد.
4.5 | My children take it to school. No crumbs left. | يأخذه أولادي إلى المدرسة ولا يبقى منه شيء.
3.5 | Good taste, but it dries out quickly. | طعم جيد لكنه يجف بسرعة.
2.5 | Squashed by the water bottles in the same bag. | انضغط تحت قوارير الماء في الكيس نفسه.
# meat
5 | Cut exactly as I asked, with very little fat. | مقطع كما طلبت تمامًا ودهنه قليل جدًا.
4.5 | Fresh colour, no smell, packed on ice. | لون طازج دون رائحة ومغلف على الثلج.
4 | Good quality for a family dinner. A bit expensive. | جودة طيبة لعشاء عائلي. غالٍ قليلًا.
5 | Tender after one hour in the pot. | طري بعد ساعة في القدر.
3 | Fresh, but the weight was a little short. | طازج، لكن الوزن ناقص قليلًا.
4.5 | I trust this counter. Clean work every time. | أثق بهذا القسم. عمل نظيف في كل مرة.
3.5 | Good, although I had to clean it once more. | جيد، مع أنني اضطررت إلى تنظيفه مرة أخرى.
5 | For the grill on Friday. Everybody asked where I bought it. | لشواء الجمعة. سألني الجميع من أين اشتريته.
2 | Came warm because the courier had three stops. I sent it back. | وصل دافئًا لأن المندوب مر بثلاثة عناوين. أعدته.
4 | Well trimmed and sealed, ready for the freezer. | منظف جيدًا ومغلف بإحكام وجاهز للتجميد.
# fish
5 | Clear eyes, firm flesh, no smell. Straight from the boat. | لحم متماسك ودون رائحة، كأنه من القارب مباشرة.
4.5 | Cleaned as I asked and packed on plenty of ice. | منظف كما طلبت ومغلف على ثلج كثير.
4 | Fresh and easy to cook. I rinse it once more. | طازج وسهل الطهي. أغسله مرة أخرى.
3 | Fresh, but there was more ice than I paid for. | طازج، لكن الثلج أخذ جزءًا من الوزن.
5 | Ten minutes in the pan with lemon. Restaurant quality. | عشر دقائق في المقلاة مع الليمون. جودة مطاعم.
3.5 | Good, a little small for the price. | جيد، وحجمه صغير قليلًا مقابل سعره.
# eggs
5 | Not one broken, and the yolk is a deep yellow. | لم تنكسر واحدة، والصفار بلون غامق.
4.5 | Good size and a clear date on every box. | حجم جيد وتاريخ واضح على العلبة.
3 | Two were cracked. The store took them off the bill. | اثنتان مكسورتان. خصمهما المتجر من الفاتورة.
4 | Fresh. We finish them in a week. | طازج. ننهيه في أسبوع.
# pantry
5 | A staple in my kitchen. The quality does not change. | أساسي في مطبخي، وجودته ثابتة.
4.5 | Good price here, and the date is a year away. | سعره جيد هنا وصلاحيته تمتد سنة.
4 | Does what it should. The pack is hard to open. | يؤدي الغرض. غلافه صعب الفتح.
5 | You taste the difference in simple dishes. | تلاحظ الفرق في الأطباق البسيطة.
3 | It is all right, but I prefer the brand I had before. | لا بأس به، لكني أفضل العلامة التي كنت أستعملها.
4.5 | Well sealed, not a grain lost on the way. | محكم الإغلاق ولم يضع منه شيء في الطريق.
3.5 | Good, but the pack came dented. | جيد، لكن العبوة وصلت منبعجة.
5 | My mother-in-law recognised it at the first bite. | عرفته حماتي من أول لقمة.
4 | Handy size for two people. | حجم مناسب لشخصين.
2.5 | The seal was broken. The store exchanged it without questions. | كان الغلاف مفتوحًا. بدله المتجر دون أسئلة.
4.5 | Cooks evenly and tastes as it should. | ينضج بالتساوي وطعمه كما يجب.
4 | I compared three brands, and this one stays. | قارنت ثلاث علامات واستقررت على هذه.
5 | Keeps well in the cupboard, even in summer. | يحفظ جيدًا في الخزانة حتى في الصيف.
3.5 | Good product, small pack. | منتج جيد وعبوة صغيرة.
# snacks
5 | Gone in one evening. Buy two. | انتهى في سهرة واحدة. اشتروا اثنين.
4.5 | Fresh, not stale like elsewhere. | طازج وليس قديمًا كما في أماكن أخرى.
4 | Good with coffee. Could be a little less sweet or salty. | جيد مع القهوة. لو خفت النكهة قليلًا لكان أفضل.
3 | Tasty, but the bag is half air. | لذيذ، لكن نصف العبوة هواء.
5 | I keep a pack in my desk drawer. | أحتفظ بعبوة في درج مكتبي.
3.5 | Fine for the price. | مقبول مقابل سعره.
4.5 | A good gift when you visit with empty hands. | هدية لطيفة حين تزور ويدك خالية.
2.5 | Arrived broken into small pieces. | وصل مكسورًا إلى قطع صغيرة.
# drinks
5 | Carried up to the fourth floor without a word. Thank you. | حملها المندوب إلى الطابق الرابع دون تذمر. شكرًا له.
4.5 | Good taste, and cheaper than in the café. | طعم جيد وأرخص من المقهى.
4 | Always in our kitchen. The bigger pack is better value. | موجود دائمًا في مطبخنا. العبوة الأكبر أوفر.
3 | One of the packs was damaged, the rest is fine. | إحدى العبوات متضررة والباقي سليم.
5 | Exactly the one I always buy, and it was in stock. | هو نفسه الذي أشتريه دائمًا، وكان متوفرًا.
3.5 | Drinkable, but I have had better. | مقبول، لكني جربت أفضل منه.
4.5 | Fresh date and well packed. | تاريخ إنتاج حديث وتغليف جيد.
# frozen
5 | Still hard frozen when it reached me. | بقي مجمدًا تمامًا حين وصلني.
4.5 | Saves a weekday dinner in fifteen minutes. | ينقذ عشاء يوم عمل في ربع ساعة.
4 | Good quality, not much ice in the bag. | جودة جيدة ولا ثلج كثيرًا في الكيس.
3 | Had started to thaw at the edges. | بدأ يذوب عند الأطراف.
5 | My teenagers ask for it every week. | يطلبه أبنائي المراهقون كل أسبوع.
3.5 | Handy to have at home, nothing special. | من المفيد وجوده في البيت، لا أكثر.
# household
5 | Works with little, so the bottle or pack lasts long. | يكفي القليل منه فتدوم العبوة طويلًا.
4.5 | Good quality for every day. I would buy it again. | جودة جيدة للاستعمال اليومي. سأشتريه ثانية.
4 | Good value in the big pack. | العبوة الكبيرة موفرة.
3 | Does its job, but the packaging tore. | يؤدي الغرض، لكن الغلاف تمزق.
5 | Heavy things brought to my door; that is what I pay for. | الأغراض الثقيلة تصل إلى بابي، وهذا ما أدفع من أجله.
3.5 | All right. I used a stronger one before. | لا بأس به. استعملت أقوى منه من قبل.
4.5 | I have bought it for two years and never had a bad one. | أشتريه منذ سنتين ولم أجد فيه عيبًا.
# baby
5 | Gentle on my son. We stay with it. | لطيف على ابني. سنستمر عليه.
4.5 | Delivered at ten at night when we ran out. You saved us. | وصل في العاشرة ليلًا حين نفد عندنا. أنقذتمونا.
4 | Good quality. A larger pack would be welcome. | جودة جيدة. نتمنى عبوة أكبر.
3 | Good product, but the box was open at one corner. | منتج جيد، لكن العلبة كانت مفتوحة من زاوية.
5 | Our paediatrician is happy with it, and so are we. | طبيب الأطفال راضٍ عنه ونحن كذلك.
3.5 | Fine, although my daughter prefers another one. | جيد، مع أن ابنتي تفضل غيره.
# pets
5 | Our furry one checks the bag before I do. | رفيقنا الصغير يتفقد الكيس قبلي.
4.5 | Good quality and no strong smell in the flat. | جودة جيدة ودون رائحة قوية في الشقة.
4 | Lasts us three weeks. Heavy, so I am glad it is delivered. | يكفينا ثلاثة أسابيع. ثقيل، لذا يسعدني توصيله.
3 | The content is fine, but the bag had a small hole. | المحتوى جيد، لكن في الكيس ثقبًا صغيرًا.
5 | Even our fussy one is content. | حتى المدلل عندنا راضٍ.
# grocery-store
5 | They rang to ask about a substitute before they packed. | اتصلوا ليسألوا عن البديل قبل التجهيز.
4.5 | Cold things in one bag, cleaning things in another. | المبردات في كيس والمنظفات في كيس آخر.
4 | Complete order, ten minutes early. | طلب كامل وقبل موعده بعشر دقائق.
3 | Good choice of goods, but two things were out of stock after I paid. | تشكيلة جيدة، لكن صنفين نفدا بعد أن دفعت.
5 | Saturday shopping without the car park. I will not go back. | تسوق السبت دون مواقف السيارات. لن أعود إلى الوراء.
4.5 | The receipt matched to the fils. | الفاتورة مطابقة حتى آخر فلس.
3.5 | Friendly, but the delivery window was missed by half an hour. | تعامل لطيف، لكن موعد التوصيل فات بنصف ساعة.
2.5 | Wrong size of one article, and the exchange took a day. | حجم أحد الأصناف خاطئ، واستغرق التبديل يومًا.
`
