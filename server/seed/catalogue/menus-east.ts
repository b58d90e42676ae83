/* Columns as in menus-west.ts. */

export const levantMenu = `
# shawarma
🌯🍗 | Chicken Shawarma Wrap | شاورما دجاج | 14 | bread+sauces | r GDT | Marinated chicken shaved from the spit, garlic sauce and pickles. | دجاج متبل مقطع من السيخ مع الثوم والمخلل.
🌯🥩 | Beef Shawarma Wrap | شاورما لحم | 17 | bread+sauces | r GT | Spiced beef, tahini, parsley and tomato. | لحم متبل مع طحينة وبقدونس وطماطم.
🥙🍟 | Arabic Shawarma Plate | صحن شاورما عربي | 29 | sauces | GDT | Cut rolls with fries, garlic sauce and pickles. | قطع شاورما عربي مع بطاطس وثوم ومخلل.
🥙🧆 | Falafel Sandwich | ساندويتش فلافل | 10 | bread | v GT | Hot falafel, tahini, turnip and mint. | فلافل ساخنة مع طحينة ولفت ونعناع.
# grills
skewers/rust/red🥩 | Mixed Grill Platter | مشاوي مشكلة | 62 | portion | r G | Shish tawook, kofta and lamb cubes over charcoal, with bread. | شيش طاووق وكفتة ومكعبات غنم على الفحم مع الخبز.
skewers/gold/red🍗 | Shish Tawook | شيش طاووق | 38 | portion | D | Yoghurt-marinated chicken skewers with garlic sauce. | أسياخ دجاج متبلة باللبن مع صلصة الثوم.
skewers/brown/leaf🌿 | Lamb Kofta | كفتة غنم | 42 | portion | - | Minced lamb with parsley and onion, grilled on skewers. | لحم غنم مفروم بالبقدونس والبصل على الأسياخ.
plate/white🍖 | Charcoal Lamb Chops | ريش غنم على الفحم | 68 | portion | - | Marinated chops with grilled tomato and onion. | ريش متبلة مع طماطم وبصل مشويين.
🍗🔥 | Charcoal Chicken | دجاج على الفحم | 36 | portion+sauces | r DT | A whole small chicken, split and grilled. | دجاجة صغيرة كاملة مشوية على الفحم.
# mezze
bowl/sand/amber🌿 | Hummus | حمص | 16 | - | vr T | Silky chickpeas, tahini and olive oil. | حمص ناعم بالطحينة وزيت الزيتون.
bowl/ivory/red🌿 | Moutabal | متبل | 17 | - | v TD | Smoked aubergine with tahini and pomegranate. | باذنجان مدخن بالطحينة والرمان.
🥗🍋 | Fattoush | فتوش | 21 | - | v G | Garden salad, sumac and toasted bread. | سلطة خضراء بالسماق والخبز المحمص.
stew/red/leaf/leaves🍋 | Tabbouleh | تبولة | 20 | - | v G | Parsley, bulgur, tomato and lemon. | بقدونس وبرغل وطماطم وليمون.
🧆🍋 | Falafel Plate | صحن فلافل | 18 | pieces | v T | Eight hot falafel with tahini. | فلافل ساخنة مع الطحينة.
rolls/olive/cream🍋 | Stuffed Vine Leaves | ورق عنب | 19 | - | v - | Rice, tomato and herbs rolled by hand. | أرز وطماطم وأعشاب ملفوفة يدويًا.
🥟🧀 | Cheese Sambousek | سمبوسك جبن | 18 | pieces | v GD | Fried pastry with white cheese and mint. | معجنات مقلية بالجبن الأبيض والنعناع.
bowl/amber/leaf🍋 | Lentil Soup | شوربة عدس | 15 | - | v G | Red lentils, cumin and lemon. | عدس أحمر بالكمون والليمون.
# breakfast
flatbread/olive/olive/leaves | Zaatar Manakish | مناقيش زعتر | 8 | cheese | vbr GT | Thyme, sesame and olive oil on fresh dough. | زعتر وسمسم وزيت زيتون على عجين طازج.
flatbread/cream/cream/chunks🌿 | Cheese Manakish | مناقيش جبن | 12 | - | vb GD | Akkawi cheese baked on fresh dough. | جبن عكاوي مخبوز على عجين طازج.
bowl/brown/gold🌿 | Foul with Olive Oil | فول بزيت الزيتون | 14 | - | vb - | Slow-cooked fava beans, lemon and cumin. | فول مطهو ببطء بالليمون والكمون.
🍳🍅 | Shakshuka | شكشوكة | 22 | eggs | vb E | Eggs in pepper and tomato sauce. | بيض في صلصة الفلفل والطماطم.
# desserts
round/orange/pistachio | Knafeh | كنافة | 21 | - | vr GDN | Warm cheese under crisp pastry and rose syrup. | جبن دافئ تحت عجينة مقرمشة وقطر الورد.
`

