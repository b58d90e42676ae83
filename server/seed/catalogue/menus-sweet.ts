/* Columns as in menus-west.ts. */

export const cafeMenu = `
# coffee
☕ | Espresso | إسبريسو | 12 | shots | v - | A short, syrupy shot of our house roast. | جرعة قصيرة مركزة من تحميصنا الخاص.
cup/toast/cream | Flat White | فلات وايت | 19 | milk+shots | vr D | Two ristretto shots and silky milk. | جرعتان من الريستريتو مع حليب مخملي.
cup/brown/white/powder | Cappuccino | كابتشينو | 18 | size+milk+sugar | vr D | Espresso under thick foam. | إسبريسو تحت رغوة كثيفة.
glass/tan/cream/liquid | Caramel Latte | لاتيه الكراميل | 22 | size+milk | v D | Milk, caramel and a double shot. | حليب وكراميل وجرعة مزدوجة.
glass/sand/toast/liquid🧊 | Iced Spanish Latte | سبانش لاتيه بارد | 23 | size+milk | vr D | Condensed milk and espresso over ice. | حليب مكثف وإسبريسو على الثلج.
glass/cocoa/cocoa/liquid🧊 | Cold Brew | كولد برو | 21 | size | v - | Steeped for eighteen hours. | منقوع ثماني عشرة ساعة.
cup/pistachio/white/powder | Matcha Latte | لاتيه الماتشا | 24 | size+milk | v D | Stone-ground matcha and steamed milk. | ماتشا مطحون بالحجر مع حليب مبخر.
kettle/gold | Arabic Coffee Pot | دلة قهوة عربية | 28 | - | v !GDENPTYFSMC | Light roast with cardamom and saffron, with dates. | تحميص فاتح بالهيل والزعفران مع التمر.
kettle/silver/olive | Mint Tea Pot | إبريق شاي بالنعناع | 20 | sugar | v - | Green tea and fresh mint. | شاي أخضر ونعناع طازج.
cup/cocoa/white/powder🍫 | Hot Chocolate | شوكولاتة ساخنة | 22 | size+milk | v D | Dark chocolate melted in milk. | شوكولاتة داكنة مذابة في الحليب.
# bakery
🥐🧈 | Butter Croissant | كرواسون بالزبدة | 12 | - | vbr GDE | Three days in the making. | يحضر على مدى ثلاثة أيام.
🥐🧀 | Cheese Croissant | كرواسون بالجبن | 15 | - | vb GDE | Filled with halloumi and thyme. | محشو بالحلوم والزعتر.
🥐🍫 | Chocolate Croissant | كرواسون بالشوكولاتة | 15 | - | vb GDE | Two batons of dark chocolate. | إصبعان من الشوكولاتة الداكنة.
🥯 salmon/coral | Salmon Bagel | بيغل السلمون | 34 | - | b GDF | Smoked salmon, cream cheese and capers. | سلمون مدخن وجبن كريمي وكبر.
🍪🧂 | Sea Salt Cookie | كوكيز بملح البحر | 13 | - | vr GDE | Brown butter and dark chocolate. | زبدة بنية وشوكولاتة داكنة.
🧁🫐 | Blueberry Muffin | مافن التوت الأزرق | 16 | - | v GDE | Soft crumb, crunchy top. | طري من الداخل ومقرمش من الأعلى.
slice/toast/gold🍌 | Banana Bread | خبز الموز | 17 | - | v GDEN | A thick slice with walnut. | شريحة سميكة مع الجوز.
🥪🧀 | Grilled Halloumi Sandwich | ساندويتش الحلوم المشوي | 27 | meal | v GD | Halloumi, tomato and pesto in sourdough. | حلوم وطماطم وبيستو في خبز مخمر.
# breakfast
🍳🍞 | Eggs Your Way | بيض على ذوقك | 29 | eggs | vb GE | Two eggs, sourdough and roast tomato. | بيضتان وخبز مخمر وطماطم مشوية.
🥞🍓 | Buttermilk Pancakes | بانكيك باللبن | 33 | toppings | vbr GDE | A stack of three with maple and berries. | ثلاث طبقات مع شراب القيقب والتوت.
🧇🍫 | Belgian Waffle | وافل بلجيكي | 31 | toppings | v GDE | Crisp outside, with chocolate and strawberry. | مقرمش من الخارج مع الشوكولاتة والفراولة.
# desserts
🍰🍓 | Strawberry Cheesecake | تشيز كيك الفراولة | 28 | - | vr GDE | Baked, with fresh strawberry. | مخبوز مع فراولة طازجة.
slice/toast/cream🥕 | Carrot Cake | كيكة الجزر | 25 | - | v GDEN | Walnut, cinnamon and cream cheese. | جوز وقرفة وجبن كريمي.
`

