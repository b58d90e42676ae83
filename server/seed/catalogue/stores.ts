/*
 * art (logo, then what the cover adds) | English | Arabic | zone: x,y on the plan | what it sells | hours of
 * opening-times.ts | marks: f featured, r recommended, d free delivery, % discount on everything, n new, x not trading now,
 * u takes no reviews, - none
 *
 * What a store sells are sections of the goods and aisles of aisles.ts. A section with a minus is one it used to sell: the
 * ids of those items stay unused, so that all other items keep theirs.
 */

export const foodStores = `
# 1
🏺🍛 | Bayt Al Bahar | بيت البحر | -520,-640 | gulf | always | fr
🌯🥙 | Noor Shawarma | شاورما نور | -760,-930 | levant | always | fr
🐟🦐 | Dhow Seafood House | بيت السفينة للمأكولات البحرية | 240,-260 | seafood | kitchen | r
🌶️🍛 | Spice Route Kitchen | مطبخ طريق التوابل | -880,-1750 | indian | split | %
🏮☕ | Lantern Café | مقهى الفانوس | 330,-1480 | cafe | always | fd
🍯🧀 | Souk Sweets | حلويات السوق | -560,-2200 | sweets | day | r
🔥🍗 | Al Qalaa Grill | مشاوي القلعة | 700,-1950 | levant | always | n
# 2
🌴🍔 | Palm Burger Co. | نخلة برجر | -4900,-620 | burger | always | fr
🍕🌿 | Coral Pizza | بيتزا المرجان | -3000,-640 | pizza | always | d
🥗🥑 | Green Tide | المد الأخضر | -3650,-1080 | healthy | day | n
👑🍛 | Sultana Biryani | برياني السلطانة | -2900,-1760 | indian | late | %
🥢🍜 | Jasmine Wok | ووك الياسمين | -4700,-1980 | asian | always | r
🥐☕ | Beachside Bakery Café | مخبز ومقهى الشاطئ | -5400,-700 | cafe | always | f
# 3
🌸🍣 | Sakura Marina | ساكورا المارينا | 3900,-330 | japanese | always | fr
⚓🦞 | Captain's Catch | صيد القبطان | 3600,-200 | seafood | later | -
🔥🍖 | Corniche Grill | مشاوي الكورنيش | 1900,-260 | levant | always | fr
🌮🌵 | Fuego Taqueria | تاكيريا فويغو | 2200,-1350 | mexican | late | %n
🐔🍗 | Crispy Cove | الخليج المقرمش | 2500,-2150 | chicken | always | d
🌙🍨 | Moonlight Gelato | جيلاتو ضوء القمر | 1700,-700 | sweets | late | r
🥟🥡 | Lighthouse Dim Sum | ديم سم المنارة | 3700,-1400 | asian | always | n
# 4
🫒🍕 | Olive Oven | فرن الزيتون | -3150,-3200 | pizza | always | f
🫖🍚 | Al Majlis Kitchen | مطبخ المجلس | 250,-2750 | gulf | always | fr
🎓☕ | Scholar's Coffee | قهوة العالم | -1100,-2900 | cafe | always | d
🌼🥗 | Garden Bowls | أطباق الحديقة | 1900,-2900 | healthy | day | x
💥🍔 | Smash Yard | ساحة السماش | 800,-2650 | burger | late | %r
🦉🍗 | Night Owl Chicken | دجاج بومة الليل | -2300,-3900 | chicken | always | f
`