export const gulfMenu = `
# rice
mound/brown/gold/grains🍗 | Chicken Machboos | مجبوس دجاج | 34 | portion+spice | r D | Basmati cooked in chicken broth with dried lime and saffron. | أرز بسمتي مطهو بمرق الدجاج مع اللومي والزعفران.
mound/brown/orange/grains🍖 | Lamb Machboos | مجبوس لحم | 46 | portion+spice | r D | Tender lamb, rice and daqoos sauce. | لحم غنم طري مع الأرز والدقوس.
mound/red/amber/grains🍤 | Prawn Machboos | مجبوس روبيان | 49 | portion+spice | SD | Gulf prawns, rice and fried onion. | روبيان الخليج مع الأرز والبصل المقلي.
mound/brown/honey/grains🍖 | Lamb Mandi | مندي لحم | 52 | portion | r - | Lamb slow-cooked underground, on smoked rice. | لحم مطهو ببطء في التنور على أرز مدخن.
mound/brown/amber/grains🍗 | Chicken Mandi | مندي دجاج | 37 | portion | - | Smoked chicken on spiced rice. | دجاج مدخن على أرز متبل.
mound/leaf/sand/grains🍖 | Hanith Lamb Shoulder | حنيذ كتف غنم | 64 | portion | - | Wrapped in leaves and baked until it falls apart. | ملفوف بالأوراق ومطهو حتى يذوب.
bowl/sand/toast | Harees with Lamb | هريس لحم | 31 | - | GD | Wheat and lamb cooked to a cream, with ghee. | قمح ولحم مطهوان حتى القوام الكريمي مع السمن.
stew/leaf/rust/chunks🥔 | Lamb Saloona | صالونة لحم | 35 | spice | - | A homely stew of lamb, potato and courgette. | يخنة بيتية باللحم والبطاطس والكوسا.
stew/leaf/toast/chunks🥕 | Thareed | ثريد | 36 | - | G | Crisp bread soaked in vegetable and lamb stew. | خبز رقاق منقوع بمرق اللحم والخضار.
bowl/honey/leaf | Chicken Madrouba | مضروبة دجاج | 30 | spice | D | Beaten rice and chicken with spices. | أرز ودجاج مضروبان بالبهارات.
# seafood
mound/brown/honey/grains🍋 | Fish Sayadieh | صيادية سمك | 48 | portion | F | Browned-onion rice with fried fillet. | أرز بالبصل المكرمل مع فيليه مقلي.
fillet/sand/brown🍋 | Grilled Hammour | هامور مشوي | 58 | sauces | rF | The day's hammour with tamarind and lime. | هامور اليوم بالتمر الهندي والليمون.
# breakfast
mound/gold/amber/sticks | Balaleet | بلاليط | 22 | - | vb GE | Sweet saffron vermicelli under an omelette. | شعيرية حلوة بالزعفران تحت طبقة بيض.
round/toast/cream🧀 | Chebab with Cheese | خبز جباب بالجبن | 19 | - | vb GDE | Cardamom pancakes, cream cheese and date syrup. | فطائر بالهيل مع جبن كريمي ودبس التمر.
stew/gold/coral/chunks🍅 | Eggs with Tomato | بيض وطماطم | 17 | - | vb E | Scrambled with tomato, onion and black pepper. | بيض مخفوق مع الطماطم والبصل والفلفل الأسود.
flatbread/gold/gold/chunks🥚 | Regag with Egg and Cheese | رقاق بالبيض والجبن | 15 | - | vbr GDE | Paper-thin bread folded over egg and cheese. | خبز رقاق محشو بالبيض والجبن.
# desserts
balls/honey/sand | Luqaimat | لقيمات | 19 | pieces | vr G | Golden dumplings with date syrup and sesame. | لقيمات ذهبية بدبس التمر والسمسم.
slice/brown/amber | Date Pudding | بودينغ التمر | 24 | - | v GDE | Warm date cake with toffee sauce. | كيكة تمر دافئة بصلصة التوفي.
# coffee
cup/honey/cream🌴 | Karak Tea | شاي كرك | 5 | size+sugar | vr D | Strong tea boiled with milk and cardamom. | شاي ثقيل مغلي بالحليب والهيل.
`

