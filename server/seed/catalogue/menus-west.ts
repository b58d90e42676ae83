/*
 * art: the dish and up to two things beside it. asks: questions of dish-options.ts. marks: v vegetarian, b until noon,
 * r recommended; capital letters are allergens: G gluten, D dairy, N nuts, P peanuts, E egg,
 * S shellfish, F fish, Y soy, T sesame, M mustard, C celery. Behind a `!` are those the store states it is free of.
 */

export const burgerMenu = `
# burgers
🍔 | Harbour Classic Burger | برجر الميناء الكلاسيكي | 32 | burger+meal | r GDE | Flame-grilled beef, lettuce, tomato, pickles and our house sauce in a butter bun. | لحم بقري مشوي على اللهب مع خس وطماطم ومخلل وصلصتنا الخاصة في خبز بالزبدة.
🍔🧀 | Double Cheddar Burger | برجر دبل شيدر | 39 | burger+meal | GDE | Two smashed patties, melted aged cheddar and caramelised onion. | شريحتا لحم مضغوطتان مع شيدر معتق ذائب وبصل مكرمل.
🍔 champignons/cream | Mushroom Swiss Burger | برجر الفطر والجبن السويسري | 37 | burger+meal | GDE | Sautéed mushrooms and Swiss cheese over a thick beef patty. | فطر سوتيه وجبن سويسري فوق شريحة لحم سميكة.
🍔🌶️ | Jalapeño Fire Burger | برجر الهالبينو الناري | 36 | burger+meal | GDE | Pickled jalapeños, pepper jack and a smoky chilli mayo. | هالبينو مخلل وجبن حار ومايونيز مدخن بالفلفل.
🍔🥑 | Avocado Chicken Burger | برجر الدجاج بالأفوكادو | 35 | burger+meal | r GDE | Grilled chicken breast, avocado, rocket and lime mayo. | صدر دجاج مشوي مع أفوكادو وجرجير ومايونيز بالليمون.
🍔🥬 | Garden Falafel Burger | برجر الفلافل | 28 | burger+meal | v GT | A crisp falafel patty with tahini slaw and pickled turnip. | قرص فلافل مقرمش مع سلطة الملفوف بالطحينة ومخلل اللفت.
🍔🥚 | Morning Egg Burger | برجر البيض الصباحي | 26 | burger | b GDE | A fried egg, beef strips and cheese on a toasted bun. | بيضة مقلية وشرائح لحم وجبن في خبز محمص.
🌭 | Corniche Hot Dog | هوت دوغ الكورنيش | 22 | meal | GDM | A grilled beef sausage with mustard, relish and crispy onion. | نقانق بقرية مشوية مع الخردل والمخلل والبصل المقرمش.
🥪🥩 | Philly Steak Sandwich | ساندويتش ستيك فيلي | 38 | meal | GD | Shaved steak, peppers and melted provolone in a long roll. | شرائح ستيك رفيعة مع فلفل وجبن بروفولون في خبز طويل.
🥪🍗 | Club Sandwich | كلوب ساندويتش | 34 | meal | GDE | Three layers of toast with chicken, egg, turkey and salad. | ثلاث طبقات من التوست مع دجاج وبيض وديك رومي وخضار.
# sides
🍟 | Salted Fries | بطاطس مقلية | 12 | size | v G | Thin, golden and tossed in sea salt. | رفيعة وذهبية ومملحة بملح البحر.
🍟🧀 | Loaded Cheese Fries | بطاطس محملة بالجبن | 19 | size | vr GD | Fries under warm cheese sauce, spring onion and paprika. | بطاطس مغطاة بصلصة الجبن الدافئة والبصل الأخضر والبابريكا.
rings/gold🧅 | Onion Rings | حلقات البصل | 15 | - | v GDE | Thick-cut onion in a crisp batter, served with ranch. | بصل سميك بعجينة مقرمشة يقدم مع صلصة الرانش.
fingers/gold/brick | Mozzarella Sticks | أصابع الموزاريلا | 21 | pieces | v GDE | Breaded mozzarella with warm tomato dip. | موزاريلا مقلية بالبقسماط مع صلصة طماطم دافئة.
🍗🔥🌶️ | Buffalo Wings | أجنحة بافلو | 29 | pieces+spice | r DE | Crispy wings in hot butter sauce with a blue cheese dip. | أجنحة مقرمشة بصلصة الزبدة الحارة مع غموس الجبن الأزرق.
stew/leaf/cream/leaves🥕 | Coleslaw | سلطة الكولسلو | 9 | - | v E!GDNP | Shredded cabbage and carrot in a light dressing. | ملفوف وجزر مبشوران بصلصة خفيفة.
🌽 | Grilled Corn Cob | ذرة مشوية | 11 | - | v D!GENPTYFSMC | Charred corn with herb butter. | ذرة مشوية على الفحم مع زبدة الأعشاب.
`

