/* art | English | Arabic | unit | unit in Arabic | price | brand key or - | marks: o organic, w sold by weight, k by the pack; allergens as in menus-west.ts | description | Arabic */

export const groceryAssortment = `
# fruit
🍌 | Bananas | موز | kg | كغ | 6.5 | - | w | Ripe yellow bananas, sold by weight; they keep for four days. | موز أصفر ناضج يباع بالوزن ويبقى صالحًا أربعة أيام.
🍎 | Royal Gala Apples | تفاح رويال غالا | kg | كغ | 9.95 | - | w | Sweet, crisp red apples for lunch boxes, salads and baking. | تفاح أحمر حلو ومقرمش لعلب الغداء والسلطات والخبز.
🍏 | Green Apples | تفاح أخضر | kg | كغ | 10.5 | - | w | Firm, tart apples that hold their shape in a pie. | تفاح متماسك حامض يحافظ على قوامه في الفطائر.
🍊 | Navel Oranges | برتقال أبو سرة | kg | كغ | 7.25 | - | w | Seedless oranges with thick skin, easy to peel and to squeeze. | برتقال بلا بذور بقشرة سميكة، سهل التقشير والعصر.
🍋 | Lemons | ليمون | 500 g | 500 غ | 4.75 | - | - | Juicy lemons for dressings, fish and tea, about four in a bag. | ليمون كثير العصير للسلطات والسمك والشاي، نحو أربع حبات.
🍇 | Red Seedless Grapes | عنب أحمر بدون بذور | kg | كغ | 16.5 | - | w | Sweet red grapes on the stem, without seeds; wash before serving. | عنب أحمر حلو بلا بذور على عناقيده؛ اغسله قبل التقديم.
🍓 | Strawberries | فراولة | 250 g | 250 غ | 12.95 | wadi | o | Organic strawberries in a box, best on the day they arrive. | فراولة عضوية في علبة، ألذ ما تكون يوم وصولها.
🫐 | Blueberries | توت أزرق | 125 g | 125 غ | 14.5 | wadi | o | Organic blueberries for yoghurt, oats and pancakes; keep them chilled. | توت أزرق عضوي للزبادي والشوفان والبانكيك؛ يحفظ مبردًا.
🥭 | Alphonso Mangoes | مانجو ألفونسو | kg | كغ | 22 | - | w | Fragrant Indian mangoes with smooth flesh and very little fibre. | مانجو هندي عطري بلب ناعم وألياف قليلة جدًا.
🍉 | Watermelon | بطيخ | piece | حبة | 18.5 | - | - | One whole watermelon of about five kilos, red and sweet inside. | بطيخة كاملة بنحو خمسة كيلوغرامات، حمراء وحلوة من الداخل.
🍍 | Pineapple | أناناس | piece | حبة | 13.95 | - | - | A whole golden pineapple, ready to cut; the leaves come off easily. | أناناس ذهبي كامل جاهز للتقطيع، وأوراقه سهلة النزع.
🥝 | Kiwi | كيوي | 6 pieces | 6 حبات | 11.25 | - | - | Six green kiwis, slightly firm; they ripen in two days. | ست حبات كيوي خضراء متماسكة قليلًا، تنضج خلال يومين.
🍑 | Peaches | خوخ | kg | كغ | 17.5 | - | w | Yellow peaches with soft skin, sweet and full of juice. | خوخ أصفر بقشرة ناعمة، حلو وكثير العصير.
🍐 | Packham Pears | كمثرى باكهام | kg | كغ | 12.5 | - | w | Green pears that turn buttery as they ripen at room temperature. | كمثرى خضراء تصبح زبدية القوام حين تنضج في حرارة الغرفة.
🥑 | Hass Avocados | أفوكادو هاس | 3 pieces | 3 حبات | 15.95 | wadi | o | Three organic avocados, ready to eat within one or two days. | ثلاث حبات أفوكادو عضوية جاهزة للأكل خلال يوم أو يومين.
dates/rust/honey | Fresh Khalas Dates | رطب خلاص طازج | kg | كغ | 24 | nakheel | w | Soft half-ripe Khalas dates from the palm groves; keep them cold. | رطب خلاص طري من مزارع النخيل؛ يحفظ باردًا.
# vegetables
🍅 | Vine Tomatoes | طماطم عنقودية | kg | كغ | 7.95 | wadi | w | Red tomatoes sold on the vine, for salads, sauces and sandwiches. | طماطم حمراء على عناقيدها للسلطات والصلصات والشطائر.
🥒 | Baby Cucumbers | خيار صغير | kg | كغ | 6.25 | wadi | w | Small cucumbers with thin skin and few seeds; no peeling needed. | خيار صغير بقشرة رقيقة وبذور قليلة، لا يحتاج إلى تقشير.
🥔 | Washed Potatoes | بطاطس مغسولة | 2 kg | 2 كغ | 8.5 | - | - | Two kilos of washed all-purpose potatoes to boil, mash, roast or fry. | كيلوغرامان من البطاطس المغسولة للسلق والهرس والشي والقلي.
🧅 | Red Onions | بصل أحمر | kg | كغ | 4.25 | - | w | Mild red onions to slice raw or to cook slowly. | بصل أحمر معتدل يقطع نيئًا أو يطهى على مهل.
🧄 | Garlic | ثوم | 250 g | 250 غ | 5.5 | - | - | Whole white garlic bulbs with firm cloves; store in a dry place. | رؤوس ثوم بيضاء بفصوص متماسكة؛ تحفظ في مكان جاف.
🥕 | Carrots | جزر | kg | كغ | 5.75 | - | w | Sweet orange carrots without leaves, for juice, stews and snacks. | جزر برتقالي حلو بلا أوراق، للعصير واليخنات والتسالي.
🥦 | Broccoli | بروكلي | 500 g | 500 غ | 9.5 | wadi | o | One organic head of broccoli; steam it for five minutes. | رأس بروكلي عضوي؛ يكفيه خمس دقائق على البخار.
🥬 | Romaine Lettuce | خس روماني | piece | حبة | 6.95 | wadi | o | One organic head with long crisp leaves, for Caesar salad and fattoush. | رأس خس عضوي بأوراق طويلة مقرمشة لسلطة السيزر والفتوش.
bunch/leaf/tan | Fresh Parsley | بقدونس طازج | bunch | ربطة | 2.25 | wadi | o | A bunch of organic flat-leaf parsley, enough for one bowl of tabbouleh. | ربطة بقدونس عضوي تكفي لطبق تبولة واحد.
bunch/leaf/red/leaves | Fresh Mint | نعناع طازج | bunch | ربطة | 2.25 | wadi | o | A bunch of organic mint for tea, lemonade and salads. | ربطة نعناع عضوي للشاي والليموناضة والسلطات.
🍆 | Aubergines | باذنجان | kg | كغ | 7.5 | - | w | Glossy black aubergines to grill, fry or bake for moutabal. | باذنجان أسود لامع للشي أو القلي أو المتبل.
🫑 | Mixed Peppers | فلفل رومي مشكل | 3 pieces | 3 حبات | 9.75 | wadi | - | One red, one yellow and one green pepper, sweet and crunchy. | حبة فلفل حمراء وأخرى صفراء وثالثة خضراء، حلوة ومقرمشة.
🌽 | Sweetcorn | ذرة حلوة | 2 pieces | حبتان | 7.5 | - | - | Two cobs with peeled husks, ready for the grill or the pot. | كوزا ذرة مقشران وجاهزان للشواية أو القدر.
champignons/white | White Mushrooms | فطر أبيض | 250 g | 250 غ | 8.25 | - | - | Closed white mushrooms; wipe them clean and slice them raw or fried. | فطر أبيض مغلق؛ يمسح ثم يقطع نيئًا أو يقلى.
🍠 | Sweet Potatoes | بطاطا حلوة | kg | كغ | 8.95 | - | w | Orange sweet potatoes for roasting, soup and oven chips. | بطاطا حلوة برتقالية للشي والشوربة والرقائق في الفرن.
# dairy
carton/blue/white🐄 | Full Cream Milk | حليب كامل الدسم | 1 l | 1 ل | 6.75 | noor | D | Fresh cow's milk with 3.5% fat, pasteurised and kept chilled. | حليب بقر طازج بنسبة دسم 3.5%، مبستر ومحفوظ مبردًا.
carton/sky/white🐄 | Low Fat Milk | حليب قليل الدسم | 1 l | 1 ل | 6.75 | noor | D | Fresh pasteurised cow's milk with 1.5% fat for coffee and cereal. | حليب بقر طازج مبستر بنسبة دسم 1.5% للقهوة والحبوب.
carton/tan/cream🌾 | Oat Drink | مشروب الشوفان | 1 l | 1 ل | 14.5 | sanabel | G!DNPY | A plant drink made of oats and water; it foams for coffee. | مشروب نباتي من الشوفان والماء، يرغو جيدًا للقهوة.
carton/mint/white🌿 | Fresh Laban | لبن طازج | 1 l | 1 ل | 6.25 | noor | D | A litre of plain buttermilk, slightly sour; shake it and serve cold. | لتر من اللبن السادة بحموضة خفيفة؛ يرج ويقدم باردًا.
tub/blue/white🥛 | Plain Yoghurt | زبادي سادة | 1 kg | 1 كغ | 9.5 | noor | D | A kilo of set yoghurt without sugar, for cooking and for the table. | كيلوغرام من الزبادي المتماسك دون سكر، للطبخ وللمائدة.
cups/pink/rose🍓 | Strawberry Yoghurt | زبادي الفراولة | 4 x 100 g | 4 × 100 غ | 8.95 | noor | k D | Four small pots of smooth yoghurt with strawberry purée. | أربع علب صغيرة من الزبادي الناعم مع مهروس الفراولة.
tub/navy/white🫐 | Greek Yoghurt | زبادي يوناني | 450 g | 450 غ | 15.75 | noor | D | Thick strained yoghurt with 10% fat, good with honey or cucumber. | زبادي مصفى كثيف بنسبة دسم 10%، لذيذ مع العسل أو الخيار.
tub/leaf/white🫒 | Labneh | لبنة | 400 g | 400 غ | 12.25 | noor | D | Creamy strained yoghurt with a little salt, to spread on bread. | لبن مصفى كريمي مع قليل من الملح يدهن على الخبز.
pouch/sky/white/chunks🌿 | Halloumi | جبن حلوم | 225 g | 225 غ | 17.5 | qasr | D | Semi-hard cheese in brine that browns in a pan without melting. | جبن نصف صلب في محلول ملحي يتحمر في المقلاة دون أن يذوب.
pouch/orange/gold/plain🧀 | Sliced Cheddar | جبن شيدر شرائح | 200 g | 200 غ | 13.95 | qasr | D | Ten slices of mild orange cheddar for sandwiches and burgers. | عشر شرائح من الشيدر البرتقالي المعتدل للشطائر والبرجر.
tub/sky/white🫒 | Feta in Brine | جبن فيتا | 500 g | 500 غ | 16.95 | qasr | D | White cheese in salted water, crumbly and sharp, for salads. | جبن أبيض في ماء مملح، هش ولاذع، للسلطات.
pouch/navy/cream/sticks🧀 | Grated Mozzarella | موزاريلا مبشورة | 500 g | 500 غ | 21.5 | qasr | D | Grated low-moisture mozzarella that melts evenly on pizza and pasta. | موزاريلا مبشورة قليلة الرطوبة تذوب بالتساوي على البيتزا والمعكرونة.
🧈 | Unsalted Butter | زبدة غير مملحة | 400 g | 400 غ | 18.75 | noor | D | Butter with 82% fat for baking, cooking and warm toast. | زبدة بنسبة دسم 82% للخبز والطبخ والتوست الدافئ.
eggbox/tan/sand | Free Range Eggs | بيض مزارع حر | 15 pieces | 15 حبة | 17.95 | wadi | o E | Fifteen medium brown organic eggs from hens that walk outdoors. | خمس عشرة بيضة بنية عضوية متوسطة من دجاج طليق.
eggbox/grey/white | White Eggs | بيض أبيض | 30 pieces | 30 حبة | 23.5 | wadi | E | A tray of thirty large white eggs for families and bakers. | طبق من ثلاثين بيضة بيضاء كبيرة للعائلات ومحبي الخبز.
# bread
🫓 | Arabic Bread | خبز عربي | 6 pieces | 6 أرغفة | 3.5 | - | G | Six flat loaves that open into pockets; soft for two days. | ستة أرغفة تنفتح كالجيب وتبقى طرية يومين.
bag/toast/sand🍞 | Wholemeal Sliced Bread | خبز أسمر شرائح | 600 g | 600 غ | 7.25 | sheaf | G | Sliced loaf of whole wheat flour, with no added sugar. | خبز مقطع من دقيق القمح الكامل دون سكر مضاف.
🥖 | Baguette | باغيت | piece | حبة | 4.5 | - | G | A French stick with a crisp crust, best on the day of baking. | رغيف فرنسي بقشرة مقرمشة، ألذ ما يكون يوم خبزه.
🥐🧈 | Butter Croissants | كرواسون بالزبدة | 4 pieces | 4 حبات | 13.5 | - | GDE | Four croissants made with butter; warm them for three minutes. | أربع حبات كرواسون بالزبدة؛ تسخن ثلاث دقائق.
🍞🌾 | Sourdough Loaf | رغيف خبز مخمر | 500 g | 500 غ | 16 | - | G | A round loaf raised slowly with natural leaven, unsliced. | رغيف مستدير يتخمر ببطء بخميرة طبيعية، غير مقطع.
🥯 | Sesame Bagels | بيغل بالسمسم | 5 pieces | 5 حبات | 11.75 | sheaf | GT | Five boiled and baked bagels with sesame, already cut in half. | خمس حبات بيغل مسلوقة ومخبوزة بالسمسم ومقسومة مسبقًا.
🧁🍫 | Chocolate Muffins | مافن الشوكولاتة | 4 pieces | 4 حبات | 14.25 | - | GDE | Four moist cocoa muffins with pieces of dark chocolate. | أربع حبات مافن طرية بالكاكاو وقطع الشوكولاتة الداكنة.
bag/leaf/cream🌯 | Tortilla Wraps | خبز تورتيلا | 8 pieces | 8 أرغفة | 9.5 | sheaf | G | Eight soft wheat wraps, 25 cm wide, for burritos and sandwiches. | ثمانية أرغفة قمح طرية بقطر 25 سم للبوريتو والشطائر.
# meat
tray/black/brick/grains | Beef Mince | لحم بقري مفروم | 500 g | 500 غ | 24.5 | rimal | w | Fresh minced beef with 15% fat for kofta, sauces and burgers. | لحم بقري طازج مفروم بنسبة دهن 15% للكفتة والصلصات والبرجر.
🥩🌿 | Rib Eye Steak | ستيك ريب آي | 300 g | 300 غ | 48 | rimal | - | One well-marbled beef steak, about three centimetres thick. | شريحة ستيك بقري جيدة التعريق بسماكة نحو ثلاثة سنتيمترات.
🍖 | Lamb Shoulder | كتف غنم | kg | كغ | 62 | rimal | w | Lamb shoulder on the bone for slow roasting, mandi and stews. | كتف غنم بالعظم للشي البطيء والمندي واليخنات.
tray/white/pink/chunks | Chicken Breast Fillets | صدور دجاج فيليه | 500 g | 500 غ | 21.95 | rimal | w | Skinless, boneless breast fillets, trimmed and ready to cook. | صدور دجاج بلا جلد ولا عظم، منظفة وجاهزة للطهي.
tray/white/cream/powder | Whole Fresh Chicken | دجاج طازج كامل | 1 kg | 1 كغ | 19.5 | rimal | - | One chilled chicken of about a kilo, cleaned, without giblets. | دجاجة مبردة بوزن كيلوغرام تقريبًا، منظفة ودون أحشاء.
tray/white/coral/beans | Chicken Drumsticks | أفخاذ دجاج | 900 g | 900 غ | 18.25 | rimal | - | Chicken drumsticks with skin, for the oven, the grill and curry. | أفخاذ دجاج بالجلد للفرن والشواية والكاري.
tray/black/rust/sticks | Beef Sausages | نقانق بقرية | 400 g | 400 غ | 22.5 | rimal | - | Eight halal beef sausages with garlic and black pepper. | ثماني حبات نقانق بقرية حلال بالثوم والفلفل الأسود.
tray/navy/ivory/plain | Fresh Hammour Fillet | فيليه هامور طازج | 500 g | 500 غ | 54 | bahar | F | Boneless fillet of local hammour, white and firm, packed on ice. | فيليه هامور محلي بلا عظم، أبيض متماسك ومغلف على الثلج.
tray/black/coral/plain | Salmon Fillet | فيليه سلمون | 400 g | 400 غ | 46.5 | bahar | F | Two portions of fresh salmon with skin; pin bones are removed. | قطعتان من السلمون الطازج بالجلد، والأشواك منزوعة.
🦐 | Gulf Prawns | روبيان الخليج | 500 g | 500 غ | 49.95 | bahar | S | Raw medium prawns from the Gulf, in the shell, packed on ice. | روبيان نيء متوسط من الخليج بقشره ومغلف على الثلج.
# pantry
sack/blue/white/grains🌾 | Basmati Rice | أرز بسمتي | 5 kg | 5 كغ | 42.5 | sheaf | k !G | Five kilos of aged long-grain rice for biryani and machboos. | خمسة كيلوغرامات من الأرز المعتق طويل الحبة للبرياني والمجبوس.
sack/leaf/ivory/grains🍚 | Egyptian Rice | أرز مصري | 2 kg | 2 كغ | 15.75 | sheaf | !G | Short-grain rice that cooks soft, for stuffed vegetables and puddings. | أرز قصير الحبة يطهى طريًا للمحاشي والحلويات.
pouch/blue/gold/sticks🍝 | Spaghetti | سباغيتي | 500 g | 500 غ | 5.25 | sheaf | k G | Durum wheat spaghetti; it needs nine minutes in boiling water. | سباغيتي من القمح الصلب؛ تكفيها تسع دقائق في الماء المغلي.
pouch/navy/honey/chunks🍝 | Penne Pasta | معكرونة بيني | 500 g | 500 غ | 5.25 | sheaf | G | Ridged durum wheat tubes that hold thick sauces well. | أنابيب مضلعة من القمح الصلب تمسك الصلصات الكثيفة جيدًا.
sack/red/white/powder🌾 | Plain Flour | طحين متعدد الاستعمال | 2 kg | 2 كغ | 9.5 | sheaf | G | Two kilos of white wheat flour for bread, cakes and sauces. | كيلوغرامان من دقيق القمح الأبيض للخبز والكيك والصلصات.
pouch/brick/orange/beans | Red Lentils | عدس أحمر | 1 kg | 1 كغ | 9.25 | sheaf | - | Split red lentils that soften in twenty minutes without soaking. | عدس أحمر مجروش ينضج في عشرين دقيقة دون نقع.
tin/honey/sand🥗 | Chickpeas in Water | حمص معلب | 400 g | 400 غ | 4.5 | zahra | k | Cooked chickpeas in a tin, ready for hummus and salads. | حمص مطهو في علبة، جاهز للحمص بالطحينة والسلطات.
tin/red/leaf🍅 | Chopped Tomatoes | طماطم مقطعة معلبة | 400 g | 400 غ | 4.25 | zahra | k | Peeled tomatoes, chopped in their own juice, without added salt. | طماطم مقشرة ومقطعة في عصيرها دون ملح مضاف.
tins/navy/sky🐟 | Tuna in Olive Oil | تونة بزيت الزيتون | 3 x 170 g | 3 × 170 غ | 22.5 | bahar | F | Three tins of solid light tuna in olive oil. | ثلاث علب من قطع التونة الخفيفة في زيت الزيتون.
tin/leaf/lemon🌽 | Sweetcorn Tin | ذرة حلوة معلبة | 340 g | 340 غ | 5.5 | zahra | - | Sweet yellow corn kernels in water, for salads and soup. | حبوب ذرة صفراء حلوة في الماء للسلطات والشوربة.
bottle/olive/olive/liquid🫒 | Extra Virgin Olive Oil | زيت زيتون بكر ممتاز | 750 ml | 750 مل | 38.5 | zahra | o | Organic olive oil from the first cold pressing, for salads and dips. | زيت زيتون عضوي من العصرة الباردة الأولى للسلطات والمقبلات.
bottle/gold/lemon/liquid🌻 | Sunflower Oil | زيت دوار الشمس | 1.5 l | 1.5 ل | 18.75 | zahra | - | Refined sunflower oil with a neutral taste, for frying and baking. | زيت دوار شمس مكرر بطعم محايد للقلي والخبز.
jar/gold/honey/liquid🐝 | Sidr Honey | عسل السدر | 500 g | 500 غ | 89 | nakheel | o | Organic honey from the sidr tree, dark and thick, in a glass jar. | عسل عضوي من شجرة السدر، داكن وكثيف، في مرطبان زجاجي.
squeeze/brown/cocoa🌴 | Date Syrup | دبس التمر | 400 g | 400 غ | 13.5 | nakheel | - | Pure syrup pressed from dates, to use instead of sugar. | دبس تمر خالص يستعمل بدل السكر.
pouch/sky/white/powder🌊 | Sea Salt | ملح بحري | 1 kg | 1 كغ | 3.75 | zahra | - | Coarse salt dried from sea water, for cooking and for the grinder. | ملح خشن مجفف من ماء البحر للطبخ وللمطحنة.
jar/rust/brown/powder🌶️ | Seven Spice Blend | بهارات مشكلة | 200 g | 200 غ | 11.5 | zahra | - | Ground pepper, cinnamon, clove, nutmeg and three more, for meat and rice. | فلفل وقرفة وقرنفل وجوزة الطيب وثلاثة أخرى، مطحونة للحم والأرز.
bottle/red/red/liquid🌶️ | Hot Chilli Sauce | صلصة الشطة الحارة | 350 g | 350 غ | 7.95 | zahra | - | A hot red sauce of chilli, garlic and vinegar; shake well. | صلصة حمراء حارة من الفلفل والثوم والخل؛ ترج جيدًا.
jar/brown/tan/powder🥜 | Crunchy Peanut Butter | زبدة الفول السوداني المقرمشة | 340 g | 340 غ | 16.25 | sanabel | P!GDE | Roasted peanuts ground with a pinch of salt, with crunchy pieces. | فول سوداني محمص ومطحون مع رشة ملح وقطع مقرمشة.
box/toast/cream🌾 | Rolled Oats | شوفان | 1 kg | 1 كغ | 13.95 | sanabel | o G | Organic whole oats, rolled flat; porridge is ready in five minutes. | شوفان عضوي كامل مفلطح؛ عصيدته جاهزة في خمس دقائق.
box/cocoa/gold🍫 | Cocoa Crunch Cereal | حبوب إفطار بالكاكاو | 375 g | 375 غ | 17.5 | sanabel | G | Crunchy wheat and corn pieces with cocoa, to eat with cold milk. | قطع مقرمشة من القمح والذرة بالكاكاو تؤكل مع الحليب البارد.
sack/pink/white/powder | White Sugar | سكر أبيض | 2 kg | 2 كغ | 8.25 | sheaf | - | Two kilos of fine white sugar that dissolves quickly in tea. | كيلوغرامان من السكر الأبيض الناعم سريع الذوبان في الشاي.
jar/leaf/olive/beans🫒 | Green Olives | زيتون أخضر | 450 g | 450 غ | 12.75 | zahra | - | Whole green olives with stones, cured in brine with lemon. | زيتون أخضر كامل بالنوى، منقوع في محلول ملحي بالليمون.
jar/brick/sand/liquid🌱 | Tahini | طحينة | 400 g | 400 غ | 14.95 | zahra | T | A smooth paste of roasted sesame, for hummus, sauces and halva. | معجون ناعم من السمسم المحمص للحمص والصلصات والحلاوة.
# snacks
bar/black/cocoa🍫 | Dark Chocolate 70% | شوكولاتة داكنة 70% | 100 g | 100 غ | 11.5 | dune | Y | A bar with 70% cocoa, bitter and smooth, without milk. | لوح بنسبة 70% كاكاو، مر وناعم ودون حليب.
bar/violet/brown🥛 | Milk Chocolate Bar | لوح شوكولاتة بالحليب | 90 g | 90 غ | 6.95 | dune | k DY | A creamy bar with 35% cocoa, in squares that break easily. | لوح كريمي بنسبة 35% كاكاو، مربعاته سهلة الكسر.
packet/tan/cream🍪 | Oat Biscuits | بسكويت الشوفان | 300 g | 300 غ | 8.75 | dune | GD | Thick oat biscuits with butter and brown sugar, for tea. | بسكويت شوفان سميك بالزبدة والسكر البني مع الشاي.
packet/blue/cream🍪 | Chocolate Chip Cookies | كوكيز برقائق الشوكولاتة | 180 g | 180 غ | 9.25 | dune | GDE | Crisp butter cookies with many small pieces of milk chocolate. | كوكيز بالزبدة مقرمش مع قطع صغيرة كثيرة من شوكولاتة الحليب.
bag/sky/cream🥔 | Sea Salt Potato Chips | رقائق بطاطس بملح البحر | 150 g | 150 غ | 7.5 | dune | k | Thin potato slices fried in sunflower oil, with sea salt only. | شرائح بطاطس رفيعة مقلية بزيت دوار الشمس وبملح البحر فقط.
bag/red/lemon🌶️ | Chilli Lime Chips | رقائق بطاطس بالفلفل والليمون | 150 g | 150 غ | 7.5 | dune | - | Ridged potato chips with red chilli and lime, medium hot. | رقائق بطاطس مضلعة بالفلفل الأحمر والليمون، متوسطة الحرارة.
bag/gold/cream🍿 | Butter Popcorn | فشار بالزبدة | 3 x 90 g | 3 × 90 غ | 10.25 | dune | D | Three bags for the microwave; each is ready in three minutes. | ثلاثة أكياس للميكروويف؛ كل كيس جاهز في ثلاث دقائق.
pouch/teal/cream/beans | Roasted Cashews | كاجو محمص | 250 g | 250 غ | 23.5 | nakheel | N | Whole cashews, dry roasted with a little sea salt. | حبات كاجو كاملة محمصة دون زيت مع قليل من ملح البحر.
pouch/navy/brown/beans | Almonds | لوز | 250 g | 250 غ | 21.5 | nakheel | N | Whole raw almonds with skin, for baking, milk and snacks. | لوز نيء كامل بقشرته للخبز والحليب والتسالي.
pouch/leaf/pistachio/beans | Shelled Pistachios | فستق مقشر | 200 g | 200 غ | 34.5 | nakheel | N | Unsalted green pistachios without shells, for desserts and rice. | فستق أخضر غير مملح ودون قشر للحلويات والأرز.
tray/toast/brown/beans | Medjool Dates | تمر مجدول | 500 g | 500 غ | 29.95 | nakheel | - | Large soft Medjool dates with stones, about twenty in a box. | تمر مجدول كبير وطري بالنوى، نحو عشرين حبة في العلبة.
box/cocoa/gold🌴 | Chocolate Dates | تمر بالشوكولاتة | 250 g | 250 غ | 26.5 | nakheel | DN | Dates filled with an almond and dipped in milk chocolate. | تمر محشو باللوز ومغطى بشوكولاتة الحليب.
pouch/pink/red/chunks🍓 | Fruit Jellies | حلوى الفواكه الهلامية | 200 g | 200 غ | 8.5 | dune | - | Soft fruit jellies in five flavours, made without gelatine. | حلوى هلامية طرية بخمس نكهات، محضرة دون جيلاتين.
# drinks
flask/blue/sky | Still Water | مياه معدنية | 6 x 1.5 l | 6 × 1.5 ل | 11.5 | safi | k !GDENPTYFSMC | Six large bottles of still drinking water, low in sodium. | ست قوارير كبيرة من مياه الشرب قليلة الصوديوم.
flask/teal/aqua🫧 | Sparkling Water | مياه غازية | 6 x 330 ml | 6 × 330 مل | 15.75 | safi | !GDENPTYFSMC | Six glass bottles of water with fine, lively bubbles. | ست قوارير زجاجية من الماء بفقاعات ناعمة منعشة.
carton/orange/gold🍊 | Orange Juice | عصير البرتقال | 1 l | 1 ل | 10.95 | noor | - | Pressed orange juice with pulp, not from concentrate; keep it chilled. | عصير برتقال معصور باللب وليس من مركز؛ يحفظ مبردًا.
carton/gold/orange🥭 | Mango Nectar | نكتار المانجو | 1 l | 1 ل | 9.5 | noor | - | Mango pulp with water and sugar, thick and smooth; serve cold. | لب المانجو مع الماء والسكر، كثيف وناعم؛ يقدم باردًا.
cans/red/white | Cola Cans | كولا علب | 6 x 330 ml | 6 × 330 مل | 14.5 | safi | - | Six cans of cola; chill them well before serving. | ست علب كولا؛ تبرد جيدًا قبل التقديم.
cans/lemon/leaf🍋 | Lemon Soda Cans | صودا الليمون علب | 6 x 330 ml | 6 × 330 مل | 14.5 | safi | - | Six cans of lemon soda with real lemon juice, lightly sweet. | ست علب صودا بعصير الليمون الطبيعي وحلاوة خفيفة.
carton/leaf/white🥥 | Coconut Water | ماء جوز الهند | 1 l | 1 ل | 13.25 | safi | !GDENPTYFSMC | Water of young coconuts, nothing added; drink within two days of opening. | ماء جوز الهند الطري دون إضافات؛ يشرب خلال يومين من فتحه.
pouch/brown/cocoa/powder☕ | Ground Arabic Coffee | قهوة عربية مطحونة | 500 g | 500 غ | 36.5 | lantern | - | Lightly roasted and finely ground coffee with cardamom, for the dallah. | قهوة فاتحة التحميص ومطحونة ناعمًا مع الهيل، للدلة.
pouch/black/brown/beans☕ | Espresso Beans | حبوب الإسبريسو | 1 kg | 1 كغ | 74 | lantern | - | Dark roasted whole beans for espresso machines and moka pots. | حبوب كاملة داكنة التحميص لآلات الإسبريسو وأباريق الموكا.
box/leaf/lime🍃 | Green Tea | شاي أخضر | 100 bags | 100 كيس | 18.95 | lantern | - | One hundred bags of plain green tea with a light taste. | مئة كيس من الشاي الأخضر السادة بطعم خفيف.
box/red/gold☕ | Black Tea | شاي أسود | 100 bags | 100 كيس | 14.75 | lantern | k | One hundred bags of strong black tea for karak and breakfast. | مئة كيس من الشاي الأسود الثقيل للكرك والفطور.
# frozen
bag/plum/pink🫐 | Frozen Mixed Berries | توت مشكل مجمد | 500 g | 500 غ | 22.5 | bahar | - | Strawberries, blueberries, raspberries and blackberries for smoothies and cakes. | فراولة وتوت أزرق وتوت أحمر وتوت أسود للعصائر والكيك.
bag/leaf/lime🫛 | Frozen Peas | بازلاء مجمدة | 900 g | 900 غ | 11.25 | zahra | - | Small sweet peas, frozen within hours; cook them for four minutes. | بازلاء صغيرة حلوة جمدت خلال ساعات؛ تطهى أربع دقائق.
bag/gold/cream🍟 | Oven Fries | بطاطس للفرن مجمدة | 1.5 kg | 1.5 كغ | 17.5 | zahra | - | Straight-cut potato fries, ready in the oven in twenty minutes. | أصابع بطاطس مستقيمة تجهز في الفرن خلال عشرين دقيقة.
box/brick/cream🍕 | Stone Baked Margherita | بيتزا مارغريتا مجمدة | 350 g | 350 غ | 18.95 | qasr | GD | Thin pizza with tomato and mozzarella; bake it for twelve minutes. | بيتزا رقيقة بالطماطم والموزاريلا؛ تخبز اثنتي عشرة دقيقة.
tub/cream/white🍦 | Vanilla Ice Cream Tub | آيس كريم الفانيليا | 1 l | 1 ل | 24.5 | noor | D!GNP | A litre of dairy ice cream with real vanilla; keep it at -18 °C. | لتر من آيس كريم الحليب بالفانيليا الطبيعية؛ يحفظ عند 18 تحت الصفر.
bag/orange/cream🥟 | Vegetable Samosas | سمبوسة خضار مجمدة | 20 pieces | 20 حبة | 16.25 | zahra | G | Twenty pastry triangles filled with potato, peas and spices, to fry. | عشرون مثلثًا محشوًا بالبطاطس والبازلاء والبهارات، للقلي.
box/sky/white🍤 | Breaded Prawns | روبيان مغطى بالبقسماط | 400 g | 400 غ | 33.5 | bahar | GS | Peeled prawns in crisp breadcrumbs; fry or bake from frozen. | روبيان مقشر بالبقسماط المقرمش؛ يقلى أو يخبز مجمدًا.
bag/blue/cream🍗 | Chicken Nuggets | قطع دجاج ناغتس | 750 g | 750 غ | 25.95 | rimal | G | Halal chicken breast pieces in breadcrumbs, ready in fifteen minutes. | قطع من صدر الدجاج الحلال بالبقسماط، جاهزة في ربع ساعة.
# household
squeeze/lemon/white🍋 | Dish Soap Lemon | سائل جلي بالليمون | 1 l | 1 ل | 9.95 | mirsa | - | Washing-up liquid with lemon scent that cuts grease in cold water. | سائل لغسل الصحون برائحة الليمون يزيل الدهون بالماء البارد.
squeeze/blue/white👕 | Laundry Liquid | سائل غسيل الملابس | 3 l | 3 ل | 39.5 | mirsa | - | Three litres for about forty-five washes, for whites and colours. | ثلاثة لترات لنحو خمس وأربعين غسلة، للأبيض والملون.
soft/sky/white🧻 | Kitchen Towels | مناديل مطبخ | 6 rolls | 6 لفات | 17.25 | mirsa | k | Six rolls of absorbent two-ply paper, safe for contact with food. | ست لفات من ورق ماص بطبقتين وآمن لملامسة الطعام.
soft/lilac/white🧻 | Toilet Paper | ورق تواليت | 24 rolls | 24 لفة | 36.5 | mirsa | - | Twenty-four rolls of soft three-ply paper without perfume. | أربع وعشرون لفة من ورق ناعم بثلاث طبقات دون عطر.
card/lime/lemon🧽 | Scrub Sponges | إسفنج جلي | 5 pieces | 5 حبات | 7.5 | mirsa | - | Five sponges with a soft side and a scouring side. | خمس إسفنجات بوجه ناعم ووجه خشن للجلي.
trigger/aqua/sky✨ | Surface Cleaner | منظف أسطح | 750 ml | 750 مل | 13.75 | mirsa | - | A spray for kitchen and bathroom surfaces; wipe, no rinsing needed. | بخاخ لأسطح المطبخ والحمام؛ يمسح ولا يحتاج إلى شطف.
box/slate/leaf | Bin Bags | أكياس نفايات | 30 pieces | 30 كيسًا | 14.25 | mirsa | - | Thirty strong 50-litre bags with a drawstring. | ثلاثون كيسًا متينًا سعة 50 لترًا برباط للإغلاق.
🕯️🌸 | Scented Candle | شمعة معطرة | 200 g | 200 غ | 29.95 | mirsa | - | A soy wax candle in a glass; it burns for about thirty-five hours. | شمعة من شمع الصويا في كأس زجاجي تدوم نحو خمس وثلاثين ساعة.
card/slate/silver🔋 | AA Batteries | بطاريات AA | 8 pieces | 8 حبات | 24.5 | mirsa | - | Eight alkaline batteries for remote controls, toys and clocks. | ثماني بطاريات قلوية لأجهزة التحكم والألعاب والساعات.
# baby
drum/blue/cream🍼 | Follow-on Milk | حليب متابعة للرضع | 800 g | 800 غ | 79.5 | noor | D | Milk powder for babies from six months, with iron and vitamins. | حليب بودرة للرضع من عمر ستة أشهر مع الحديد والفيتامينات.
soft/mint/white👶 | Nappies Size 4 | حفاضات مقاس 4 | 52 pieces | 52 حبة | 54.95 | mirsa | - | Fifty-two nappies for babies of 9 to 14 kg, with elastic sides. | اثنتان وخمسون حفاضة للأطفال من 9 إلى 14 كغ بجوانب مطاطية.
soft/sky/white💧 | Baby Wipes | مناديل أطفال مبللة | 4 x 72 | 4 × 72 | 28.5 | mirsa | k | Four packs of soft wipes with water and aloe, without perfume. | أربع عبوات من المناديل الناعمة بالماء والصبار دون عطر.
box/gold/cream🍌 | Banana Baby Porridge | سيريلاك أطفال بالموز | 250 g | 250 غ | 18.75 | sanabel | o GD | Organic cereal with banana and milk, from six months; add warm water. | حبوب عضوية بالموز والحليب من عمر ستة أشهر؛ يضاف إليها ماء دافئ.
jar/leaf/orange/powder🥕 | Carrot Purée | مهروس الجزر للأطفال | 125 g | 125 غ | 6.5 | sanabel | o !GDENPTYFSMC | Organic carrots cooked and puréed, with no salt, from four months. | جزر عضوي مطهو ومهروس دون ملح، من عمر أربعة أشهر.
# pets
tins/teal/aqua🐱 | Cat Food with Tuna | طعام قطط بالتونة | 12 x 85 g | 12 × 85 غ | 38.5 | mirsa | - | Twelve pouches of tuna in jelly, complete food for adult cats. | اثنا عشر كيسًا من التونة بالهلام، غذاء كامل للقطط البالغة.
box/orange/cream🐶 | Dog Biscuits | بسكويت الكلاب | 500 g | 500 غ | 22.25 | mirsa | - | Crunchy meat biscuits for dogs of all sizes, as a daily treat. | بسكويت مقرمش باللحم للكلاب بكل أحجامها، مكافأة يومية.
sack/sky/grey/grains🐱 | Clumping Cat Litter | رمل قطط متكتل | 10 l | 10 ل | 31.5 | mirsa | - | Ten litres of clay litter that clumps quickly and holds odours. | عشرة لترات من رمل طيني يتكتل سريعًا ويحبس الروائح.
`

/** Invented makers: key, name, art. */
export const groceryBrands = `
wadi | Wadi Farms | مزارع الوادي | 🌾
noor | Noor Dairy | ألبان نور | 🐄
qasr | Qasr Cheese | أجبان القصر | 🧀
sheaf | Golden Sheaf | السنبلة الذهبية | 🍞
rimal | Rimal Butchers | ملحمة الرمال | 🥩
bahar | Bahar Catch | صيد البحر | 🐟
zahra | Zahra Kitchen | مطبخ زهرة | 🌻
sanabel | Sanabel | سنابل | 🥣
nakheel | Nakheel Groves | بساتين النخيل | 🌴
dune | Blue Dune | الكثبان الزرقاء | 🍫
safi | Safi Springs | ينابيع صافي | 💧
lantern | Lantern Roasters | محمصة الفانوس | ☕
mirsa | Mirsa Home | بيت المرسى | 🧼
`