export const indianMenu = `
# rice
mound/orange/gold/grains🍗 | Chicken Biryani | برياني دجاج | 28 | spice+portion | r D | Layered basmati, chicken, fried onion and mint. | أرز بسمتي بطبقات الدجاج والبصل المقلي والنعناع.
mound/brown/gold/grains🍖 | Mutton Biryani | برياني لحم | 36 | spice+portion | D | Slow-cooked mutton under sealed dough. | لحم مطهو ببطء تحت عجين محكم.
mound/leaf/gold/grains🥕 | Vegetable Biryani | برياني خضار | 24 | spice+portion | vD | Garden vegetables, saffron rice and raita. | خضار وأرز بالزعفران مع الرايتا.
mound/brown/white/grains🌿 | Jeera Rice | أرز بالكمون | 12 | - | v - | Basmati with toasted cumin. | أرز بسمتي بالكمون المحمص.
# curry
stew/cream/orange/liquid🍗 | Butter Chicken | دجاج بالزبدة | 34 | spice | r DN | Tandoori chicken in a velvety tomato sauce. | دجاج تندوري في صلصة طماطم مخملية.
stew/cream/leaf/chunks | Palak Paneer | بالاك بانير | 29 | spice | v D | Fresh cheese in spiced spinach. | جبن طازج في سبانخ متبلة.
stew/coral/amber/liquid🦐 | Kerala Prawn Curry | كاري الروبيان بجوز الهند | 42 | spice | S | Prawns, coconut milk and curry leaf. | روبيان وحليب جوز الهند وورق الكاري.
bowl/plum/leaf🍆 | Baingan Bharta | باذنجان بهارتا | 25 | spice | v - | Fire-roasted aubergine, onion and tomato. | باذنجان مشوي مع البصل والطماطم.
bowl/brown/cream🌿 | Dal Makhani | دال ماخاني | 23 | spice | v D | Black lentils simmered overnight with butter. | عدس أسود مطهو طوال الليل بالزبدة.
stew/leaf/brick/chunks | Lamb Rogan Josh | روغان جوش لحم | 39 | spice | - | Kashmiri chilli, fennel and tender lamb. | فلفل كشميري وشمر ولحم طري.
stew/leaf/toast/beans🍋 | Chole Masala | تشولي ماسالا | 21 | spice | v - | Chickpeas in a tangy onion sauce. | حمص في صلصة بصل لاذعة.
# grills
🍗🌶️ | Tandoori Chicken | دجاج تندوري | 33 | portion+spice | r D | Yoghurt, Kashmiri chilli and a very hot oven. | لبن وفلفل كشميري وفرن شديد الحرارة.
skewers/orange/leaf🌶️ | Paneer Tikka | بانير تيكا | 27 | spice | v D | Charred cheese, pepper and onion skewers. | أسياخ جبن وفلفل وبصل مشوية.
skewers/cream/leaf🍗 | Malai Chicken Tikka | دجاج تيكا ملاي | 32 | - | D | Cream, cardamom and white pepper. | كريمة وهيل وفلفل أبيض.
# bakery
flatbread/sand/sand/plain🧄 | Garlic Naan | خبز نان بالثوم | 7 | - | vr GD | Blistered in the tandoor. | مخبوز في التندور.
flatbread/gold/sand/plain🧈 | Butter Naan | خبز نان بالزبدة | 6 | - | v GD | Soft and brushed with butter. | طري ومدهون بالزبدة.
🥟🥔 | Vegetable Samosa | سمبوسة خضار | 12 | pieces | v G | Potato, peas and tamarind chutney. | بطاطس وبازلاء مع صلصة التمر الهندي.
rolls/amber/gold | Masala Dosa | ماسالا دوسا | 19 | - | vb - | A crisp rice crêpe with potato and sambar. | فطيرة أرز مقرمشة مع البطاطس والسامبار.
# desserts
balls/rust/pistachio | Gulab Jamun | غولاب جامون | 16 | pieces | v GD | Warm milk dumplings in rose syrup. | كرات حليب دافئة في قطر الورد.
glass/gold/cream/powder🥭 | Mango Lassi | لاسي المانجو | 15 | size | v D | Yoghurt and Alphonso mango. | لبن ومانجو ألفونسو.
`