export const groceryStores = `
# 1
🛒🥬 | Harbour Market | سوق الميناء | -420,-560 | all | always | fr
🍇🥕 | Creek Greens | خضار الخور | -2050,-700 | fruit vegetables dairy bread pantry | always | d
🥩🐟 | Old Town Butchers & Fish | ملحمة ومسمكة المدينة القديمة | -700,-1500 | meat grilling -pantry -vegetables -frozen -snacks | morning | r
🧺🍞 | Clock Square Grocers | بقالة ميدان الساعة | 640,-1480 | all | always | %
# 2
🌴🛒 | Palm Fresh | نخلة فريش | -4750,-830 | all | always | fr
🐚🥛 | Coral Corner | ركن المرجان | -2800,-860 | all | always | -
🌸🍓 | Jasmine Organic | ياسمين العضوي | -3900,-2200 | fruit vegetables dairy bread pantry baby | day | n
# 3
🏙️🛒 | Corniche Supermarket | سوبرماركت الكورنيش | 1750,-480 | all | always | fd
⛵🥖 | Marina Pantry | مؤونة المارينا | 4300,-500 | all | always | r
🦪🧀 | Pearl Gourmet | ذواقة اللؤلؤة | 1850,-2050 | dairy bread snacks pantry drinks meat | later | %
# 4
🫒🛒 | Olive Hills Market | سوق تلال الزيتون | -3500,-2950 | all | always | r
🎒🥤 | Campus Mini Mart | ميني ماركت الجامعة | -850,-2750 | snacks drinks dairy bread frozen household | always | d
🌳🥕 | Garden City Grocer | بقالة مدينة الحدائق | 1600,-3750 | all | day | fn
`

export const pharmacyStores = `
# 1
⚕️💊 | Harbour Pharmacy | صيدلية الميناء | -350,-820 | all | always | fr
🌿💊 | Old Souk Apothecary | عطارة السوق القديم | -980,-1900 | cold stomach vitamins skincare personal allergy | split | u
🕰️💊 | Clock Tower Pharmacy | صيدلية برج الساعة | 930,-1480 | all | always | d
# 2
🐚💊 | Coral Bay Pharmacy | صيدلية خليج المرجان | -3300,-520 | all | always | fr
🌸🧴 | Jasmine Care | عناية الياسمين | -3600,-1750 | all | always | %
# 3
🌊💊 | Corniche Pharmacy | صيدلية الكورنيش | 2450,-560 | all | always | fd
🌲💊 | Cedar Health | صحة الأرز | 4200,-1750 | all | always | n
🐚🧴 | Pearl Skin & Wellness | اللؤلؤة للبشرة والعافية | 2700,-1950 | skincare vitamins personal allergy pain | later | r
# 4
🎓💊 | University Pharmacy | صيدلية الجامعة | -1850,-3000 | all | always | fr
🌳💊 | Garden City Pharmacy | صيدلية مدينة الحدائق | 2100,-3000 | all | always | -
`

export const shopStores = `
# 1
🧵👗 | Silk & Thread | حرير وخيط | -1000,-2250 | women kids bags perfumes -beauty | always | f
📚🖋️ | Warraq Bookshop | مكتبة الورّاق | 120,-1850 | books games -toys -home | always | r
🏺🪔 | Darna Home | دارنا للمنزل | 620,-450 | home kitchen -beauty | kitchen | %
# 2
👟🏄 | Wave House | بيت الموج | -4550,-420 | sports sportshoes sportswear -shoes -men -kids | always | fr
🧸🎨 | Little Turtle | السلحفاة الصغيرة | -2700,-1900 | toys kids stories -books | always | d
🌹💄 | House of Attar | بيت العطار | -3800,-1250 | beauty -bags -women | split | -
# 3
📱💻 | Noorline Store | متجر نورلاين | 1500,-1250 | phones audio computers | always | fr
👜⌚ | Marina Boutique | بوتيك المارينا | 3550,-620 | women men bags shoes | late | %n
🎧🎮 | Sail Electronics | سيل للإلكترونيات | 2900,-2200 | audio phones computers robots -toys | always | d
# 4
👔🧢 | Dune & Co | ديون وشركاه | -2600,-3500 | men shoes kids bags | always | f
🍳🪴 | Garden Living | حياة الحديقة | 350,-3900 | home kitchen -sports | always | r
🏀⛺ | Outdoor Yard | ساحة الهواء الطلق | 2700,-3500 | sports sportshoes kites -shoes -toys | later | x
`

export const parcelStores = `
# 1
📦🛵 | Harbour Courier, Old Town | مندوب الميناء، المدينة القديمة | 860,-1180 | parcels | always | f
# 2
📦🚚 | Harbour Courier, West Coast | مندوب الميناء، الساحل الغربي | -4150,-1350 | parcels | always | -
# 3
📦⛵ | Harbour Courier, East Coast | مندوب الميناء، الساحل الشرقي | 3250,-1050 | parcels | always | -
# 4
📦🌳 | Harbour Courier, Garden Districts | مندوب الميناء، أحياء الحدائق | -150,-2650 | parcels | always | -
`
