import type { Text } from '#server/db/shapes.ts'
import type { Corner } from './avenues.ts'

/** One piece of a district between avenues, and how its streets are laid out. */
export type Block = {
  ring: Corner[]
  /** Direction of the longer streets, degrees against the coast. */
  degrees: number
  /** Metres between the long streets, and between the streets that join them. */
  spacing: [number, number]
  /** How far streets swing from a straight line, and over what length, in metres. */
  swing: [number, number]
  /** Share of back lanes that stop half way. */
  gaps: number
  /** Given to the longest streets; the rest are back lanes without a name. */
  streets: Text[]
}

export type District = { id: number; name: Text; blocks: Block[] }

/** `English | Arabic` per line. */
const names = (lines: string): Text[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', ar = ''] = line.split('|').map((part) => part.trim())
      return { en, ar }
    })

export const districts: District[] = [
  {
    id: 1,
    name: { en: 'Old Harbour', ar: 'الميناء القديم' },
    blocks: [
      {
        ring: ['creekMouthEast', 'oldCape', 'marketBoulevard', 'bridgeEast'],
        degrees: 62,
        spacing: [92, 118],
        swing: [22, 420],
        gaps: 0.3,
        streets: names(`
          Pearl Street | شارع اللؤلؤ
          Dhow Street | شارع السفينة
          Lantern Street | شارع الفانوس
          Divers Street | شارع الغواصين
          Anchor Street | شارع المرساة
          Sailmakers Street | شارع صناع الأشرعة
          Rope Street | شارع الحبال
          Net Street | شارع الشباك
          Tide Street | شارع المد
          Wind Tower Street | شارع البراجيل
        `),
      },
      {
        ring: ['oldCape', 'customsGate', 'unionSquare', 'marketBoulevard'],
        degrees: 2,
        spacing: [128, 175],
        swing: [0, 1],
        gaps: 0.12,
        streets: names(`
          Customs Street | شارع الجمارك
          Warehouse Street | شارع المخازن
          Merchants Street | شارع التجار
          Spice Street | شارع التوابل
          Cotton Street | شارع القطن
          Copper Street | شارع النحاس
          Caravan Street | شارع القافلة
          Compass Street | شارع البوصلة
        `),
      },
    ],
  },
  {
    id: 2,
    name: { en: 'Creekside', ar: 'ضفة الخور' },
    blocks: [
      {
        ring: ['coralCorniche', 'creekMouthWest', 'bridgeWest', 'coralBoulevard'],
        degrees: -76,
        spacing: [96, 150],
        swing: [10, 600],
        gaps: 0.18,
        streets: names(`
          Fishermen Street | شارع الصيادين
          Ferry Street | شارع العبرة
          Heron Street | شارع مالك الحزين
          Mangrove Street | شارع القرم
          Oar Street | شارع المجداف
        `),
      },
      {
        ring: ['coralBoulevard', 'bridgeWest', 'lagoonWest', 'coralGardens'],
        degrees: -80,
        spacing: [104, 165],
        swing: [26, 900],
        gaps: 0.15,
        streets: names(`
          Lagoon Street | شارع البحيرة
          Flamingo Street | شارع النحام
          Reed Street | شارع القصب
          Kingfisher Street | شارع الرفراف
          Willow Street | شارع الصفصاف
        `),
      },
    ],
  },
  {
    id: 3,
    name: { en: 'Souk Quarter', ar: 'حي السوق' },
    blocks: [
      {
        ring: ['bridgeEast', 'marketBoulevard', 'marketGardens', 'lagoonEast'],
        degrees: 74,
        spacing: [78, 112],
        swing: [16, 520],
        gaps: 0.26,
        streets: names(`
          Gold Street | شارع الذهب
          Saffron Street | شارع الزعفران
          Perfume Street | شارع العطور
          Silk Street | شارع الحرير
          Tailors Street | شارع الخياطين
          Carpet Street | شارع السجاد
          Incense Street | شارع البخور
          Date Street | شارع التمور
          Coffee Street | شارع القهوة
          Bakers Street | شارع الخبازين
          Silver Street | شارع الفضة
        `),
      },
    ],
  },
  {
    id: 4,
    name: { en: 'Downtown', ar: 'وسط المدينة' },
    blocks: [
      {
        ring: ['marketBoulevard', 'unionSquare', 'customsGardens', 'marketGardens'],
        degrees: 1,
        spacing: [122, 152],
        swing: [0, 1],
        gaps: 0.06,
        streets: names(`
          Museum Street | شارع المتحف
          Library Street | شارع المكتبة
          Theatre Street | شارع المسرح
          Observatory Street | شارع المرصد
          Post Office Street | شارع البريد
          Exchange Street | شارع البورصة
          Fountain Street | شارع النافورة
          Astronomers Street | شارع الفلكيين
          Poets Street | شارع الشعراء
          Printers Street | شارع المطابع
        `),
      },
    ],
  },
  {
    id: 5,
    name: { en: 'Corniche', ar: 'الكورنيش' },
    blocks: [
      {
        ring: [
          'customsGate',
          'cornicheGate',
          'islandGate',
          'lighthouseGate',
          'lighthouseBoulevard',
          'unionSquare',
        ],
        degrees: -6,
        spacing: [152, 196],
        swing: [0, 1],
        gaps: 0.08,
        streets: names(`
          Seagull Street | شارع النورس
          Sea Breeze Street | شارع نسيم البحر
          Blue Bay Street | شارع الخليج الأزرق
          Dolphin Street | شارع الدلفين
          Sunset Street | شارع الغروب
          Voyagers Street | شارع الرحالة
          Ibn Majid Street | شارع ابن ماجد
          Horizon Street | شارع الأفق
          Starfish Street | شارع نجمة البحر
          Monsoon Street | شارع الموسم
        `),
      },
    ],
  },
  {
    id: 6,
    name: { en: 'Marina', ar: 'المارينا' },
    blocks: [
      {
        ring: ['lighthouseGate', 'marinaGate', 'marinaBoulevard', 'lighthouseBoulevard'],
        degrees: -14,
        spacing: [138, 178],
        swing: [46, 1500],
        gaps: 0.1,
        streets: names(`
          Regatta Street | شارع السباق البحري
          Yacht Street | شارع اليخوت
          Mast Street | شارع السارية
          Keel Street | شارع العارضة
          Beacon Street | شارع الفنار
          Captain Street | شارع الربان
          North Star Street | شارع نجم الشمال
          Helm Street | شارع الدفة
          Current Street | شارع التيار
        `),
      },
    ],
  },
  {
    id: 7,
    name: { en: 'Palm Beach', ar: 'شاطئ النخيل' },
    blocks: [
      {
        ring: ['westGate', 'palmCorniche', 'palmBoulevard', 'ringBoulevardWest'],
        degrees: -3,
        spacing: [118, 205],
        swing: [78, 980],
        gaps: 0.2,
        streets: names(`
          Sandpiper Street | شارع الطيطوي
          Oyster Street | شارع المحار
          Turtle Street | شارع السلحفاة
          Palm Grove Street | شارع بستان النخيل
          Dune Street | شارع الكثبان
          Seashell Street | شارع الصدف
          Driftwood Street | شارع خشب البحر
          Boardwalk Street | شارع الممشى الخشبي
          Almond Street | شارع اللوز
        `),
      },
    ],
  },
  {
    id: 8,
    name: { en: 'Coral Bay', ar: 'خليج المرجان' },
    blocks: [
      {
        ring: ['palmCorniche', 'coralCorniche', 'coralBoulevard', 'palmBoulevard'],
        degrees: 9,
        spacing: [126, 184],
        swing: [30, 1300],
        gaps: 0.14,
        streets: names(`
          Coral Street | شارع الشعاب
          Amber Street | شارع العنبر
          Turquoise Street | شارع الفيروز
          Sapphire Street | شارع الياقوت الأزرق
          Emerald Street | شارع الزمرد
          Agate Street | شارع العقيق
          Ivory Street | شارع العاج
          Crystal Street | شارع البلور
          Ruby Street | شارع الياقوت
        `),
      },
    ],
  },
  {
    id: 9,
    name: { en: 'Jasmine Gardens', ar: 'حدائق الياسمين' },
    blocks: [
      {
        ring: ['ringBoulevardWest', 'palmBoulevard', 'palmGardens', 'ringGardensWest'],
        degrees: 14,
        spacing: [124, 215],
        swing: [64, 1150],
        gaps: 0.2,
        streets: names(`
          Jasmine Street | شارع الياسمين
          Lavender Street | شارع الخزامى
          Narcissus Street | شارع النرجس
          Basil Street | شارع الريحان
          Lily Street | شارع الزنبق
          Mint Street | شارع النعناع
          Marigold Street | شارع الأقحوان
        `),
      },
      {
        ring: ['palmBoulevard', 'coralBoulevard', 'coralGardens', 'palmGardens'],
        degrees: -9,
        spacing: [120, 190],
        swing: [20, 1400],
        gaps: 0.12,
        streets: names(`
          Rose Street | شارع الورد
          Damask Street | شارع الجوري
          Orange Blossom Street | شارع زهر البرتقال
          Iris Street | شارع السوسن
          Violet Street | شارع البنفسج
          Bougainvillea Street | شارع الجهنمية
          Hibiscus Street | شارع الكركديه
        `),
      },
    ],
  },
  {
    id: 10,
    name: { en: 'Pearl Quarter', ar: 'حي اللؤلؤة' },
    blocks: [
      {
        ring: ['unionSquare', 'lighthouseBoulevard', 'lighthouseGardens', 'customsGardens'],
        degrees: -4,
        spacing: [130, 168],
        swing: [12, 1700],
        gaps: 0.08,
        streets: names(`
          Nacre Street | شارع عرق اللؤلؤ
          Moonlight Street | شارع ضوء القمر
          Mirror Street | شارع المرايا
          Calligraphers Street | شارع الخطاطين
          Oud Street | شارع العود
          Qanun Street | شارع القانون
          Andalus Street | شارع الأندلس
          Granada Street | شارع غرناطة
          Cordoba Street | شارع قرطبة
          Seville Street | شارع إشبيلية
        `),
      },
    ],
  },
  {
    id: 11,
    name: { en: 'Cedar Heights', ar: 'مرتفعات الأرز' },
    blocks: [
      {
        ring: ['lighthouseBoulevard', 'marinaBoulevard', 'marinaGardens', 'lighthouseGardens'],
        degrees: 17,
        spacing: [122, 196],
        swing: [52, 1250],
        gaps: 0.16,
        streets: names(`
          Cedar Street | شارع الأرز
          Juniper Street | شارع العرعر
          Pine Street | شارع الصنوبر
          Oak Street | شارع البلوط
          Cypress Street | شارع السرو
          Laurel Street | شارع الغار
          Poplar Street | شارع الحور
          Hawthorn Street | شارع الزعرور
          Sycamore Street | شارع الجميز
        `),
      },
    ],
  },
  {
    id: 12,
    name: { en: 'University City', ar: 'المدينة الجامعية' },
    blocks: [
      {
        ring: ['coralGardens', 'lagoonWest', 'lagoonEast', 'marketGardens', 'ringMarket', 'ringCoral'],
        degrees: 4,
        spacing: [146, 200],
        swing: [0, 1],
        gaps: 0.1,
        streets: names(`
          Scholars Street | شارع العلماء
          Avicenna Street | شارع ابن سينا
          Algebra Street | شارع الجبر
          Ibn Khaldun Street | شارع ابن خلدون
          Al Idrisi Street | شارع الإدريسي
          Inkwell Street | شارع المحبرة
          Wisdom Street | شارع الحكمة
          Papyrus Street | شارع البردي
          Al Khwarizmi Street | شارع الخوارزمي
          Graduates Street | شارع الخريجين
        `),
      },
    ],
  },
  {
    id: 13,
    name: { en: 'Olive Hills', ar: 'تلال الزيتون' },
    blocks: [
      {
        ring: ['ringGardensWest', 'palmGardens', 'ringPalm'],
        degrees: -34,
        spacing: [122, 210],
        swing: [70, 900],
        gaps: 0.24,
        streets: names(`
          Olive Street | شارع الزيتون
          Hilltop Street | شارع القمة
          Shepherd Street | شارع الراعي
          Wild Thyme Street | شارع الزعتر البري
        `),
      },
      {
        ring: ['palmGardens', 'coralGardens', 'ringCoral', 'ringPalm'],
        degrees: -7,
        spacing: [126, 205],
        swing: [74, 1100],
        gaps: 0.2,
        streets: names(`
          Pomegranate Street | شارع الرمان
          Fig Street | شارع التين
          Vineyard Street | شارع الكروم
          Quince Street | شارع السفرجل
          Apricot Street | شارع المشمش
          Lemon Street | شارع الليمون
          Honey Street | شارع العسل
          Mulberry Street | شارع التوت
        `),
      },
    ],
  },
  {
    id: 14,
    name: { en: 'Garden City', ar: 'مدينة الحدائق' },
    blocks: [
      {
        ring: ['marketGardens', 'customsGardens', 'ringCustoms', 'ringMarket'],
        degrees: -2,
        spacing: [132, 186],
        swing: [16, 1300],
        gaps: 0.1,
        streets: names(`
          Park Street | شارع المنتزه
          Nightingale Street | شارع البلبل
          Peacock Street | شارع الطاووس
          Hoopoe Street | شارع الهدهد
          Butterfly Street | شارع الفراشة
          Swallow Street | شارع السنونو
        `),
      },
      {
        ring: ['customsGardens', 'lighthouseGardens', 'ringLighthouse', 'ringCustoms'],
        degrees: 7,
        spacing: [128, 194],
        swing: [44, 1400],
        gaps: 0.14,
        streets: names(`
          Skylark Street | شارع القبرة
          Gazelle Street | شارع الغزال
          Ibex Street | شارع الوعل
          Oryx Street | شارع المها
          Falconers Street | شارع الصقارين
          Meadow Street | شارع المروج
          Brook Street | شارع الجدول
          Acacia Street | شارع السنط
        `),
      },
    ],
  },
  {
    id: 15,
    name: { en: 'Dockyards', ar: 'أحواض السفن' },
    blocks: [
      {
        ring: ['marinaGate', 'eastGate', 'ringBoulevardEast', 'marinaBoulevard'],
        degrees: 5,
        spacing: [196, 300],
        swing: [0, 1],
        gaps: 0.1,
        streets: names(`
          Crane Street | شارع الرافعة
          Container Street | شارع الحاويات
          Shipwrights Street | شارع بناة السفن
          Foundry Street | شارع المسبك
        `),
      },
      {
        ring: ['marinaBoulevard', 'ringBoulevardEast', 'ringGardensEast', 'marinaGardens'],
        degrees: 11,
        spacing: [190, 310],
        swing: [0, 1],
        gaps: 0.12,
        streets: names(`
          Steel Street | شارع الفولاذ
          Turbine Street | شارع التوربين
          Freight Street | شارع الشحن
        `),
      },
    ],
  },
  {
    id: 16,
    name: { en: 'Falcon Ridge', ar: 'حافة الصقر' },
    blocks: [
      {
        ring: ['lighthouseGardens', 'marinaGardens', 'ringMarina', 'ringLighthouse'],
        degrees: 24,
        spacing: [168, 260],
        swing: [80, 1200],
        gaps: 0.3,
        streets: names(`
          Ridge Street | شارع الحافة
          Canyon Street | شارع الوادي
          Quarry Street | شارع المحجر
        `),
      },
      {
        ring: ['marinaGardens', 'ringGardensEast', 'ringMarina'],
        degrees: -42,
        spacing: [180, 280],
        swing: [60, 1000],
        gaps: 0.34,
        streets: names(`
          Eagle Street | شارع النسر
          Horizon Hill Street | شارع تل الأفق
        `),
      },
    ],
  },
]