export const japaneseMenu = `
# sushi
🍣 | Salmon Nigiri | نيغيري السلمون | 32 | pieces | r F | Hand-pressed rice and fresh salmon. | أرز مضغوط باليد وسلمون طازج.
🍣🥑 | California Roll | كاليفورنيا رول | 34 | pieces+soy | r SFYT | Crab, avocado and cucumber. | سلطعون وأفوكادو وخيار.
🍣🌶️ | Spicy Tuna Roll | رول التونة الحارة | 37 | pieces+soy | FYT | Tuna, chilli mayo and spring onion. | تونة ومايونيز حار وبصل أخضر.
🍣🍤 | Dragon Roll | دراغون رول | 46 | pieces+soy | r SFGY | Tempura prawn under avocado and eel sauce. | روبيان تمبورا تحت الأفوكادو وصلصة الأنقليس.
🍣🥒 | Cucumber Maki | ماكي الخيار | 19 | pieces+soy | v YT | Six crisp rolls with sesame. | لفائف خيار مقرمشة بالسمسم.
🍱🍣 | Harbour Sushi Box | بوكس سوشي الميناء | 79 | soy | r SFYT | Sixteen pieces chosen by the chef. | ست عشرة قطعة من اختيار الشيف.
🍱🍗 | Chicken Teriyaki Bento | بنتو ترياكي الدجاج | 44 | soy | GY | With rice, salad, gyoza and miso. | مع أرز وسلطة وغيوزا وميسو.
plate/white🍣 | Salmon Sashimi | ساشيمي السلمون | 39 | pieces | F | Eight slices with wasabi and lemon. | شرائح سلمون مع الوسابي والليمون.
# noodles
🍜🍗 | Chicken Shoyu Ramen | رامن شويو بالدجاج | 42 | noodle+spice | r GYE | Soy broth, chicken, egg and bamboo. | مرق الصويا مع دجاج وبيض وخيزران.
🍜🌶️ | Spicy Miso Ramen | رامن ميسو حار | 45 | noodle+spice | GYE | Miso, chilli oil, corn and minced chicken. | ميسو وزيت حار وذرة ودجاج مفروم.
🍜🦐 | Tempura Udon | أودون تمبورا | 44 | - | GYSF | Thick noodles, dashi and crisp prawns. | نودلز سميكة ومرق داشي وروبيان مقرمش.
mound/leaf/toast/sticks🥕 | Vegetable Yakisoba | ياكيسوبا خضار | 33 | spice | v GY | Wok-fried noodles with cabbage and carrot. | نودلز مقلية مع الملفوف والجزر.
# rice
🍛🍗 | Chicken Katsu Curry | كاري كاتسو الدجاج | 43 | spice | GE | Crisp chicken and mild Japanese curry. | دجاج مقرمش مع كاري ياباني خفيف.
🍚🥩 | Beef Gyudon | غيودون لحم | 41 | eggs | YE | Thin beef and onion over rice. | لحم رقيق وبصل فوق الأرز.
# sides
🥟 | Chicken Gyoza | غيوزا الدجاج | 26 | pieces+soy | GYT | Pan-fried dumplings. | فطائر مقلية في المقلاة.
🫛 | Salted Edamame | إدامامي مملح | 17 | - | v Y | Steamed soybeans with sea salt. | فول صويا على البخار بملح البحر.
bowl/amber/leaf🍃 | Miso Soup | شوربة ميسو | 14 | - | v YF | Tofu, seaweed and spring onion. | توفو وأعشاب بحرية وبصل أخضر.
🍤 | Prawn Tempura | تمبورا الروبيان | 38 | pieces | GSE | Light, crisp and served with tentsuyu. | خفيفة ومقرمشة مع صلصة تنتسويو.
# desserts
balls/pink/mint | Mochi Ice Cream | موتشي آيس كريم | 24 | pieces | v D | Soft rice dough around ice cream. | عجينة أرز طرية حول الآيس كريم.
cone/pistachio/tan🍵 | Matcha Soft Serve | آيس كريم ماتشا | 18 | - | v D | Stone-ground green tea. | شاي أخضر مطحون بالحجر.
`

