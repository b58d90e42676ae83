/* art | English | Arabic | price | brand key | options: keys of shop-options.ts joined by + or - | English words | Arabic words */

export const shopAssortment = `
# women
dress/sand/ivory | Linen Summer Dress | فستان كتان صيفي | 189 | layla | colour+size | Washed linen, side pockets, falls below the knee. | كتان مغسول بجيوب جانبية وطول تحت الركبة.
👗🌸 | Floral Midi Dress | فستان ميدي مزهر | 219 | layla | size | Printed viscose with a soft waist. | فيسكوز مطبوع بخصر ناعم.
dress/plum/gold | Evening Gown | فستان سهرة | 449 | layla | colour+size | Satin, cut on the bias, with a low back. | ساتان بقصة مائلة وظهر منخفض.
abaya/black/gold | Everyday Abaya | عباءة يومية | 259 | layla | colour+size | Light crepe with covered buttons. | كريب خفيف بأزرار مغطاة.
👚 | Silk Blouse | بلوزة حرير | 169 | layla | colour+size | Washable silk with a relaxed cut. | حرير قابل للغسل بقصة مريحة.
trousers/navy/blue | High-Rise Jeans | جينز بخصر عالٍ | 179 | dune | size | Rigid denim, straight leg. | دنيم متين بساق مستقيمة.
folded/tan/sand | Cashmere Shawl | شال كشمير | 299 | layla | colour | Light as air and warm as toast. | خفيف كالهواء ودافئ.
👒 | Straw Sun Hat | قبعة شمس من القش | 79 | layla | - | Wide brim, folds flat. | حافة عريضة وقابلة للطي.
folded/rose/pink | Modal Hijab | حجاب مودال | 45 | layla | colour | Stays in place, breathes well. | يثبت في مكانه ويتنفس جيدًا.
folded/teal/navy | Modest Swimsuit | لباس سباحة محتشم | 199 | wave | colour+size | Full cover, quick drying, UPF 50. | تغطية كاملة وسريع الجفاف وحماية من الشمس.
# men
shirt/sky/sky | Oxford Shirt | قميص أكسفورد | 139 | dune | colour+size | Brushed cotton with a button-down collar. | قطن ناعم بياقة بأزرار.
shirt/white/white | Heavy Cotton T-Shirt | تيشيرت قطن ثقيل | 69 | dune | colour+size | 220 gsm, boxy cut, does not twist. | 220 غ/م² بقصة واسعة ولا يلتف.
shirt/cream/leaf🌴 | Palm Print T-Shirt | تيشيرت مطبوع بالنخيل | 79 | dune | size | Printed in the city by hand. | مطبوع يدويًا في المدينة.
trousers/tan/brown | Slim Chinos | بنطال تشينو ضيق | 149 | dune | colour+size | Stretch twill that keeps its shape. | قماش مطاطي يحافظ على شكله.
jacket/navy/slate | Light Bomber Jacket | جاكيت بومبر خفيف | 249 | dune | colour+size | For windy evenings on the corniche. | لأمسيات الكورنيش العاصفة.
jacket/slate/black | Tailored Blazer | بليزر مفصل | 399 | dune | size | Half-lined wool blend. | خليط صوف بنصف بطانة.
🩳 | Swim Shorts | شورت سباحة | 99 | wave | colour+size | Quick dry, with a zipped pocket. | سريع الجفاف مع جيب بسحاب.
🧦 | Cotton Socks, Five Pairs | خمسة أزواج جوارب قطنية | 49 | dune | - | Combed cotton, reinforced heel. | قطن ممشط وكعب مقوى.
🧢 | Canvas Cap | قبعة كانفاس | 59 | dune | colour | Washed canvas, brass buckle. | كانفاس مغسول بمشبك نحاسي.
# kids
dress/pink/white | Girls' Cotton Dress | فستان قطني للبنات | 89 | layla | age | With pockets for important stones. | بجيوب للأحجار المهمة.
shirt/white/navy/sticks | Striped T-Shirt for Kids | تيشيرت مخطط للأطفال | 45 | dune | age | Soft cotton, wide neck. | قطن ناعم برقبة واسعة.
folded/mint/white | Newborn Set | طقم حديثي الولادة | 99 | layla | - | Bodysuit, trousers, hat and mittens. | بدلة وبنطال وقبعة وقفازات.
🎒 | School Backpack | حقيبة مدرسية | 129 | wave | colour | Padded straps and a bottle pocket. | أحزمة مبطنة وجيب للقارورة.
jacket/lemon/gold | Kids' Raincoat | معطف مطر للأطفال | 119 | wave | age | Light, taped seams. | خفيف بدرزات محكمة.
# shoes
👟🏃 | City Runner Trainers | حذاء رياضي سيتي رنر | 279 | wave | colour+shoe | Light foam and a breathable upper. | رغوة خفيفة ووجه مسامي.
👟 | White Leather Sneakers | حذاء جلد أبيض | 249 | dune | shoe | Full-grain leather, stitched sole. | جلد طبيعي ونعل مخيط.
👞 | Leather Loafers | حذاء لوفر جلدي | 329 | dune | colour+shoe | Made to be worn without socks. | مصمم للارتداء دون جوارب.
👠 | Block Heel Pumps | حذاء بكعب عريض | 259 | layla | colour+shoe | Six centimetres, all-day comfort. | ستة سنتيمترات وراحة طوال اليوم.
👡 | Strappy Sandals | صندل بأحزمة | 189 | layla | shoe | Soft leather straps. | أحزمة جلدية ناعمة.
🥾 | Canyon Hiking Boots | حذاء مشي للوديان | 389 | wave | shoe | Waterproof, with a grippy sole. | مقاوم للماء بنعل متماسك.
🩴 | Beach Slides | شبشب الشاطئ | 69 | wave | colour+shoe | Rinse and wear again. | اشطفه والبسه من جديد.
# bags
👜 | Leather Tote | حقيبة توت جلدية | 399 | layla | colour | Fits a laptop and a lunch. | تتسع لحاسوب وغداء.
👛 | Compact Wallet | محفظة صغيرة | 129 | layla | colour | Six cards and folded notes. | ست بطاقات وأوراق نقدية.
🧳 | Cabin Suitcase | حقيبة سفر للمقصورة | 359 | wave | colour | Forty litres, silent wheels. | أربعون لترًا وعجلات صامتة.
👝 | Evening Clutch | حقيبة سهرة | 149 | layla | - | Satin with a chain strap. | ساتان بسلسلة.
🕶️ | Polarised Sunglasses | نظارة شمسية مستقطبة | 199 | wave | colour | Acetate frame, UV 400. | إطار أسيتات وحماية كاملة.
⌚ | Classic Steel Watch | ساعة فولاذية كلاسيكية | 549 | noorline | - | Sapphire glass, 40 mm. | زجاج ياقوتي 40 مم.
ring/gold/sky | Gold-Plated Ring | خاتم مطلي بالذهب | 159 | layla | ring | Sterling silver under 18-carat plating. | فضة استرليني بطلاء عيار 18.
📿 | Amber Prayer Beads | مسبحة كهرمان | 129 | noorline | - | Thirty-three pressed amber beads. | ثلاث وثلاثون حبة كهرمان مضغوط.
# phones
phone/slate/sky🌊 | Noorline One Phone | هاتف نورلاين ون | 2499 | noorline | colour+storage | 6.1-inch display and two days of battery. | شاشة 6.1 بوصة وبطارية تدوم يومين.
phone/sand/plum✨ | Noorline One Pro | هاتف نورلاين ون برو | 3899 | noorline | colour+storage | Three cameras, titanium frame. | ثلاث كاميرات وإطار تيتانيوم.
phone/mint/teal⛵ | Sail Lite Phone | هاتف سيل لايت | 799 | sail | storage | Everything needed, nothing more. | كل ما يلزم دون زيادة.
⌚🏃 | Sail Fit Watch | ساعة سيل الرياضية | 399 | sail | colour | Heart rate, GPS and a week of battery. | نبض القلب وتحديد المواقع وبطارية أسبوع.
plug/white/white | 65 W USB-C Charger | شاحن 65 واط | 119 | sail | - | Two ports, folds flat. | منفذان وقابل للطي.
slab/navy/blue | Power Bank 20,000 mAh | بطارية متنقلة 20000 | 149 | sail | - | Charges a phone four times. | تشحن الهاتف أربع مرات.
gadgetbox/slate/sky🧲 | Magnetic Car Mount | حامل سيارة مغناطيسي | 69 | sail | - | One hand on, one hand off. | تثبيت وفك بيد واحدة.
# audio
🎧 | Quiet Sea Headphones | سماعات كوايت سي | 799 | sail | colour | Noise cancelling, forty hours. | إلغاء الضوضاء وأربعون ساعة.
earbuds/leaf/lime | Runner Earbuds | سماعات أذن للجري | 249 | sail | colour | They stay in, rain or sweat. | تثبت في المطر والعرق.
speaker/slate/sand | Dune Speaker | مكبر صوت ديون | 349 | sail | colour | Room-filling sound, floats in the pool. | صوت يملأ المكان ويطفو في المسبح.
🎤 | Podcast Microphone | ميكروفون بودكاست | 429 | noorline | - | Plug in and speak. | أوصله وتحدث.
📻 | Retro Kitchen Radio | راديو مطبخ كلاسيكي | 279 | noorline | colour | FM, DAB and a wooden case. | إف إم ورقمي بإطار خشبي.
# computers
💻 | Featherbook 13 | لابتوب فيذربوك 13 | 4299 | noorline | storage | 1.1 kg, eighteen hours of battery. | 1.1 كغ وبطارية ثماني عشرة ساعة.
💻🎮 | Stormbook Gaming 16 | لابتوب ستورم للألعاب 16 | 6499 | noorline | storage | Fast graphics under a bright display. | رسوميات سريعة وشاشة ساطعة.
🖥️ | 27-inch 4K Monitor | شاشة 27 بوصة 4K | 1299 | noorline | - | Colour-true, one cable. | ألوان دقيقة وكابل واحد.
⌨️ | Mechanical Keyboard | لوحة مفاتيح ميكانيكية | 349 | noorline | - | English and Arabic legends. | أحرف إنجليزية وعربية.
🖱️ | Silent Mouse | فأرة صامتة | 89 | sail | colour | Clicks nobody hears. | نقرات لا يسمعها أحد.
🖨️ | Home Ink Printer | طابعة منزلية | 499 | sail | - | Refillable tanks. | خزانات قابلة لإعادة التعبئة.
slab/slate/sky | Portable SSD | قرص تخزين محمول | 329 | sail | storage | Pocket sized, shock proof. | بحجم الجيب ومقاوم للصدمات.
🎮 | Wireless Game Controller | يد تحكم لاسلكية | 239 | sail | colour | For console, phone and computer. | للمنصة والهاتف والحاسوب.
📷 | Instant Camera | كاميرا فورية | 429 | noorline | colour | Prints in a minute. | تطبع خلال دقيقة.
# kitchen
kettle/gold | Brass Coffee Dallah | دلة قهوة نحاسية | 189 | darna | - | Hand-hammered, lined with tin. | مطروقة يدويًا ومبطنة بالقصدير.
kettle/aqua/amber | Glass Teapot | إبريق شاي زجاجي | 99 | darna | - | With a steel infuser. | مع مصفاة فولاذية.
🍳 | Cast Iron Pan | مقلاة حديد زهر | 169 | darna | pan | Seasoned, ready to use. | مجهزة للاستعمال.
🔪 | Chef's Knife | سكين الشيف | 219 | darna | - | Forged, 20 cm. | مطروق 20 سم.
🍽️ | Stoneware Dinner Set | طقم أطباق حجري | 349 | darna | colour | Sixteen pieces for four. | ست عشرة قطعة لأربعة.
🍴 | Steel Cutlery Set | طقم ملاعق فولاذي | 229 | darna | - | Twenty-four pieces. | أربع وعشرون قطعة.
gadgetbox/brick/cream🍹 | Power Blender | خلاط قوي | 399 | darna | - | Crushes ice, dates and nuts. | يطحن الثلج والتمر والمكسرات.
gadgetbox/toast/cream🍞 | Two-Slice Toaster | محمصة خبز | 159 | darna | colour | Wide slots, six levels. | فتحات عريضة وست درجات.
gadgetbox/sky/aqua🧊 | Ice Cube Trays | قوالب ثلج | 39 | darna | - | Silicone, with lids. | سيليكون مع أغطية.
# home
lantern/gold | Brass Lantern | فانوس نحاسي | 129 | darna | - | Pierced by hand, throws stars on the wall. | مثقوب يدويًا ويرسم نجومًا على الجدار.
🛋️ | Two-Seat Sofa | كنبة لشخصين | 1799 | darna | colour | Removable covers, solid wood legs. | أغطية قابلة للفك وأرجل خشبية.
🪑 | Rattan Chair | كرسي راتان | 449 | darna | - | Light, strong and stackable. | خفيف ومتين وقابل للتكديس.
folded/sky/white | Cotton Bedding Set | طقم مفارش قطنية | 299 | darna | colour+bed | 300 thread count, cool to sleep in. | 300 خيط ومريح للنوم.
🪞 | Round Wall Mirror | مرآة جدار دائرية | 249 | darna | - | Seventy centimetres, oak frame. | سبعون سنتيمترًا بإطار بلوط.
🕰️ | Wooden Mantel Clock | ساعة خشبية | 179 | darna | - | Quiet movement. | حركة هادئة.
🪴 | Olive Tree in Pot | شجرة زيتون في أصيص | 159 | darna | - | About ninety centimetres tall. | بارتفاع تسعين سنتيمترًا تقريبًا.
🕯️🌸 | Oud Candle | شمعة العود | 89 | darna | - | Fifty hours of oud and amber. | خمسون ساعة من العود والعنبر.
🧺 | Woven Laundry Basket | سلة غسيل منسوجة | 119 | darna | - | Seagrass with a lid. | أعشاب بحرية مع غطاء.
reeds/leaf/pistachio | Reed Diffuser | معطر أعواد | 79 | darna | scent | Three months of scent. | ثلاثة أشهر من العطر.
gadgetbox/gold/cream💡 | Rechargeable Lamp | مصباح قابل للشحن | 139 | sail | colour | For the balcony and the beach. | للشرفة والشاطئ.
# beauty
flacon/rose/pink/liquid | Taif Rose Perfume | عطر ورد الطائف | 329 | attar | volume | Rose, saffron and white musk. | ورد وزعفران ومسك أبيض.
flacon/black/amber/liquid | Oud Royale Perfume | عطر العود الملكي | 449 | attar | volume | Deep oud, amber and leather. | عود عميق وعنبر وجلد.
flacon/navy/sky/liquid | Sea Breeze Cologne | كولونيا نسيم البحر | 199 | attar | volume | Citrus, salt and driftwood. | حمضيات وملح وخشب.
💄 | Velvet Lipstick | أحمر شفاه مخملي | 89 | layla | shade | Matte, comfortable, all day. | مطفأ ومريح طوال اليوم.
polish/red/rose | Nail Polish | طلاء أظافر | 35 | layla | shade | Breathable, quick to dry. | مسامي وسريع الجفاف.
tub/teal/grey🌿 | Clay Face Mask | قناع الطين | 69 | attar | - | Clears and calms. | ينقي ويهدئ.
dropper/amber/honey🌰 | Argan Hair Oil | زيت الأرغان للشعر | 79 | attar | - | A few drops on damp hair. | بضع قطرات على شعر رطب.
jar/lilac/lilac/chunks🪻 | Bath Salts | أملاح استحمام | 55 | attar | scent | From the sea, with lavender. | من البحر مع الخزامى.
gadgetbox/brown/cream🪒 | Shaving Gift Set | طقم حلاقة هدية | 189 | attar | - | Brush, razor and soap in a box. | فرشاة وشفرة وصابون في علبة.
# toys
🧸 | Plush Bear | دب محشو | 69 | tayr | - | Fifty centimetres of comfort. | خمسون سنتيمترًا من الحنان.
box/blue/sky🧩 | Harbour Puzzle, 500 Pieces | أحجية الميناء 500 قطعة | 59 | tayr | - | The old harbour at dawn. | الميناء القديم عند الفجر.
🪁 | Falcon Kite | طائرة ورقية على شكل صقر | 75 | tayr | - | Flies in the lightest breeze. | تطير بأخف نسيم.
box/leaf/cream🚂 | Wooden Train Set | طقم قطار خشبي | 149 | tayr | - | Thirty pieces of beech. | ثلاثون قطعة من خشب الزان.
box/orange/cream🎨 | Young Artist Box | علبة الفنان الصغير | 99 | tayr | - | Paints, brushes, paper and pencils. | ألوان وفرش وورق وأقلام.
box/violet/cream🎲 | Family Board Game | لعبة لوحية عائلية | 119 | tayr | - | Two to six players, in two languages. | من لاعبين إلى ستة وبلغتين.
box/navy/aqua🤖 | Build-a-Robot Kit | عدة بناء روبوت | 199 | tayr | - | Forty steps and no screws. | أربعون خطوة دون براغٍ.
box/lime/cream🦖 | Dinosaur Set | طقم ديناصورات | 85 | tayr | - | Eight of them, friendly. | ثمانية وكلها ودودة.
# sports
⚽ | Match Football | كرة قدم | 129 | wave | - | Size 5, thermally bonded. | مقاس 5 ومثبتة حراريًا.
paddle/navy/teal | Padel Racket | مضرب بادل | 399 | wave | - | Carbon face, soft core. | وجه كربوني ونواة لينة.
roll/violet/lilac | Yoga Mat | سجادة يوغا | 119 | wave | colour | Natural rubber, six millimetres. | مطاط طبيعي بسماكة ستة مليمترات.
dumbbell/slate/red | Adjustable Dumbbells | دمبل قابل للتعديل | 599 | wave | - | From 2 to 20 kilograms each. | من 2 إلى 20 كيلوغرامًا لكل واحد.
🏀 | Street Basketball | كرة سلة | 109 | wave | - | Grippy on dusty courts. | متماسكة على الملاعب المغبرة.
🥽 | Mirrored Goggles | نظارات سباحة عاكسة | 79 | wave | - | Anti-fog, for sea and pool. | مضادة للضباب للبحر والمسبح.
🚲 | City Bicycle | دراجة مدينة | 1299 | wave | colour | Seven gears, basket and lights. | سبع سرعات وسلة وأضواء.
🛴 | Folding Scooter | سكوتر قابل للطي | 459 | wave | - | Big wheels, easy to carry. | عجلات كبيرة وسهل الحمل.
⛺ | Desert Tent for Four | خيمة صحراء لأربعة | 549 | wave | - | Up in three minutes. | تنصب في ثلاث دقائق.
# books
book/navy/gold🦪 | Tales of the Pearl Divers | حكايات الغواصين | 55 | warraq | - | Twelve stories from the old harbour. | اثنتا عشرة قصة من الميناء القديم.
book/brick/cream🍲 | The Gulf Kitchen | مطبخ الخليج | 95 | warraq | - | Ninety recipes with photographs. | تسعون وصفة مصورة.
book/teal/gold🖋️ | Arabic Calligraphy, Step by Step | الخط العربي خطوة بخطوة | 79 | warraq | - | With a reed pen and practice sheets. | مع قلم قصب وأوراق تدريب.
book/violet/gold🌙 | Stars of the Desert | نجوم الصحراء | 65 | warraq | - | A night sky guide for families. | دليل السماء للعائلات.
book/rose/cream🧸 | Bedtime Stories Box | صندوق قصص قبل النوم | 119 | warraq | - | Ten picture books in two languages. | عشرة كتب مصورة بلغتين.
book/sand/ivory | Linen Notebook | دفتر كتان | 39 | warraq | colour | Dotted, lies flat. | منقط وينفتح بالكامل.
🖋️ | Brass Fountain Pen | قلم حبر نحاسي | 149 | warraq | - | With two nibs. | مع ريشتين.
print/sky/tan | Old City Map Print | لوحة خريطة المدينة القديمة | 85 | warraq | - | Marsa Noor in 1920, framed by hand. | مرسى نور عام 1920 بإطار يدوي.
`