export const pizzaMenu = `
# pizza
🍕🌿 | Margherita | بيتزا مارغريتا | 34 | pizza | vr GD | San Marzano tomato, fior di latte and torn basil. | طماطم سان مارزانو وجبن فيور دي لاتيه وريحان طازج.
🍕 | Beef Pepperoni | بيتزا ببروني بقري | 42 | pizza | r GD | Spicy beef pepperoni and a generous layer of mozzarella. | ببروني بقري حار وطبقة سخية من الموزاريلا.
🍕🧀 | Four Cheeses | بيتزا الأجبان الأربعة | 45 | pizza | v GD | Mozzarella, gorgonzola, parmesan and smoked scamorza. | موزاريلا وغورغونزولا وبارميزان وسكامورزا مدخنة.
🍕 champignons/cream | Truffle Mushroom | بيتزا الفطر والكمأة | 49 | pizza | v GD | Roasted mushrooms, truffle cream and thyme. | فطر محمص وكريمة الكمأة والزعتر.
🍕🫒 | Vegetable Garden | بيتزا الخضار | 39 | pizza | v GD | Peppers, courgette, olives and red onion. | فلفل وكوسا وزيتون وبصل أحمر.
🍕🍗 | Smoky Chicken | بيتزا الدجاج المدخن | 44 | pizza | GD | Barbecue chicken, sweetcorn and red onion. | دجاج بالباربكيو وذرة حلوة وبصل أحمر.
🍕🦐 | Seafood Marinara | بيتزا ثمار البحر | 52 | pizza | GDSF | Prawns, calamari and garlic over tomato. | روبيان وكاليماري وثوم فوق صلصة الطماطم.
🍕🌶️ | Diavola | بيتزا ديافولا | 43 | pizza | GD | Beef salami, chilli and honey. | سلامي بقري وفلفل حار وعسل.
flatbread/cream/cream/powder🧄 | Garlic Bread | خبز بالثوم | 16 | - | v GD | Baked dough brushed with garlic butter. | عجين مخبوز مدهون بزبدة الثوم.
# pasta
🍝🍅 | Spaghetti Pomodoro | سباغيتي بالطماطم | 33 | pasta | v G | Slow-cooked tomato, basil and olive oil. | طماطم مطهوة ببطء مع الريحان وزيت الزيتون.
🍝🥩 | Tagliatelle Bolognese | تالياتيلي بولونيز | 41 | pasta | r GDE | Beef ragù cooked for six hours. | صلصة لحم بقري مطهوة ست ساعات.
🍝 champignons/cream | Fettuccine Alfredo | فيتوتشيني ألفريدو | 40 | pasta | GD | Cream, parmesan, mushrooms and your choice of chicken. | كريمة وبارميزان وفطر مع الدجاج حسب الرغبة.
🍝🦐 | Linguine with Prawns | لينغويني بالروبيان | 54 | pasta | GSF | Prawns, cherry tomato, chilli and parsley. | روبيان وطماطم كرزية وفلفل حار وبقدونس.
slice/gold/brick🌿 | Baked Lasagne | لازانيا بالفرن | 44 | - | GDE | Layers of pasta, beef ragù and béchamel. | طبقات معكرونة مع صلصة اللحم والبشاميل.
stew/olive/cream/grains🌿 | Wild Mushroom Risotto | ريزوتو الفطر البري | 46 | - | v D | Carnaroli rice, porcini and aged parmesan. | أرز كارنارولي مع فطر بورتشيني وبارميزان معتق.
# salads
mound/leaf/red/chunks🍅 | Caprese Salad | سلطة كابريزي | 31 | - | v D | Tomato, mozzarella and basil oil. | طماطم وموزاريلا وزيت الريحان.
🥗🧀 | Rocket and Parmesan Salad | سلطة الجرجير والبارميزان | 27 | - | v D | Wild rocket, parmesan shavings and lemon. | جرجير بري ورقائق بارميزان وليمون.
# desserts
slice/cream/cocoa | Tiramisu | تيراميسو | 26 | - | vr GDE | Coffee-soaked biscuit, mascarpone and cocoa. | بسكويت منقوع بالقهوة مع ماسكاربوني وكاكاو.
pot/white/red🍓 | Panna Cotta | بانا كوتا | 23 | - | v D | Set vanilla cream with strawberry. | كريمة فانيليا مثبتة مع الفراولة.
`