export const asianMenu = `
# noodles
mound/leaf/amber/sticks🍤 | Pad Thai with Prawns | باد تاي بالروبيان | 39 | spice+protein | r SFPE | Rice noodles, tamarind, peanut and lime. | نودلز الأرز مع التمر الهندي والفول السوداني والليمون.
mound/leaf/honey/sticks🍗 | Chicken Chow Mein | تشاو مين الدجاج | 33 | spice+protein | GYE | Wok-fried egg noodles and vegetables. | نودلز البيض مقلية مع الخضار.
🍜🥩 | Beef Pho | فو اللحم | 38 | spice | r F | Clear broth, rice noodles and herbs. | مرق صافٍ ونودلز الأرز وأعشاب.
🍜🥥 | Chicken Laksa | لاكسا الدجاج | 40 | spice | SF | Coconut curry soup with noodles. | شوربة كاري بجوز الهند مع النودلز.
mound/red/lemon/sticks🥕 | Singapore Noodles | نودلز سنغافورة | 34 | spice+protein | v YE | Thin noodles with curry and vegetables. | نودلز رفيعة بالكاري والخضار.
# rice
mound/leaf/cream/grains🥚 | Egg Fried Rice | أرز مقلي بالبيض | 24 | protein | vr EY | Wok-fried with spring onion. | مقلي في الووك مع البصل الأخضر.
mound/gold/sand/grains🍍 | Pineapple Fried Rice | أرز مقلي بالأناناس | 31 | protein+spice | NSE | Cashew, raisin and curry powder. | كاجو وزبيب ومسحوق الكاري.
stew/red/pistachio/liquid🌿 | Thai Green Curry | كاري تايلندي أخضر | 39 | spice+protein | r FS | Coconut milk, basil and aubergine. | حليب جوز الهند وريحان وباذنجان.
stew/leaf/coral/liquid🌶️ | Thai Red Curry | كاري تايلندي أحمر | 39 | spice+protein | FS | Red chilli, bamboo and lime leaf. | فلفل أحمر وخيزران وورق الليمون.
# chicken
mound/leaf/orange/chunks🍊 | Orange Chicken | دجاج بالبرتقال | 36 | spice | r GYE | Crisp chicken in orange glaze. | دجاج مقرمش بصلصة البرتقال.
mound/red/rust/chunks🌶️ | Kung Pao Chicken | دجاج كونغ باو | 37 | spice | PY | Peanuts, dried chilli and pepper. | فول سوداني وفلفل مجفف وفلفل حلو.
mound/brown/leaf/chunks🥦 | Beef with Broccoli | لحم بالبروكلي | 41 | - | Y | Tender beef, garlic and oyster sauce. | لحم طري وثوم وصلصة المحار.
rolls/sand/rust🥒 | Crispy Duck Pancakes | فطائر البط المقرمش | 58 | - | GY | With cucumber and hoisin. | مع الخيار وصلصة الهويسن.
# sides
🥟🦐 | Prawn Dim Sum | ديم سم الروبيان | 28 | pieces+soy | r SGY | Steamed in bamboo baskets. | مطهوة بالبخار في سلال الخيزران.
🥟🍗 | Chicken Potstickers | فطائر الدجاج المقلية | 25 | pieces+soy | GY | Crisp on one side, soft on the other. | مقرمشة من جهة وطرية من الأخرى.
rolls/gold/leaf🥬 | Vegetable Spring Rolls | سبرينغ رول خضار | 19 | pieces | v G | With sweet chilli sauce. | مع صلصة الفلفل الحلو.
bowl/coral/leaf🍤 | Tom Yum Soup | شوربة توم يم | 27 | spice | SF | Lemongrass, galangal and lime. | عشب الليمون والخولنجان والليمون.
bowl/rust/leaf🌶️ | Hot and Sour Soup | شوربة حارة وحامضة | 22 | - | EY | Mushroom, tofu and vinegar. | فطر وتوفو وخل.
mound/leaf/lemon/sticks🥭 | Green Mango Salad | سلطة المانجو الأخضر | 24 | spice | PF | Peanut, chilli and lime. | فول سوداني وفلفل وليمون.
# desserts
mound/gold/white/grains🥭 | Mango Sticky Rice | أرز لزج بالمانجو | 25 | - | vr - | Coconut rice and ripe mango. | أرز بجوز الهند مع المانجو الناضج.
`

