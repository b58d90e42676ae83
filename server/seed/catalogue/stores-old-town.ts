/* Further stores of zone 1, the zone where a new visitor starts; columns as in stores.ts, ids after those of stores.ts. */

export const oldTownFood = `
# 1
🍔🍟 | Pier Nine Burgers | برجر الرصيف التاسع | 560,-330 | burger | kitchen | r
🍕🎭 | Opera Pizza House | بيت بيتزا الأوبرا | 900,-1960 | pizza | always | d
🍣🥢 | Hinata Sushi Bar | هيناتا للسوشي | 180,-1390 | japanese | kitchen | f
🥗🍋 | Leaf & Lemon | ورقة وليمون | 1020,-1430 | healthy | day | n
🍗🕰️ | Clock Tower Fried Chicken | دجاج برج الساعة المقرمش | 420,-1640 | chicken | late | %
🥡🥢 | Canton Lane | زقاق كانتون | -1760,-1000 | asian | kitchen | n
`

export const oldTownGrocery = `
# 1
🥖🥐 | Dar Al Khubz Bakery | مخبز دار الخبز | -1820,-1260 | bakery | split | r
🐟🧊 | Pier Fishmongers | مسمكة الرصيف | 480,-180 | fish | morning | -
🌶️🧂 | Attarin Spice House | بيت العطارين للبهارات | -860,-1640 | spices | split | f
🌴🌰 | Gold Souk Dates & Nuts | تمور ومكسرات سوق الذهب | -560,-1370 | dates | day | rd
☕🫖 | Mokha Coffee & Tea Merchants | تجار المخا للقهوة والشاي | -400,-1250 | coffee | day | n
🧀🫒 | Opera Cheese & Olives | أجبان وزيتون الأوبرا | 800,-2140 | cheese | kitchen | %
🥬🌾 | Green Basket Organics | السلة العضوية الخضراء | -1300,-2200 | organic | day | n
🌙🛒 | Night Basket | سلة الليل | 540,-2240 | snacks drinks frozen dairy bread household | always | d
🏬🛒 | Union Hypermarket | هايبرماركت الاتحاد | 1040,-1250 | all | always | fr
🤝🛒 | Creekside Co-op | جمعية ضفة الخور التعاونية | -2080,-1520 | all | always | r
`

export const oldTownPharmacies = `
# 1
👨‍👩‍👧💊 | Creekside Family Pharmacy | صيدلية ضفة الخور العائلية | -2090,-1760 | all | always | r
💊🕌 | Gold Souk Pharmacy | صيدلية سوق الذهب | -680,-1360 | all | split | -
🏮💊 | Night Lamp Pharmacy | صيدلية السراج | 280,-2120 | all | late | d
🌊💊 | Lagoon Pharmacy | صيدلية البحيرة | -2180,-2320 | all | always | f
🧴✨ | Derma Corner | ركن البشرة | 1060,-1310 | skincare personal | day | f%
🧸💊 | Sunbird Children's Pharmacy | صيدلية العصفور للأطفال | -540,-860 | children | day | n
🩺🩹 | Pulse Medical Supplies | نبض للمستلزمات الطبية | 970,-1640 | devices firstaid | day | r
💪🍊 | Hayat Vitamins & Nutrition | حياة للفيتامينات والتغذية | 830,-1850 | vitamins strength | kitchen | n%
⛴️💊 | Ferry Pharmacy | صيدلية العبّارة | -1140,-240 | travel cold pain | always | -
`

export const oldTownShops = `
# 1
👟👞 | Small Steps Shoes | خطوات للأحذية | 1030,-1160 | shoes | day | r
👔🪡 | Harbour Tailors | خياطو الميناء | -500,-2020 | men | split | -
📱📡 | Signal House Electronics | بيت الإشارة للإلكترونيات | 920,-1400 | phones audio computers | always | fr
💍⌚ | Thuraya Jewellery & Watches | ثريا للمجوهرات والساعات | -620,-1480 | finery | kitchen | n
🪵🌹 | Saffron & Oud Perfumery | زعفران وعود للعطور | -800,-1700 | beauty scents | kitchen | %
🎮🖥️ | Joystick Corner | ركن الألعاب الرقمية | 380,-2000 | gaming | late | n
🪁🧩 | Kite & Puzzle Toys | طائرة وأحجية للألعاب | 150,-1560 | toys stories | day | d
🎾🏃 | Corner Racket Sports | ركن المضرب الرياضي | 560,-1860 | sports sportshoes sportswear | always | f
🍳🫖 | Copper Pot Kitchenware | القدر النحاسي لأدوات المطبخ | -960,-1880 | kitchen | split | r
`