export const chickenMenu = `
# chicken
bucket/red/amber🍗 | Crispy Chicken Bucket | سطل الدجاج المقرمش | 59 | bucket+spice | r GDE | Marinated overnight, double-breaded and fried to order. | دجاج متبل طوال الليل ومغطى بطبقتين ومقلي عند الطلب.
🍗🍟 | Broasted Half Chicken | نصف دجاجة بروستد | 31 | spice+sauce | GE | Four pieces with fries, bun and garlic sauce. | أربع قطع مع بطاطس وخبز وصلصة الثوم.
bucket/orange/toast🥤 | Broasted Family Meal | وجبة بروستد عائلية | 89 | spice+sauce | GE | Twelve pieces, large fries, coleslaw and a family drink. | اثنتا عشرة قطعة مع بطاطس كبيرة وكولسلو ومشروب عائلي.
fingers/gold/amber | Honey Mustard Tenders | أصابع الدجاج بالعسل والخردل | 27 | pieces | r GEM | Breast strips with a sweet and sharp dip. | شرائح صدر مع غموس حلو ولاذع.
🍔🍗 | Crispy Chicken Burger | برجر الدجاج المقرمش | 25 | meal+spice | GDE | A buttermilk thigh, pickles and spicy mayo. | فخذ دجاج متبل باللبن مع مخلل ومايونيز حار.
🌯🍗🌶️ | Twisted Chicken Wrap | راب تويستر الدجاج | 21 | meal+spice | GDE | Chicken strips, lettuce and pepper mayo in a toasted wrap. | شرائح دجاج وخس ومايونيز بالفلفل في خبز محمص.
mound/leaf/gold/grains🍗 | Chicken Rice Box | علبة الأرز والدجاج | 24 | spice | G | Spiced rice, chicken bites and gravy. | أرز متبل وقطع دجاج وصلصة المرق.
🍗🧄 | Garlic Chicken Wings | أجنحة بالثوم | 26 | pieces | G | Wings tossed in garlic and parsley. | أجنحة مقلبة بالثوم والبقدونس.
balls/amber/red | Popcorn Chicken | دجاج بوب كورن | 18 | size | GE | Bite-size pieces with a dip. | قطع صغيرة مقرمشة مع غموس.
🌽🍗 | Grilled Chicken Combo | كومبو الدجاج المشوي | 33 | spice+sauce | - | Charcoal chicken, corn and coleslaw. | دجاج على الفحم مع ذرة وكولسلو.
# sides
🍟🌶️ | Seasoned Fries | بطاطس متبلة | 11 | size | v G | Dusted with our chicken spice. | مرشوشة بخلطة بهارات الدجاج.
bowl/cream/brown🥔 | Mashed Potato and Gravy | بطاطس مهروسة مع المرق | 12 | size | D | Smooth mash under warm gravy. | بطاطس ناعمة تحت مرق دافئ.
bowl/lemon/gold🌽 | Corn Chowder | شوربة الذرة | 15 | - | v D | Sweetcorn, cream and black pepper. | ذرة حلوة وكريمة وفلفل أسود.
balls/toast/gold🧈 | Soft Bread Rolls | أقراص خبز طرية | 7 | - | v G | Three warm rolls with butter. | ثلاثة أقراص دافئة مع الزبدة.
pot/white/leaf🧄 | Garlic Sauce Tub | علبة صلصة الثوم | 4 | - | v E | Whipped garlic sauce. | صلصة ثوم مخفوقة.
`