export const seafoodMenu = `
# seafood
fillet/silver/slate🍋 | Grilled Sea Bass | قاروص مشوي | 62 | cook+sauces | r F | Whole fish with lemon, herbs and olive oil. | سمكة كاملة بالليمون والأعشاب وزيت الزيتون.
fingers/gold/white | Fish and Chips | سمك وبطاطس | 44 | sauces | r FGE | Crisp fillet, thick chips and tartare. | فيليه مقرمش مع بطاطس سميكة وصلصة التارتار.
plate/white🍤 | Grilled Tiger Prawns | روبيان تايغر مشوي | 74 | cook+spice | r SD | Garlic butter and charred lime. | زبدة الثوم والليمون المشوي.
mound/coral/honey/grains🍤 | Prawn Rice Pot | قدر الأرز بالروبيان | 49 | spice | S | Saffron rice, prawns and peppers. | أرز بالزعفران مع الروبيان والفلفل.
plate/white🦞 | Butter Lobster Tail | ذيل الكركند بالزبدة | 129 | cook | SD | Baked with parsley butter. | مخبوز بزبدة البقدونس.
stew/red/coral/liquid🦀 | Chilli Crab | سلطعون بالفلفل الحار | 98 | spice | SGE | Blue crab in sweet chilli gravy. | سلطعون أزرق بصلصة الفلفل الحلو.
rings/gold🍋 | Fried Calamari | كاليماري مقلي | 39 | sauces | SGE | Tender rings with lemon mayo. | حلقات طرية مع مايونيز الليمون.
plate/white🦪 | Oysters on Ice | محار على الثلج | 84 | pieces | S | Served with shallot vinegar and lemon. | يقدم مع خل الكراث والليمون.
stew/leaf/red/chunks🍋 | Spicy Fish Tagine | طاجن سمك حار | 52 | spice | F | Hammour, peppers, tomato and preserved lemon. | هامور وفلفل وطماطم وليمون مخلل.
fillet/plum/coral🍋 | Charred Octopus | أخطبوط مشوي | 66 | - | S | With potato, olive and paprika. | مع البطاطس والزيتون والبابريكا.
bowl/rust/leaf🍤 | Seafood Soup | شوربة ثمار البحر | 29 | - | SFD | Cream, saffron and the day's catch. | كريمة وزعفران وصيد اليوم.
🥘🦐 | Fishermen's Paella | بايلا الصيادين | 76 | portion | rSF | Rice, mussels, prawns and squid for two. | أرز وبلح البحر وروبيان وحبار لشخصين.
fillet/coral/white🍚 | Salmon with Herb Rice | سلمون مع أرز بالأعشاب | 64 | cook | FD | Dill sauce and lemon. | صلصة الشبت والليمون.
🥪 salmon/gold | Crispy Fish Sandwich | ساندويتش السمك المقرمش | 32 | meal | FGE | Hammour fillet, slaw and pickles. | فيليه هامور مع سلطة ملفوف ومخلل.
# sides
mound/lemon/lemon/grains🍋 | Lemon Rice | أرز بالليمون | 14 | - | v - | Basmati, lemon and curry leaf. | بسمتي وليمون وورق الكاري.
🥗🍤 | Sea Salad | سلطة البحر | 34 | dressing | SFC | Prawns, squid, celery and lemon. | روبيان وحبار وكرفس وليمون.
stew/leaf/gold/chunks🌿 | Herb Potatoes | بطاطس بالأعشاب | 16 | - | v - | Roasted with rosemary. | محمصة بإكليل الجبل.
🥗🍅 | Rocca Salad | سلطة جرجير | 18 | - | v - | Rocket, sumac and onion. | جرجير وسماق وبصل.
`
