import type { FoodVariation } from '#server/db/shapes.ts'

type Value = [en: string, ar: string, extra: number]

/** Prices are in the currency's units; they are kept in minor units. */
const group = (
  en: string,
  ar: string,
  type: FoodVariation['type'],
  [min, max]: [number, number],
  required: boolean,
  values: Value[],
): FoodVariation => ({
  name: { en, ar },
  type,
  min,
  max,
  required,
  values: values.map(([label, labelAr, extra]) => ({
    label: { en: label, ar: labelAr },
    optionPrice: Math.round(extra * 100),
  })),
})

const one = (en: string, ar: string, required: boolean, values: Value[]) =>
  group(en, ar, 'single', [0, 0], required, values)

const spice = one('Spice level', 'درجة الحرارة', true, [
  ['Mild', 'خفيف', 0],
  ['Medium', 'متوسط', 0],
  ['Hot', 'حار', 0],
  ['Extra hot', 'حار جدًا', 0],
])

const size = one('Size', 'الحجم', true, [
  ['Small', 'صغير', 0],
  ['Medium', 'وسط', 4],
  ['Large', 'كبير', 7],
])

/** The questions a dish may ask, by the words used in the menus. */
export const dishOptions = {
  burger: [
    one('Cooked', 'درجة الطهي', true, [
      ['Medium', 'متوسط', 0],
      ['Medium well', 'فوق المتوسط', 0],
      ['Well done', 'مطهو جيدًا', 0],
    ]),
    group('Leave out', 'بدون', 'multi', [0, 4], false, [
      ['No onion', 'بدون بصل', 0],
      ['No tomato', 'بدون طماطم', 0],
      ['No pickles', 'بدون مخلل', 0],
      ['No sauce', 'بدون صلصة', 0],
    ]),
  ],
  meal: [
    one('Make it a meal', 'اجعلها وجبة', false, [
      ['Fries and a drink', 'بطاطس ومشروب', 14],
      ['Salad and water', 'سلطة وماء', 13],
      ['Large fries and a large drink', 'بطاطس كبيرة ومشروب كبير', 19],
    ]),
  ],
  pizza: [
    one('Size', 'الحجم', true, [
      ['Small, 20 cm', 'صغير 20 سم', 0],
      ['Medium, 28 cm', 'وسط 28 سم', 12],
      ['Large, 34 cm', 'كبير 34 سم', 22],
    ]),
    one('Crust', 'العجينة', true, [
      ['Thin', 'رقيقة', 0],
      ['Classic', 'كلاسيكية', 0],
      ['Cheese-filled edge', 'حواف محشوة بالجبن', 9],
    ]),
    group('Extra toppings', 'إضافات', 'multi', [1, 4], false, [
      ['Mozzarella', 'موزاريلا', 6],
      ['Mushroom', 'فطر', 4],
      ['Olives', 'زيتون', 4],
      ['Jalapeño', 'هالبينو', 4],
      ['Beef pepperoni', 'ببروني بقري', 7],
      ['Rocket', 'جرجير', 4],
    ]),
  ],
  pasta: [
    one('Pasta', 'نوع المعكرونة', true, [
      ['As on the menu', 'كما في القائمة', 0],
      ['Penne', 'بيني', 0],
      ['Gluten-free', 'خالية من الغلوتين', 6],
    ]),
    group('Add to it', 'أضف إليها', 'multi', [0, 2], false, [
      ['Grilled chicken', 'دجاج مشوي', 10],
      ['Prawns', 'روبيان', 15],
      ['Extra parmesan', 'بارميزان إضافي', 5],
    ]),
  ],
  bread: [
    one('Bread', 'الخبز', true, [
      ['Arabic bread', 'خبز عربي', 0],
      ['Saj', 'خبز صاج', 2],
      ['French roll', 'صمون', 2],
    ]),
  ],
  sauces: [
    group('Sauces', 'الصلصات', 'multi', [1, 3], true, [
      ['Garlic', 'ثوم', 0],
      ['Tahini', 'طحينة', 0],
      ['Hot chilli', 'شطة حارة', 0],
      ['Pomegranate', 'دبس رمان', 1],
      ['Lemon butter', 'زبدة الليمون', 3],
    ]),
  ],
  sauce: [
    one('Dip', 'الغموس', true, [
      ['Garlic', 'ثوم', 0],
      ['Barbecue', 'باربكيو', 0],
      ['Honey mustard', 'عسل وخردل', 0],
      ['Cheese', 'جبن', 2],
    ]),
  ],
  portion: [
    one('Portion', 'الحصة', true, [
      ['For one', 'لشخص', 0],
      ['For two', 'لشخصين', 28],
      ['Family', 'عائلي', 74],
    ]),
  ],
  bucket: [
    one('Pieces', 'عدد القطع', true, [
      ['8 pieces', '8 قطع', 0],
      ['12 pieces', '12 قطعة', 24],
      ['18 pieces', '18 قطعة', 55],
    ]),
    group('Dips', 'الغموس', 'multi', [1, 3], true, [
      ['Garlic', 'ثوم', 0],
      ['Barbecue', 'باربكيو', 0],
      ['Ranch', 'رانش', 0],
      ['Cheese', 'جبن', 2],
    ]),
  ],
  pieces: [
    one('How many', 'العدد', true, [
      ['Regular', 'عادي', 0],
      ['Double', 'دبل', 16],
    ]),
  ],
  protein: [
    one('Protein', 'البروتين', false, [
      ['Chicken', 'دجاج', 6],
      ['Beef', 'لحم', 9],
      ['Prawns', 'روبيان', 12],
      ['Tofu', 'توفو', 5],
    ]),
  ],
  dressing: [
    one('Dressing', 'الصلصة', true, [
      ['Lemon and olive oil', 'ليمون وزيت زيتون', 0],
      ['Tahini', 'طحينة', 0],
      ['Balsamic', 'بلسمك', 0],
      ['On the side', 'على جنب', 0],
    ]),
  ],
  base: [
    one('Base', 'القاعدة', true, [
      ['White rice', 'أرز أبيض', 0],
      ['Brown rice', 'أرز بني', 0],
      ['Quinoa', 'كينوا', 5],
      ['Mixed leaves', 'خضار ورقية', 0],
    ]),
    group('Crunch', 'إضافات مقرمشة', 'multi', [0, 3], false, [
      ['Crispy onion', 'بصل مقرمش', 2],
      ['Toasted sesame', 'سمسم محمص', 1],
      ['Peanuts', 'فول سوداني', 2],
      ['Nori', 'نوري', 2],
    ]),
  ],
  noodle: [
    group('Extras', 'إضافات', 'multi', [0, 3], false, [
      ['Soft egg', 'بيضة طرية', 5],
      ['Extra noodles', 'نودلز إضافية', 6],
      ['Corn', 'ذرة', 3],
      ['Nori', 'نوري', 3],
    ]),
  ],
  soy: [
    one('Soy sauce', 'صلصة الصويا', false, [
      ['Regular', 'عادية', 0],
      ['Less salt', 'قليلة الملح', 0],
      ['None', 'بدون', 0],
    ]),
  ],
  eggs: [
    one('Eggs', 'البيض', true, [
      ['Fried', 'مقلي', 0],
      ['Scrambled', 'مخفوق', 0],
      ['Poached', 'مسلوق', 0],
    ]),
  ],
  cheese: [
    group('Add to it', 'أضف إليها', 'multi', [0, 3], false, [
      ['Cheese', 'جبن', 4],
      ['Vegetables', 'خضار', 2],
      ['Labneh', 'لبنة', 4],
    ]),
  ],
  cook: [
    one('Cooked', 'طريقة الطهي', true, [
      ['Grilled', 'مشوي', 0],
      ['Fried', 'مقلي', 0],
      ['Steamed', 'على البخار', 0],
    ]),
  ],
  toppings: [
    group('Toppings', 'الإضافات', 'multi', [1, 3], true, [
      ['Strawberry', 'فراولة', 0],
      ['Banana', 'موز', 0],
      ['Maple syrup', 'شراب القيقب', 0],
      ['Chocolate sauce', 'صلصة الشوكولاتة', 3],
      ['Pistachio', 'فستق', 5],
    ]),
  ],
  scoops: [
    one('Scoops', 'عدد الكرات', true, [
      ['One', 'واحدة', 0],
      ['Two', 'اثنتان', 9],
      ['Three', 'ثلاث', 16],
    ]),
    group('On top', 'الإضافات', 'multi', [0, 2], false, [
      ['Whipped cream', 'كريمة مخفوقة', 3],
      ['Nuts', 'مكسرات', 4],
      ['Chocolate sauce', 'صلصة الشوكولاتة', 3],
    ]),
  ],
  box: [
    one('Box', 'العلبة', true, [
      ['250 g', '250 غ', 0],
      ['500 g', '500 غ', 32],
      ['1 kg', '1 كغ', 92],
    ]),
  ],
  cake: [
    one('Serves', 'يكفي', true, [
      ['8 people', '8 أشخاص', 0],
      ['12 people', '12 شخصًا', 55],
      ['20 people', '20 شخصًا', 130],
    ]),
    one('Candles', 'الشموع', false, [
      ['Candle set', 'طقم شموع', 8],
      ['Number candle', 'شمعة رقم', 10],
    ]),
  ],
  milk: [
    one('Milk', 'الحليب', true, [
      ['Full cream', 'كامل الدسم', 0],
      ['Skimmed', 'خالي الدسم', 0],
      ['Oat', 'شوفان', 4],
      ['Almond', 'لوز', 4],
    ]),
  ],
  shots: [
    one('Shots', 'عدد الجرعات', false, [
      ['Double', 'مزدوجة', 5],
      ['Decaf', 'بدون كافيين', 2],
    ]),
  ],
  sugar: [
    one('Sugar', 'السكر', true, [
      ['None', 'بدون', 0],
      ['Little', 'قليل', 0],
      ['Regular', 'عادي', 0],
    ]),
  ],
  ice: [
    one('Ice', 'الثلج', false, [
      ['With ice', 'مع ثلج', 0],
      ['No ice', 'بدون ثلج', 0],
    ]),
  ],
  size: [size],
  spice: [spice],
} satisfies Record<string, FoodVariation[]>
