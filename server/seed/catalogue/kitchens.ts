import type { Text } from '#server/db/shapes.ts'
import { readTable } from './table.ts'

/* what a store sells, or the slug of a store that says something of its own | what it says about itself, in both languages */
const words = readTable(
  ['key', 'en', 'ar'],
  `
burger | Smashed, stacked and served in minutes. | برجر مضغوط ومرصوص وجاهز خلال دقائق.
pizza | A stone oven, a slow dough and good tomatoes. | فرن حجري وعجين متخمر على مهل وطماطم ممتازة.
chicken | Marinated overnight, fried to order. | دجاج متبل طوال الليل ومقلي عند الطلب.
mexican | Warm tortillas, lime and a little fire. | تورتيلا دافئة وليمون وقليل من النار.
healthy | Bowls and salads that taste of something. | أطباق وسلطات صحية لها طعم.
levant | Charcoal, garlic and bread straight from the oven. | فحم وثوم وخبز من الفرن مباشرة.
gulf | The dishes of Gulf homes, cooked the long way. | أطباق البيوت الخليجية مطهوة على مهل.
indian | Spices ground every morning. | بهارات تطحن كل صباح.
japanese | A quiet counter and very fresh fish. | ركن هادئ وسمك طازج جدًا.
asian | Hot woks from Bangkok to Canton. | ووك ساخن من بانكوك إلى كانتون.
seafood | From the fishermen's pier to the grill. | من رصيف الصيادين إلى الشواية.
cafe | Coffee roasted in the city, breakfast until noon. | قهوة محمصة في المدينة وفطور حتى الظهر.
sweets | Syrup, cream and pistachio since grandmother's time. | قطر وقشطة وفستق منذ أيام الجدة.
grocery | The whole weekly shop in one place. | مشتريات الأسبوع كلها في مكان واحد.
pharmacy | Advice first, medicine second. | النصيحة أولًا ثم الدواء.
ecommerce | Chosen with care, wrapped well, delivered today. | مختار بعناية ومغلف جيدًا ويصل اليوم.
old-town-butchers-fish | Meat cut to order and the catch of the morning. | لحوم تقطع عند الطلب وصيد الصباح.
creek-greens | Fruit and vegetables first, and what goes with them. | فواكه وخضار أولًا، ثم ما يكملها.
jasmine-organic | Organic where we find it, fresh everywhere else. | عضوي حيث نجده، وطازج في كل ما عداه.
pearl-gourmet | Cheese, bread and good things for the table. | أجبان وخبز وأطايب للمائدة.
campus-mini-mart | Snacks, drinks and breakfast between two lectures. | تسالي ومشروبات وفطور بين محاضرتين.
dar-al-khubz-bakery | Bread from our own oven, twice a day. | خبز من فرننا مرتين في اليوم.
pier-fishmongers | Fish and prawns from the boats, cleaned for you. | أسماك وروبيان من القوارب، ننظفها لك.
attarin-spice-house | Spices, rice and coffee, weighed from the sack. | بهارات وأرز وقهوة توزن من الكيس.
gold-souk-dates-nuts | Dates, nuts and honey for guests and gifts. | تمور ومكسرات وعسل للضيوف والهدايا.
mokha-coffee-tea-merchants | Coffee roasted this week, and tea to go with it. | قهوة محمصة هذا الأسبوع وشاي يرافقها.
opera-cheese-olives | Cheese cut from the wheel, olives from the jar. | أجبان تقطع من القرص وزيتون من المرطبان.
green-basket-organics | Organic fruit, vegetables and pantry goods only. | فواكه وخضار ومؤونة عضوية فقط.
night-basket | What you forgot to buy, at any hour. | ما نسيت شراءه في أي ساعة.
old-souk-apothecary | Herbs and remedies in the old souk. | أعشاب وعلاجات في السوق القديم.
pearl-skin-wellness | Skin care and vitamins, with advice. | عناية بالبشرة وفيتامينات مع النصيحة.
derma-corner | Care for skin and hair, chosen by pharmacists. | عناية بالبشرة والشعر من اختيار الصيادلة.
sunbird-childrens-pharmacy | Medicine and care for babies and children. | أدوية وعناية للرضع والأطفال.
pulse-medical-supplies | Devices, dressings and help in using them. | أجهزة وضمادات ومساعدة في استعمالها.
hayat-vitamins-nutrition | Vitamins, minerals and what sore muscles need. | فيتامينات ومعادن وما تحتاجه العضلات المتعبة.
ferry-pharmacy | For travellers, colds and headaches. | للمسافرين ونزلات البرد والصداع.
silk-thread | Dresses, bags and perfume, with alterations. | فساتين وحقائب وعطور مع خدمة التعديل.
warraq-bookshop | Books, paper and quiet games. | كتب وورق وألعاب هادئة.
darna-home | Furniture, lamps and kitchen things for your home. | أثاث ومصابيح وأدوات مطبخ لبيتك.
wave-house | For the sea, the court and the road. | للبحر والملعب والطريق.
little-turtle | Toys, clothes and stories for children. | ألعاب وملابس وقصص للأطفال.
house-of-attar | Perfume and beauty from our own workshop. | عطور ومستحضرات جمال من مشغلنا.
noorline-store | Phones, computers and sound, set up for you. | هواتف وحواسيب وصوتيات نجهزها لك.
marina-boutique | Clothes, shoes and bags for evenings out. | ملابس وأحذية وحقائب لأمسياتك.
sail-electronics | Electronics at fair prices, with a spare cable. | إلكترونيات بأسعار منصفة مع كابل احتياطي.
dune-co | Everyday clothes that last. | ملابس يومية تدوم.
garden-living | For the house, the kitchen and the terrace. | للبيت والمطبخ والشرفة.
outdoor-yard | Tents, boots and balls for the weekend. | خيام وأحذية وكرات لعطلة الأسبوع.
small-steps-shoes | Shoes for every occasion; exchange a size within a week. | أحذية لكل مناسبة، وتبديل المقاس خلال أسبوع.
harbour-tailors | Menswear, shortened and fitted while you wait. | ملابس رجالية نقصرها ونضبطها وأنت تنتظر.
signal-house-electronics | Phones, computers and sound in Downtown. | هواتف وحواسيب وصوتيات في وسط المدينة.
thuraya-jewellery-watches | Rings, watches and gifts in a box. | خواتم وساعات وهدايا في علبها.
saffron-oud-perfumery | Oud, rose and amber, blended in the souk. | عود وورد وعنبر تمزج في السوق.
joystick-corner | Games, screens and keyboards for long evenings. | ألعاب وشاشات ولوحات مفاتيح للأمسيات الطويلة.
kite-puzzle-toys | Kites, puzzles and picture books. | طائرات ورقية وأحاجٍ وكتب مصورة.
corner-racket-sports | Rackets, balls and shoes for every court. | مضارب وكرات وأحذية لكل ملعب.
copper-pot-kitchenware | Pots, knives and coffee pots that last. | قدور وسكاكين ودلال تدوم.
parcels | Documents, gifts and keys across the city within the hour. | مستندات وهدايا ومفاتيح عبر المدينة خلال ساعة.
`,
)

