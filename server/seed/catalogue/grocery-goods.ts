/* art | English | Arabic | unit | unit in Arabic | price | brand key or - | marks: o organic, w sold by weight, k by the pack */

export const groceryGoods = `
# fruit
🍌 | Bananas | موز | kg | كغ | 6.5 | - | w
🍎 | Royal Gala Apples | تفاح رويال غالا | kg | كغ | 9.95 | - | w
🍏 | Green Apples | تفاح أخضر | kg | كغ | 10.5 | - | w
🍊 | Navel Oranges | برتقال أبو سرة | kg | كغ | 7.25 | - | w
🍋 | Lemons | ليمون | 500 g | 500 غ | 4.75 | - | -
🍇 | Red Seedless Grapes | عنب أحمر بدون بذور | kg | كغ | 16.5 | - | w
🍓 | Strawberries | فراولة | 250 g | 250 غ | 12.95 | wadi | o
🫐 | Blueberries | توت أزرق | 125 g | 125 غ | 14.5 | wadi | o
🥭 | Alphonso Mangoes | مانجو ألفونسو | kg | كغ | 22 | - | w
🍉 | Watermelon | بطيخ | piece | حبة | 18.5 | - | -
🍍 | Pineapple | أناناس | piece | حبة | 13.95 | - | -
🥝 | Kiwi | كيوي | 6 pieces | 6 حبات | 11.25 | - | -
🍑 | Peaches | خوخ | kg | كغ | 17.5 | - | w
🍐 | Packham Pears | كمثرى باكهام | kg | كغ | 12.5 | - | w
🥑 | Hass Avocados | أفوكادو هاس | 3 pieces | 3 حبات | 15.95 | wadi | o
🌴🟤 | Fresh Khalas Dates | رطب خلاص طازج | kg | كغ | 24 | nakheel | w
# vegetables
🍅 | Vine Tomatoes | طماطم عنقودية | kg | كغ | 7.95 | wadi | w
🥒 | Baby Cucumbers | خيار صغير | kg | كغ | 6.25 | wadi | w
🥔 | Washed Potatoes | بطاطس مغسولة | 2 kg | 2 كغ | 8.5 | - | -
🧅 | Red Onions | بصل أحمر | kg | كغ | 4.25 | - | w
🧄 | Garlic | ثوم | 250 g | 250 غ | 5.5 | - | -
🥕 | Carrots | جزر | kg | كغ | 5.75 | - | w
🥦 | Broccoli | بروكلي | 500 g | 500 غ | 9.5 | wadi | o
🥬 | Romaine Lettuce | خس روماني | piece | حبة | 6.95 | wadi | o
🌿 | Fresh Parsley | بقدونس طازج | bunch | ربطة | 2.25 | wadi | o
🌿🍃 | Fresh Mint | نعناع طازج | bunch | ربطة | 2.25 | wadi | o
🍆 | Aubergines | باذنجان | kg | كغ | 7.5 | - | w
🫑 | Mixed Peppers | فلفل رومي مشكل | 3 pieces | 3 حبات | 9.75 | wadi | -
🌽 | Sweetcorn | ذرة حلوة | 2 pieces | حبتان | 7.5 | - | -
🍄 | White Mushrooms | فطر أبيض | 250 g | 250 غ | 8.25 | - | -
🍠 | Sweet Potatoes | بطاطا حلوة | kg | كغ | 8.95 | - | w
# dairy
🥛 | Full Cream Milk | حليب كامل الدسم | 1 l | 1 ل | 6.75 | noor | -
🥛💧 | Low Fat Milk | حليب قليل الدسم | 1 l | 1 ل | 6.75 | noor | -
🥛🌾 | Oat Drink | مشروب الشوفان | 1 l | 1 ل | 14.5 | sanabel | -
🥛🧂 | Fresh Laban | لبن طازج | 1 l | 1 ل | 6.25 | noor | -
🥛🥄 | Plain Yoghurt | زبادي سادة | 1 kg | 1 كغ | 9.5 | noor | -
🍓🥛 | Strawberry Yoghurt | زبادي الفراولة | 4 x 100 g | 4 × 100 غ | 8.95 | noor | k
🥛🫐 | Greek Yoghurt | زبادي يوناني | 450 g | 450 غ | 15.75 | noor | -
🧈🫒 | Labneh | لبنة | 400 g | 400 غ | 12.25 | noor | -
🧀 | Halloumi | جبن حلوم | 225 g | 225 غ | 17.5 | qasr | -
🧀🔪 | Sliced Cheddar | جبن شيدر شرائح | 200 g | 200 غ | 13.95 | qasr | -
🧀🫒 | Feta in Brine | جبن فيتا | 500 g | 500 غ | 16.95 | qasr | -
🧀🍕 | Grated Mozzarella | موزاريلا مبشورة | 500 g | 500 غ | 21.5 | qasr | -
🧈 | Unsalted Butter | زبدة غير مملحة | 400 g | 400 غ | 18.75 | noor | -
🥚 | Free Range Eggs | بيض مزارع حر | 15 pieces | 15 حبة | 17.95 | wadi | o
🥚🧺 | White Eggs | بيض أبيض | 30 pieces | 30 حبة | 23.5 | wadi | -
# bread
🫓 | Arabic Bread | خبز عربي | 6 pieces | 6 أرغفة | 3.5 | - | -
🍞 | Wholemeal Sliced Bread | خبز أسمر شرائح | 600 g | 600 غ | 7.25 | sheaf | -
🥖 | Baguette | باغيت | piece | حبة | 4.5 | - | -
🥐 | Butter Croissants | كرواسون بالزبدة | 4 pieces | 4 حبات | 13.5 | - | -
🍞🌾 | Sourdough Loaf | رغيف خبز مخمر | 500 g | 500 غ | 16 | - | -
🥯 | Sesame Bagels | بيغل بالسمسم | 5 pieces | 5 حبات | 11.75 | sheaf | -
🧁 | Chocolate Muffins | مافن الشوكولاتة | 4 pieces | 4 حبات | 14.25 | - | -
🫓🌯 | Tortilla Wraps | خبز تورتيلا | 8 pieces | 8 أرغفة | 9.5 | sheaf | -
# meat
🥩 | Beef Mince | لحم بقري مفروم | 500 g | 500 غ | 24.5 | rimal | w
🥩🔥 | Rib Eye Steak | ستيك ريب آي | 300 g | 300 غ | 48 | rimal | -
🍖 | Lamb Shoulder | كتف غنم | kg | كغ | 62 | rimal | w
🍗 | Chicken Breast Fillets | صدور دجاج فيليه | 500 g | 500 غ | 21.95 | rimal | w
🐔 | Whole Fresh Chicken | دجاج طازج كامل | 1 kg | 1 كغ | 19.5 | rimal | -
🍗🍯 | Chicken Drumsticks | أفخاذ دجاج | 900 g | 900 غ | 18.25 | rimal | -
🌭 | Beef Sausages | نقانق بقرية | 400 g | 400 غ | 22.5 | rimal | -
🐟 | Fresh Hammour Fillet | فيليه هامور طازج | 500 g | 500 غ | 54 | bahar | -
🐟🍋 | Salmon Fillet | فيليه سلمون | 400 g | 400 غ | 46.5 | bahar | -
🦐 | Gulf Prawns | روبيان الخليج | 500 g | 500 غ | 49.95 | bahar | -
# pantry
🍚 | Basmati Rice | أرز بسمتي | 5 kg | 5 كغ | 42.5 | sheaf | k
🍚🌾 | Egyptian Rice | أرز مصري | 2 kg | 2 كغ | 15.75 | sheaf | -
🍝 | Spaghetti | سباغيتي | 500 g | 500 غ | 5.25 | sheaf | k
🍝🌀 | Penne Pasta | معكرونة بيني | 500 g | 500 غ | 5.25 | sheaf | -
🌾 | Plain Flour | طحين متعدد الاستعمال | 2 kg | 2 كغ | 9.5 | sheaf | -
🫘 | Red Lentils | عدس أحمر | 1 kg | 1 كغ | 9.25 | sheaf | -
🫘🥫 | Chickpeas in Water | حمص معلب | 400 g | 400 غ | 4.5 | zahra | k
🥫🍅 | Chopped Tomatoes | طماطم مقطعة معلبة | 400 g | 400 غ | 4.25 | zahra | k
🥫🐟 | Tuna in Olive Oil | تونة بزيت الزيتون | 3 x 170 g | 3 × 170 غ | 22.5 | bahar | -
🥫🌽 | Sweetcorn Tin | ذرة حلوة معلبة | 340 g | 340 غ | 5.5 | zahra | -
🫒 | Extra Virgin Olive Oil | زيت زيتون بكر ممتاز | 750 ml | 750 مل | 38.5 | zahra | o
🌻 | Sunflower Oil | زيت دوار الشمس | 1.5 l | 1.5 ل | 18.75 | zahra | -
🍯 | Sidr Honey | عسل السدر | 500 g | 500 غ | 89 | nakheel | o
🍯🌴 | Date Syrup | دبس التمر | 400 g | 400 غ | 13.5 | nakheel | -
🧂 | Sea Salt | ملح بحري | 1 kg | 1 كغ | 3.75 | zahra | -
🌶️ | Seven Spice Blend | بهارات مشكلة | 200 g | 200 غ | 11.5 | zahra | -
🌶️🍅 | Hot Chilli Sauce | صلصة الشطة الحارة | 350 g | 350 غ | 7.95 | zahra | -
🥜 | Crunchy Peanut Butter | زبدة الفول السوداني المقرمشة | 340 g | 340 غ | 16.25 | sanabel | -
🌾🥣 | Rolled Oats | شوفان | 1 kg | 1 كغ | 13.95 | sanabel | o
🥣🍫 | Cocoa Crunch Cereal | حبوب إفطار بالكاكاو | 375 g | 375 غ | 17.5 | sanabel | -
🍬🤍 | White Sugar | سكر أبيض | 2 kg | 2 كغ | 8.25 | sheaf | -
🫙🫒 | Green Olives | زيتون أخضر | 450 g | 450 غ | 12.75 | zahra | -
🫙🌰 | Tahini | طحينة | 400 g | 400 غ | 14.95 | zahra | -
# snacks
🍫 | Dark Chocolate 70% | شوكولاتة داكنة 70% | 100 g | 100 غ | 11.5 | dune | -
🍫🥛 | Milk Chocolate Bar | لوح شوكولاتة بالحليب | 90 g | 90 غ | 6.95 | dune | k
🍪 | Oat Biscuits | بسكويت الشوفان | 300 g | 300 غ | 8.75 | dune | -
🍪🍫 | Chocolate Chip Cookies | كوكيز برقائق الشوكولاتة | 180 g | 180 غ | 9.25 | dune | -
🥔🧂 | Sea Salt Potato Chips | رقائق بطاطس بملح البحر | 150 g | 150 غ | 7.5 | dune | k
🥔🌶️ | Chilli Lime Chips | رقائق بطاطس بالفلفل والليمون | 150 g | 150 غ | 7.5 | dune | -
🍿 | Butter Popcorn | فشار بالزبدة | 3 x 90 g | 3 × 90 غ | 10.25 | dune | -
🥜🧂 | Roasted Cashews | كاجو محمص | 250 g | 250 غ | 23.5 | nakheel | -
🌰 | Almonds | لوز | 250 g | 250 غ | 21.5 | nakheel | -
🥜💚 | Shelled Pistachios | فستق مقشر | 200 g | 200 غ | 34.5 | nakheel | -
🌴 | Medjool Dates | تمر مجدول | 500 g | 500 غ | 29.95 | nakheel | -
🌴🍫 | Chocolate Dates | تمر بالشوكولاتة | 250 g | 250 غ | 26.5 | nakheel | -
🍬 | Fruit Jellies | حلوى الفواكه الهلامية | 200 g | 200 غ | 8.5 | dune | -
# drinks
💧 | Still Water | مياه معدنية | 6 x 1.5 l | 6 × 1.5 ل | 11.5 | safi | k
💧🫧 | Sparkling Water | مياه غازية | 6 x 330 ml | 6 × 330 مل | 15.75 | safi | -
🧃🍊 | Orange Juice | عصير البرتقال | 1 l | 1 ل | 10.95 | noor | -
🧃🥭 | Mango Nectar | نكتار المانجو | 1 l | 1 ل | 9.5 | noor | -
🥤 | Cola Cans | كولا علب | 6 x 330 ml | 6 × 330 مل | 14.5 | safi | -
🥤🍋 | Lemon Soda Cans | صودا الليمون علب | 6 x 330 ml | 6 × 330 مل | 14.5 | safi | -
🥥 | Coconut Water | ماء جوز الهند | 1 l | 1 ل | 13.25 | safi | -
☕ | Ground Arabic Coffee | قهوة عربية مطحونة | 500 g | 500 غ | 36.5 | lantern | -
☕🫘 | Espresso Beans | حبوب الإسبريسو | 1 kg | 1 كغ | 74 | lantern | -
🍵 | Green Tea | شاي أخضر | 100 bags | 100 كيس | 18.95 | lantern | -
🫖 | Black Tea | شاي أسود | 100 bags | 100 كيس | 14.75 | lantern | k
# frozen
🧊🍓 | Frozen Mixed Berries | توت مشكل مجمد | 500 g | 500 غ | 22.5 | bahar | -
🧊🫛 | Frozen Peas | بازلاء مجمدة | 900 g | 900 غ | 11.25 | zahra | -
🍟 | Oven Fries | بطاطس للفرن مجمدة | 1.5 kg | 1.5 كغ | 17.5 | zahra | -
🍕 | Stone Baked Margherita | بيتزا مارغريتا مجمدة | 350 g | 350 غ | 18.95 | qasr | -
🍦 | Vanilla Ice Cream Tub | آيس كريم الفانيليا | 1 l | 1 ل | 24.5 | noor | -
🥟 | Vegetable Samosas | سمبوسة خضار مجمدة | 20 pieces | 20 حبة | 16.25 | zahra | -
🍤 | Breaded Prawns | روبيان مغطى بالبقسماط | 400 g | 400 غ | 33.5 | bahar | -
🍗🧊 | Chicken Nuggets | قطع دجاج ناغتس | 750 g | 750 غ | 25.95 | rimal | -
# household
🧼 | Dish Soap Lemon | سائل جلي بالليمون | 1 l | 1 ل | 9.95 | mirsa | -
🧺 | Laundry Liquid | سائل غسيل الملابس | 3 l | 3 ل | 39.5 | mirsa | -
🧻 | Kitchen Towels | مناديل مطبخ | 6 rolls | 6 لفات | 17.25 | mirsa | k
🧻🤍 | Toilet Paper | ورق تواليت | 24 rolls | 24 لفة | 36.5 | mirsa | -
🧽 | Scrub Sponges | إسفنج جلي | 5 pieces | 5 حبات | 7.5 | mirsa | -
🧴 | Surface Cleaner | منظف أسطح | 750 ml | 750 مل | 13.75 | mirsa | -
🗑️ | Bin Bags | أكياس نفايات | 30 pieces | 30 كيسًا | 14.25 | mirsa | -
🕯️ | Scented Candle | شمعة معطرة | 200 g | 200 غ | 29.95 | mirsa | -
🔋 | AA Batteries | بطاريات AA | 8 pieces | 8 حبات | 24.5 | mirsa | -
# baby
🍼 | Follow-on Milk | حليب متابعة للرضع | 800 g | 800 غ | 79.5 | noor | -
👶 | Nappies Size 4 | حفاضات مقاس 4 | 52 pieces | 52 حبة | 54.95 | mirsa | -
👶💧 | Baby Wipes | مناديل أطفال مبللة | 4 x 72 | 4 × 72 | 28.5 | mirsa | k
🍌🍼 | Banana Baby Porridge | سيريلاك أطفال بالموز | 250 g | 250 غ | 18.75 | sanabel | o
🥕🫙 | Carrot Purée | مهروس الجزر للأطفال | 125 g | 125 غ | 6.5 | sanabel | o
# pets
🐱🐟 | Cat Food with Tuna | طعام قطط بالتونة | 12 x 85 g | 12 × 85 غ | 38.5 | mirsa | -
🐶🍖 | Dog Biscuits | بسكويت الكلاب | 500 g | 500 غ | 22.25 | mirsa | -
🐾 | Clumping Cat Litter | رمل قطط متكتل | 10 l | 10 ل | 31.5 | mirsa | -
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

/** Descriptions for each section in both languages; every product takes one of its section. */
export const groceryWords: Record<string, [en: string, ar: string][]> = {
  fruit: [
    [
      'Picked ripe and checked by hand before it leaves the shop.',
      'مقطوف ناضجًا ومفحوص يدويًا قبل خروجه من المتجر.',
    ],
    ['Sweet, firm and delivered cold.', 'حلو ومتماسك ويصل مبردًا.'],
    ['From this morning’s market.', 'من سوق هذا الصباح.'],
  ],
  vegetables: [
    ['Crisp and washed, ready for the kitchen.', 'طازج ومغسول وجاهز للمطبخ.'],
    ['Grown close to the city and delivered within a day.', 'مزروع قرب المدينة ويصل خلال يوم.'],
    ['Chosen piece by piece for soups, salads and grills.', 'مختار حبة حبة للشوربات والسلطات والمشاوي.'],
  ],
  dairy: [
    ['Kept cold from the farm to your door.', 'محفوظ باردًا من المزرعة إلى بابك.'],
    ['Fresh, with no powder and no additives.', 'طازج دون بودرة ودون إضافات.'],
    ['For breakfast, baking and everything in between.', 'للفطور والخبز وكل ما بينهما.'],
  ],
  bread: [
    ['Baked before sunrise, delivered the same day.', 'مخبوز قبل الشروق ويصل في اليوم نفسه.'],
    ['Soft inside, with a good crust.', 'طري من الداخل بقشرة مميزة.'],
  ],
  meat: [
    ['Halal, cut by our butcher and packed on ice.', 'حلال ومقطع لدى جزارنا ومغلف على الثلج.'],
    ['Fresh, never frozen.', 'طازج ولم يجمد قط.'],
    ['Trimmed, cleaned and ready to cook.', 'منظف ومجهز للطهي.'],
  ],
  pantry: [
    ['A cupboard staple that keeps for months.', 'أساسي في الخزانة ويدوم شهورًا.'],
    ['For everyday cooking and family lunches.', 'للطبخ اليومي وغداء العائلة.'],
    ['Chosen for its taste, sold at an honest price.', 'مختار لمذاقه وبسعر منصف.'],
  ],
  snacks: [
    ['For the road, the desk and the sofa.', 'للطريق والمكتب والأريكة.'],
    ['Made in small batches.', 'محضر بكميات صغيرة.'],
    ['Open, share, regret nothing.', 'افتح وشارك ولا تندم.'],
  ],
  drinks: [
    ['Best served cold.', 'يقدم باردًا.'],
    ['For the whole family and for guests.', 'للعائلة كلها وللضيوف.'],
    ['A cup for every hour of the day.', 'كوب لكل ساعة من اليوم.'],
  ],
  frozen: [
    [
      'Frozen at its best; from freezer to table in minutes.',
      'مجمد في أفضل حالاته ومن المجمد إلى المائدة في دقائق.',
    ],
    ['Delivered in a cool bag.', 'يصل في حقيبة مبردة.'],
  ],
  household: [
    ['Works hard and smells clean.', 'فعال وبرائحة نظيفة.'],
    ['A pack that lasts.', 'عبوة تدوم طويلًا.'],
  ],
  baby: [
    ['Gentle, tested and free of perfume.', 'لطيف ومختبر وخالٍ من العطور.'],
    ['What parents ask for first.', 'أول ما يطلبه الآباء.'],
  ],
  pets: [
    ['Balanced for small companions.', 'متوازن للرفاق الصغار.'],
    ['They will know when it arrives.', 'سيعرفون حين يصل.'],
  ],
}
