import type { Text } from '#server/db/shapes.ts'
import { readTable } from './table.ts'

/* what a store sells | what it says about itself, in both languages */
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
parcels | Documents, gifts and keys across the city within the hour. | مستندات وهدايا ومفاتيح عبر المدينة خلال ساعة.
`,
)

export function wordsOf(key: string): Text {
  const found = words.find((row) => row.key === key)
  if (!found) throw new Error(`No words are written for ${key}`)
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