/** What the store says about itself, or what every store of its kind says. */
export function wordsOf(slug: string, kind: string): Text {
  const found = words.find((row) => row.key === slug) ?? words.find((row) => row.key === kind)
  if (!found) throw new Error(`No words are written for ${slug} or ${kind}`)
  return { en: found.en, ar: found.ar }
}

const extras = readTable(
  ['en', 'ar', 'price'],
  `
# west
Extra cheese | جبن إضافي | 4
Beef strips | شرائح لحم بقري | 6
Fried egg | بيضة مقلية | 4
Jalapeño | هالبينو | 3
Garlic mayo | مايونيز بالثوم | 2
# east
Extra rice | أرز إضافي | 6
Raita | رايتا | 4
Daqoos sauce | دقوس | 3
Mixed pickles | مخلل مشكل | 3
Arabic bread | خبز عربي | 2
# sushi
Wasabi | وسابي | 2
Pickled ginger | زنجبيل مخلل | 2
Chilli oil | زيت حار | 3
Crispy onion | بصل مقرمش | 3
# sweet
Whipped cream | كريمة مخفوقة | 4
Crushed pistachio | فستق مجروش | 6
Chocolate sauce | صلصة الشوكولاتة | 4
Vanilla scoop | كرة فانيليا | 7
# fresh
Avocado | أفوكادو | 7
Grilled halloumi | حلوم مشوي | 8
Boiled egg | بيضة مسلوقة | 4
Toasted seeds | بذور محمصة | 3
`,
)

const extrasOf: Record<string, string> = {
  burger: 'west',
  pizza: 'west',
  chicken: 'west',
  mexican: 'west',
  healthy: 'fresh',
  levant: 'east',
  gulf: 'east',
  indian: 'east',
  seafood: 'east',
  japanese: 'sushi',
  asian: 'sushi',
  cafe: 'sweet',
  sweets: 'sweet',
}

/** What a kitchen adds to a dish, for a price in the currency's units. */
export const addOnsOf = (kitchen: string) => extras.filter(({ section }) => section === extrasOf[kitchen])

/** Categories whose dishes are sold as they are. */
export const withoutAddOns = ['juices', 'coffee', 'sides', 'bakery']