export const shopBrands = `
layla | Layla Atelier | أتيليه ليلى | 👗
dune | Dune & Co | ديون وشركاه | 👔
wave | Wave Sport | ويف سبورت | 🏄
noorline | Noorline | نورلاين | 📱
sail | Sail | سيل | ⛵
darna | Darna | دارنا | 🏠
attar | House of Attar | بيت العطار | 🌹
tayr | Tayr Toys | ألعاب طير | 🧸
warraq | Warraq Press | دار الورّاق | 📚
`

type Option = [en: string, ar: string, factor: number]

/** Options of ecommerce items; `factor` multiplies the price. */
export const shopOptions: Record<string, { title: { en: string; ar: string }; options: Option[] }> = {
  colour: {
    title: { en: 'Colour', ar: 'اللون' },
    options: [
      ['Black', 'أسود', 1],
      ['Sand', 'رملي', 1],
      ['Navy', 'كحلي', 1],
    ],
  },
  size: {
    title: { en: 'Size', ar: 'المقاس' },
    options: [
      ['S', 'صغير', 1],
      ['M', 'وسط', 1],
      ['L', 'كبير', 1],
      ['XL', 'كبير جدًا', 1.06],
    ],
  },
  shoe: {
    title: { en: 'Size', ar: 'المقاس' },
    options: [
      ['38', '38', 1],
      ['40', '40', 1],
      ['42', '42', 1],
      ['44', '44', 1],
    ],
  },
  age: {
    title: { en: 'Age', ar: 'العمر' },
    options: [
      ['2-3 years', '2-3 سنوات', 1],
      ['4-5 years', '4-5 سنوات', 1],
      ['6-7 years', '6-7 سنوات', 1.1],
    ],
  },
  ring: {
    title: { en: 'Ring size', ar: 'مقاس الخاتم' },
    options: [
      ['52', '52', 1],
      ['54', '54', 1],
      ['56', '56', 1],
    ],
  },
  storage: {
    title: { en: 'Storage', ar: 'السعة' },
    options: [
      ['256 GB', '256 غيغابايت', 1],
      ['512 GB', '512 غيغابايت', 1.18],
      ['1 TB', '1 تيرابايت', 1.42],
    ],
  },
  pan: {
    title: { en: 'Diameter', ar: 'القطر' },
    options: [
      ['20 cm', '20 سم', 1],
      ['26 cm', '26 سم', 1.3],
      ['30 cm', '30 سم', 1.6],
    ],
  },
  bed: {
    title: { en: 'Bed', ar: 'السرير' },
    options: [
      ['Single', 'مفرد', 1],
      ['Queen', 'كوين', 1.3],
      ['King', 'كينغ', 1.5],
    ],
  },
  scent: {
    title: { en: 'Scent', ar: 'الرائحة' },
    options: [
      ['Jasmine', 'ياسمين', 1],
      ['Amber', 'عنبر', 1],
      ['Lavender', 'خزامى', 1],
    ],
  },
  volume: {
    title: { en: 'Volume', ar: 'الحجم' },
    options: [
      ['50 ml', '50 مل', 1],
      ['100 ml', '100 مل', 1.6],
    ],
  },
  shade: {
    title: { en: 'Shade', ar: 'الدرجة' },
    options: [
      ['Rose', 'وردي', 1],
      ['Berry', 'توتي', 1],
      ['Terracotta', 'طيني', 1],
      ['Ruby', 'ياقوتي', 1],
    ],
  },
  weight: {
    title: { en: 'Weight', ar: 'الوزن' },
    options: [
      ['500 g', '500 غ', 0.5],
      ['1 kg', '1 كغ', 1],
      ['2 kg', '2 كغ', 1.95],
    ],
  },
  pack: {
    title: { en: 'Pack', ar: 'العبوة' },
    options: [
      ['Single', 'مفردة', 1],
      ['Pack of 3', 'عبوة من 3', 2.8],
    ],
  },
}