export const sweetsMenu = `
# desserts
round/coral/pistachio | Nabulsi Knafeh | كنافة نابلسية | 24 | portion | vr GDN | Stretching cheese, orange pastry and pistachio. | جبن مطاطي وعجينة برتقالية وفستق.
diamonds/honey/pistachio | Pistachio Baklava | بقلاوة بالفستق | 38 | box | vr GDN | Forty layers and a whole lot of pistachio. | أربعون طبقة وكثير من الفستق.
diamonds/toast/cocoa | Walnut Baklava | بقلاوة بالجوز | 34 | box | v GDN | Crisp diamonds with orange-blossom syrup. | معينات مقرمشة بقطر زهر البرتقال.
pressed/ivory/brown | Date Maamoul | معمول بالتمر | 29 | box | vr GD | Shortbread pressed by hand in wooden moulds. | معمول مكبوس يدويًا في قوالب خشبية.
pressed/cream/pistachio | Pistachio Maamoul | معمول بالفستق | 36 | box | v GDN | Filled with sweet pistachio. | محشو بالفستق الحلو.
pot/white/pistachio🌹 | Mahalabia | مهلبية | 16 | - | v DN | Rose milk pudding with pistachio. | حليب بماء الورد مع الفستق.
🍮 | Crème Caramel | كريم كراميل | 17 | - | v DE | Silky custard under caramel. | كاسترد ناعم تحت الكراميل.
baked/gold/sand/chunks | Umm Ali | أم علي | 22 | - | vr GDN | Baked pastry, milk, raisins and nuts. | عجينة مخبوزة بالحليب والزبيب والمكسرات.
balls/amber/gold | Awameh | عوامة | 18 | pieces | v G | Crunchy syrup-soaked fritters. | كرات مقرمشة مغموسة بالقطر.
rolls/toast/white | Atayef with Cream | قطايف بالقشطة | 23 | pieces | v GDN | Soft pancakes, clotted cream and pistachio. | قطايف طرية بالقشطة والفستق.
# cakes
🎂🍫 | Chocolate Celebration Cake | كيكة احتفال بالشوكولاتة | 145 | cake | vr GDE | Four layers of dark chocolate sponge. | أربع طبقات من كيك الشوكولاتة الداكنة.
🎂🍓 | Strawberry Cream Cake | كيكة الفراولة بالكريمة | 139 | cake | v GDE | Fresh cream and strawberries. | كريمة طازجة وفراولة.
slice/pistachio/pink🌹 | Pistachio Rose Cake | كيكة الفستق والورد | 155 | cake | v GDEN | Pistachio sponge and rose cream. | كيك الفستق مع كريمة الورد.
slice/cocoa/white🍒 | Black Forest Slice | قطعة بلاك فورست | 24 | - | v GDE | Cherry, cream and cocoa. | كرز وكريمة وكاكاو.
bar/leaf/pistachio | Knafeh Pistachio Bar | لوح الكنافة بالفستق | 42 | - | vr GDN | Milk chocolate filled with pistachio and knafeh. | شوكولاتة بالحليب محشوة بالفستق والكنافة.
round/cocoa/pink | Warm Chocolate Fondant | فوندان الشوكولاتة | 27 | scoops | v GDE | With a liquid middle. | بقلب سائل دافئ.
# icecream
🍨🍓 | Strawberry Ice Cream | آيس كريم الفراولة | 15 | scoops | v D | Churned this morning. | محضر هذا الصباح.
🍨 heap/pistachio/plum | Pistachio Ice Cream | آيس كريم الفستق | 17 | scoops | vr DN | Roasted Sicilian pistachio. | فستق محمص.
🍨🍫 | Chocolate Ice Cream | آيس كريم الشوكولاتة | 15 | scoops | v D | Seventy percent cocoa. | سبعون بالمئة كاكاو.
🍦 | Vanilla Soft Serve | آيس كريم فانيليا | 9 | toppings | v D | With a crisp cone. | مع بسكويت مقرمش.
🍧🥭 | Mango Sorbet | سوربيه المانجو | 14 | scoops | v - | Nothing but mango. | مانجو فقط.
glass/cream/white/powder🍪 | Cookies Milkshake | ميلك شيك الكوكيز | 24 | size | v GD | Cookies and vanilla ice cream. | كوكيز وآيس كريم الفانيليا.
`

/** Every kitchen sells some of these. */
export const drinksMenu = `
# juices
glass/orange/orange/liquid🍊 | Fresh Orange Juice | عصير برتقال طازج | 16 | size | v - | Pressed when you order. | يعصر عند الطلب.
glass/lime/lime/leaves🍋 | Lemon and Mint | ليمون ونعناع | 15 | size | vr - | Crushed ice, lemon and a handful of mint. | ثلج مجروش وليمون وحفنة نعناع.
glass/rose/rose/liquid🍉 | Watermelon Juice | عصير بطيخ | 15 | size | v - | Cold and unsweetened. | بارد ودون سكر.
glass/pistachio/pistachio/powder🥑 | Avocado Shake | عصير أفوكادو | 21 | size | v D | Avocado, milk and honey. | أفوكادو وحليب وعسل.
glass/gold/gold/liquid🥭 | Mango Juice | عصير مانجو | 17 | size | v - | Thick and sweet. | كثيف وحلو.
can/red/cocoa | Cola | كولا | 6 | ice | v - | A 330 ml can. | علبة 330 مل.
can/lemon/leaf🍋 | Lemon Soda | صودا الليمون | 6 | ice | v - | A 330 ml can. | علبة 330 مل.
flask/blue/sky | Still Water | مياه معدنية | 3 | - | v !GDENPTYFSMC | A 500 ml bottle. | قارورة 500 مل.
glass/white/white/liquid🌿 | Ayran | لبن عيران | 6 | - | v D!GENPTYFSMC | Salted yoghurt drink. | لبن مملح بارد.
glass/honey/honey/liquid🍎 | Apple Juice | عصير تفاح | 9 | - | v !GDENPTYFSMC | Cloudy and cold. | عكر وبارد.
`