export const mexicanMenu = `
# tacos
🌮🥩 | Carne Asada Tacos | تاكو اللحم المشوي | 34 | spice+pieces | r G | Charred beef, onion, coriander and lime. | لحم مشوي مع بصل وكزبرة وليمون.
🌮🍗 | Chicken Tinga Tacos | تاكو دجاج تينغا | 31 | spice+pieces | G | Chicken in smoky chipotle and tomato. | دجاج بصلصة الشيبوتلي والطماطم المدخنة.
🌮 salmon/gold | Baja Fish Tacos | تاكو السمك | 36 | spice+pieces | r GFE | Crisp fish, cabbage and lime cream. | سمك مقرمش مع ملفوف وكريمة الليمون.
🌮🥑 | Avocado Bean Tacos | تاكو الأفوكادو والفاصوليا | 28 | spice+pieces | v G | Black beans, avocado and pico de gallo. | فاصوليا سوداء وأفوكادو وسلطة بيكو.
🌯🥩🧀 | Beef Burrito | بوريتو اللحم | 37 | spice+protein | GD | Rice, beans, cheese and slow-cooked beef. | أرز وفاصوليا وجبن ولحم مطهو ببطء.
stew/leaf/cream/grains🥑 | Chicken Burrito Bowl | طبق بوريتو الدجاج | 36 | spice+protein | D | The burrito without the wrap, with extra salsa. | البوريتو دون خبز مع صلصة إضافية.
flatbread/gold/gold/chunks🌶️ | Cheese Quesadilla | كساديا الجبن | 27 | protein | v GD | A toasted tortilla full of melted cheese. | تورتيلا محمصة مليئة بالجبن الذائب.
🫔 | Chicken Tamales | تامالي الدجاج | 29 | spice | - | Steamed corn dough with chicken and salsa verde. | عجين ذرة مطهو بالبخار مع الدجاج وصلصة خضراء.
stew/red/brown/beans🌶️ | Chilli con Carne | تشيلي كون كارني | 35 | spice | - | Beef, beans and three kinds of chilli. | لحم وفاصوليا وثلاثة أنواع من الفلفل.
🥘 | Sizzling Fajitas | فاهيتا ساخنة | 49 | protein+spice | r GD | Peppers and onions on a hot plate with warm tortillas. | فلفل وبصل على صاج ساخن مع تورتيلا دافئة.
# sides
mound/leaf/gold/chunks🥑 | Loaded Nachos | ناتشوز محملة | 29 | size | v GD | Corn chips, cheese, beans, jalapeño and guacamole. | رقائق ذرة مع جبن وفاصوليا وهالبينو وغواكامولي.
bowl/pistachio/leaf🥑 | Guacamole and Chips | غواكامولي مع رقائق الذرة | 22 | - | v - | Avocado mashed to order. | أفوكادو مهروس عند الطلب.
🌽🧀 | Street Corn | ذرة الشارع المكسيكية | 17 | - | v DE | Grilled corn, cheese, chilli and lime. | ذرة مشوية مع جبن وفلفل وليمون.
bowl/rust/cream🌿 | Refried Beans | فاصوليا مهروسة | 13 | - | v - | Slow-cooked pinto beans. | فاصوليا مطهوة ببطء.
cups/red/brick | Salsa Trio | ثلاث صلصات | 12 | - | v - | Roja, verde and mango. | حمراء وخضراء ومانجو.
# desserts
fingers/toast/cocoa | Churros with Chocolate | تشوروز بالشوكولاتة | 23 | pieces | v GDE | Cinnamon sugar and a warm chocolate dip. | قرفة وسكر مع غموس شوكولاتة دافئ.
slice/cream/white🍓 | Tres Leches Cake | كيكة الحليب الثلاثي | 25 | - | vr GDE | Sponge soaked in three milks. | كيكة مشبعة بثلاثة أنواع من الحليب.
`

export const healthyMenu = `
# salads
🥗🥑 | Super Green Salad | سلطة السوبر الخضراء | 36 | protein+dressing | vr T | Kale, avocado, edamame, seeds and lemon. | كيل وأفوكادو وإدامامي وبذور وليمون.
🥗🍗 | Chicken Caesar | سيزر الدجاج | 38 | dressing | GDE | Romaine, grilled chicken, parmesan and sourdough crumbs. | خس روماني ودجاج مشوي وبارميزان وفتات خبز.
🥗 salmon/coral | Salmon Niçoise | نيسواز السلمون | 49 | dressing | FE | Seared salmon, beans, egg and olives. | سلمون مشوي مع فاصوليا خضراء وبيض وزيتون.
🥗🍉 | Watermelon Feta Salad | سلطة البطيخ والفيتا | 31 | dressing | v D | Watermelon, feta, mint and pumpkin seeds. | بطيخ وفيتا ونعناع وبذور اليقطين.
stew/leaf/sand/grains🍋 | Quinoa Tabbouleh | تبولة الكينوا | 29 | dressing | v - | Quinoa, parsley, tomato and lemon. | كينوا وبقدونس وطماطم وليمون.
stew/orange/leaf/chunks🥕 | Rainbow Buddha Bowl | طبق بوذا الملون | 39 | protein+dressing | vr T | Roast vegetables, chickpeas and tahini. | خضار مشوية وحمص وطحينة.
stew/coral/cream/grains🥑 | Salmon Poke Bowl | بوكي السلمون | 47 | base+dressing | r FYT | Raw salmon, mango, cucumber and sesame over rice. | سلمون نيء مع مانجو وخيار وسمسم فوق الأرز.
stew/coral/cream/grains🍤 | Prawn Poke Bowl | بوكي الروبيان | 46 | base+dressing | SYT | Prawns, pineapple, edamame and spicy mayo. | روبيان وأناناس وإدامامي ومايونيز حار.
stew/rust/leaf/chunks🥦 | Protein Power Bowl | طبق البروتين | 42 | base+dressing | - | Chicken, sweet potato, broccoli and brown rice. | دجاج وبطاطا حلوة وبروكلي وأرز بني.
🌯🥑 | Turkey Avocado Wrap | راب الديك الرومي والأفوكادو | 33 | meal | G | Roast turkey, avocado and spinach in a whole-wheat wrap. | ديك رومي مشوي وأفوكادو وسبانخ في خبز قمح كامل.
# breakfast
bowl/plum/pink🍓 | Açaí Bowl | طبق الأساي | 37 | toppings | vbr N | Açaí, banana, berries, coconut and granola. | أساي وموز وتوت وجوز هند وغرانولا.
pot/sand/honey🫐 | Overnight Oats | شوفان الليل | 24 | toppings | vb DN | Oats, chia, almond milk and honey. | شوفان وتشيا وحليب اللوز وعسل.
🍞🥑 | Avocado Toast | توست الأفوكادو | 29 | eggs | vbr GE | Sourdough, smashed avocado, chilli and lemon. | خبز مخمر وأفوكادو مهروس وفلفل وليمون.
🍳🥬 | Spinach Egg White Omelette | أومليت بياض البيض بالسبانخ | 28 | - | vb ED | Egg whites, spinach and feta. | بياض بيض وسبانخ وفيتا.
# juices
glass/leaf/leaf/liquid🍏 | Green Detox Juice | عصير الديتوكس الأخضر | 21 | size | v C | Apple, celery, spinach, ginger and lemon. | تفاح وكرفس وسبانخ وزنجبيل وليمون.
glass/orange/orange/liquid🥕 | Carrot Ginger Juice | عصير الجزر والزنجبيل | 19 | size | v - | Carrot, orange and fresh ginger. | جزر وبرتقال وزنجبيل طازج.
glass/plum/pink/powder🍓 | Berry Protein Smoothie | سموذي البروتين بالتوت | 26 | size | v D | Berries, banana and whey. | توت وموز وبروتين مصل الحليب.
glass/gold/gold/powder🥭 | Mango Sunrise Smoothie | سموذي شروق المانجو | 24 | size | v D | Mango, passion fruit and yoghurt. | مانجو وباشن فروت ولبن.
`
