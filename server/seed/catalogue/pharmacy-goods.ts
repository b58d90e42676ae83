/* art | English | Arabic | generic | generic in Arabic | unit | unit in Arabic | price | marks: p prescription, k packs | English use | Arabic use | condition key or - */

export const pharmacyAssortment = `
# pain
tablets/red/white | Panagesic 500 mg | باناجيسيك 500 ملغ | Paracetamol | باراسيتامول | 24 tablets | 24 قرصًا | 9.5 | k | Eases headache, toothache and fever. | يخفف الصداع وألم الأسنان والحمى. | fever
tablets/brick/red | Panagesic Extra | باناجيسيك إكسترا | Paracetamol, caffeine | باراسيتامول وكافيين | 24 tablets | 24 قرصًا | 14.25 | - | For stronger headaches and migraine. | للصداع الأقوى والشقيقة. | fever
tablets/orange/coral | Ibunor 400 mg | إيبونور 400 ملغ | Ibuprofen | إيبوبروفين | 20 tablets | 20 قرصًا | 12.75 | - | Relieves pain and inflammation of muscles and joints. | يخفف ألم والتهاب العضلات والمفاصل. | joints
tube/sky/blue❄️ | Cool Relief Gel | جل كول ريليف | Diclofenac | ديكلوفيناك | 50 g | 50 غ | 24.5 | - | Rubbed on sore backs, knees and shoulders. | يدهن على آلام الظهر والركبة والكتف. | joints
dispenser/orange/red🔥 | Heat Patches | لصقات حرارية | Iron powder | مسحوق الحديد | 4 patches | 4 لصقات | 19.95 | - | Eight hours of warmth for stiff muscles. | ثماني ساعات من الدفء للعضلات المتشنجة. | joints
tablets/leaf/white | Muscle Ease 750 mg | ماسل إيز 750 ملغ | Methocarbamol | ميثوكاربامول | 20 tablets | 20 قرصًا | 31 | p | Relaxes painful muscle spasm. | يرخي التشنج العضلي المؤلم. | joints
syrup/pink/rose🍓 | Children's Fever Syrup | شراب خافض حرارة للأطفال | Paracetamol | باراسيتامول | 100 ml | 100 مل | 13.5 | - | Strawberry syrup for fever from three months of age. | شراب بالفراولة للحمى من عمر ثلاثة أشهر. | fever
# cold
tablets/blue/sky | Sinuclear Tablets | أقراص سينوكلير | Pseudoephedrine, paracetamol | سودوإيفيدرين وباراسيتامول | 20 tablets | 20 قرصًا | 18.25 | - | Clears a blocked nose and eases pressure. | يفتح الأنف المسدود ويخفف الضغط. | cold
sachets/gold/honey🍯 | Honey Throat Lozenges | أقراص استحلاب بالعسل | Menthol, honey | منثول وعسل | 24 pieces | 24 حبة | 15.5 | k | Soothes a sore throat. | يهدئ التهاب الحلق. | cold
syrup/leaf/olive🌿 | Ivy Leaf Cough Syrup | شراب سعال بأوراق اللبلاب | Ivy leaf extract | خلاصة أوراق اللبلاب | 120 ml | 120 مل | 27.5 | - | Loosens a chesty cough. | يسهل طرد البلغم. | cold
spray/sky/aqua🌊 | Sea Water Nasal Spray | بخاخ أنف بماء البحر | Isotonic sea water | ماء بحر متعادل | 100 ml | 100 مل | 29 | - | Rinses the nose; for adults and children. | يغسل الأنف للكبار والصغار. | cold
card/mint/white🌡️ | Digital Thermometer | ميزان حرارة رقمي | - | - | piece | حبة | 34.5 | - | Reads in ten seconds, with a fever signal. | يقيس في عشر ثوان مع تنبيه للحمى. | fever
dispenser/sky/white😷 | Surgical Masks | كمامات طبية | - | - | 50 pieces | 50 حبة | 16.5 | k | Three layers, with a soft nose bridge. | ثلاث طبقات مع جسر أنف لين. | cold
spray/leaf/mint🌿 | Eucalyptus Inhaler | مستنشق الأوكالبتوس | Eucalyptus oil | زيت الأوكالبتوس | piece | حبة | 12.25 | - | Clears the head in a breath. | يفتح المجاري التنفسية في نفس واحد. | cold
sachets/lemon/gold🍋 | Hot Lemon Sachets | أكياس الليمون الساخن | Paracetamol, vitamin C | باراسيتامول وفيتامين سي | 10 sachets | 10 أكياس | 21 | - | A hot drink for cold and flu. | مشروب ساخن للبرد والإنفلونزا. | cold
# allergy
tablets/gold/white | Allernil 10 mg | أليرنيل 10 ملغ | Cetirizine | سيتريزين | 10 tablets | 10 أقراص | 17.5 | - | One a day for hay fever and itching. | قرص يوميًا لحمى القش والحكة. | allergy
tablets/pink/white | Loratin 10 mg | لوراتين 10 ملغ | Loratadine | لوراتادين | 10 tablets | 10 أقراص | 19.25 | - | Allergy relief that does not make you drowsy. | مضاد حساسية لا يسبب النعاس. | allergy
dropper/aqua/sky | Allergy Eye Drops | قطرة عين للحساسية | Ketotifen | كيتوتيفين | 5 ml | 5 مل | 32.5 | - | Calms itchy, watery eyes. | تهدئ حكة العين ودموعها. | allergy
spray/violet/lilac | Nasonide Nasal Spray | بخاخ ناسونايد للأنف | Fluticasone | فلوتيكازون | 120 doses | 120 جرعة | 41 | p | Daily treatment of nasal allergy. | علاج يومي لحساسية الأنف. | allergy
tube/teal/white | Hydrocalm Cream 1% | كريم هيدروكالم 1% | Hydrocortisone | هيدروكورتيزون | 15 g | 15 غ | 16.75 | - | Relieves eczema, bites and rashes. | يخفف الإكزيما واللدغات والطفح. | skin
# stomach
pillbottle/mint/white🍃 | Antacid Mint Tablets | أقراص مضاد حموضة بالنعناع | Calcium carbonate | كربونات الكالسيوم | 48 tablets | 48 قرصًا | 22.5 | - | Fast relief from heartburn. | راحة سريعة من الحموضة. | stomach
capsules/violet/plum | Omeprol 20 mg | أوميبرول 20 ملغ | Omeprazole | أوميبرازول | 14 capsules | 14 كبسولة | 28.5 | - | Controls acid for a whole day. | يتحكم بالحموضة ليوم كامل. | stomach
capsules/leaf/gold | Loperem 2 mg | لوبيريم 2 ملغ | Loperamide | لوبراميد | 12 capsules | 12 كبسولة | 15.25 | - | Stops sudden diarrhoea. | يوقف الإسهال المفاجئ. | stomach
sachets/orange/cream🍊 | Rehydration Salts | أملاح معالجة الجفاف | Oral rehydration salts | أملاح تعويض السوائل | 10 sachets | 10 أكياس | 19 | k | Replaces fluids after illness or heat. | تعوض السوائل بعد المرض أو الحر. | stomach
drum/tan/cream🌾 | Gentle Fibre Powder | مسحوق الألياف اللطيف | Psyllium husk | قشور السيليوم | 200 g | 200 غ | 36 | - | Keeps digestion regular. | ينظم الهضم. | stomach
capsules/aqua/mint | Daily Probiotic | بروبيوتيك يومي | Lactobacillus | لاكتوباسيلس | 30 capsules | 30 كبسولة | 64.5 | - | Ten billion live cultures. | عشرة مليارات من البكتيريا النافعة. | stomach
tablets/sky/white | Travel Calm | ترافل كالم | Dimenhydrinate | ديمينهيدرينات | 10 tablets | 10 أقراص | 14 | - | Against motion sickness, on road and at sea. | ضد دوار السفر برًا وبحرًا. | stomach
# vitamins
drum/orange/gold🍊 | Vitamin C 1000 mg | فيتامين سي 1000 ملغ | Ascorbic acid | حمض الأسكوربيك | 20 tablets | 20 قرصًا | 23.5 | k | Effervescent, orange flavour. | فوار بنكهة البرتقال. | -
pillbottle/gold/amber☀️ | Vitamin D3 2000 IU | فيتامين د3 2000 وحدة | Cholecalciferol | كوليكالسيفيرول | 60 softgels | 60 كبسولة | 39.5 | - | For bones and immunity. | للعظام والمناعة. | -
pillbottle/navy/honey🐟 | Omega-3 Fish Oil | زيت السمك أوميغا 3 | Omega-3 | أوميغا 3 | 90 softgels | 90 كبسولة | 58 | - | From small, clean fish. | من أسماك صغيرة ونقية. | heart
pillbottle/slate/white🦴 | Calcium and Magnesium | كالسيوم ومغنيسيوم | Calcium, magnesium | كالسيوم ومغنيسيوم | 60 tablets | 60 قرصًا | 44.5 | - | For bones, muscles and sleep. | للعظام والعضلات والنوم. | -
capsules/brick/red | Gentle Iron | حديد لطيف | Iron bisglycinate | بيسغليسينات الحديد | 30 capsules | 30 كبسولة | 37.25 | - | Easy on the stomach. | لطيف على المعدة. | -
pillbottle/pink/rose🧸 | Kids Multivitamin Gummies | حلوى فيتامينات الأطفال | Multivitamin | فيتامينات متعددة | 60 gummies | 60 حبة | 49 | - | Fruit bears with eleven vitamins. | دببة الفواكه مع أحد عشر فيتامينًا. | -
pillbottle/blue/silver💪 | Zinc 25 mg | زنك 25 ملغ | Zinc gluconate | غلوكونات الزنك | 60 tablets | 60 قرصًا | 27.75 | - | Supports the immune system. | يدعم جهاز المناعة. | -
tablets/rose/pink | Prenatal Complex | مركب الحمل | Folic acid, iron | حمض الفوليك وحديد | 30 tablets | 30 قرصًا | 69.5 | - | Before, during and after pregnancy. | قبل الحمل وأثناءه وبعده. | -
pillbottle/plum/lilac✨ | Hair, Skin and Nails | الشعر والبشرة والأظافر | Biotin | بيوتين | 60 capsules | 60 كبسولة | 72 | - | Biotin, zinc and collagen. | بيوتين وزنك وكولاجين. | skin
# skincare
tube/gold/white☀️ | Sunscreen SPF 50 | واقي شمس SPF 50 | - | - | 50 ml | 50 مل | 68 | - | Light, invisible, water resistant. | خفيف وغير مرئي ومقاوم للماء. | skin
pump/sky/white💧 | Ceramide Moisturiser | مرطب السيراميد | Ceramides | سيراميد | 200 ml | 200 مل | 54.5 | - | For dry and sensitive skin. | للبشرة الجافة والحساسة. | skin
tube/mint/teal🫧 | Gentle Face Wash | غسول وجه لطيف | Salicylic acid | حمض الساليسيليك | 150 ml | 150 مل | 39.5 | - | Cleans pores without drying. | ينظف المسام دون جفاف. | skin
dropper/orange/honey🍊 | Vitamin C Serum | سيروم فيتامين سي | Ascorbic acid | حمض الأسكوربيك | 30 ml | 30 مل | 89 | - | Brightens in four weeks. | يشرق البشرة خلال أربعة أسابيع. | skin
card/pink/rose💄 | Lip Balm | مرطب شفاه | Shea butter | زبدة الشيا | 4.8 g | 4.8 غ | 9.95 | k | Against sun and wind. | ضد الشمس والريح. | skin
squeeze/leaf/mint🌵 | Aloe Vera Gel | جل الصبار | Aloe vera | صبار | 200 ml | 200 مل | 26.5 | - | Cools after the beach. | يبرد البشرة بعد الشاطئ. | skin
tube/blue/sky | Acne Spot Gel | جل الحبوب | Benzoyl peroxide | بنزويل بيروكسايد | 30 g | 30 غ | 33.25 | - | Clears spots overnight. | يزيل الحبوب خلال الليل. | skin
tube/pink/white👶 | Nappy Rash Cream | كريم طفح الحفاض | Zinc oxide | أكسيد الزنك | 100 g | 100 غ | 24 | - | Protects and soothes. | يحمي ويهدئ. | skin
# firstaid
dispenser/tan/sand🩹 | Adhesive Plasters | لاصق جروح | - | - | 40 pieces | 40 لاصقًا | 11.5 | k | Breathable, four sizes. | مسامي وبأربعة مقاسات. | -
spray/teal/white🩹 | Antiseptic Spray | بخاخ مطهر | Chlorhexidine | كلورهيكسيدين | 100 ml | 100 مل | 21.75 | - | Cleans cuts without stinging. | ينظف الجروح دون لسع. | -
dispenser/mint/white | Sterile Gauze | شاش معقم | - | - | 25 pieces | 25 قطعة | 13.25 | - | Ten by ten centimetres. | عشرة في عشرة سنتيمترات. | -
🧰🩹 | Home First Aid Kit | حقيبة إسعافات منزلية | - | - | piece | حقيبة | 89 | - | Ninety pieces in a soft case. | تسعون قطعة في حقيبة لينة. | -
dispenser/blue/blue🧤 | Nitrile Gloves | قفازات نيتريل | - | - | 100 pieces | 100 حبة | 32.5 | - | Powder-free, medium. | دون بودرة، مقاس متوسط. | -
tube/orange/red🔥 | Burn Gel | جل الحروق | Lidocaine | ليدوكايين | 50 g | 50 غ | 27 | - | Cools and numbs small burns. | يبرد ويخدر الحروق الصغيرة. | -
pump/aqua/sky✋ | Hand Sanitiser | معقم اليدين | Ethanol 70% | إيثانول 70% | 500 ml | 500 مل | 18.5 | - | With aloe, no residue. | مع الصبار ودون أثر. | -
# devices
device/blue/white❤️ | Blood Pressure Monitor | جهاز قياس ضغط الدم | - | - | piece | جهاز | 219 | - | Upper arm, with memory for two people. | للذراع مع ذاكرة لشخصين. | heart
device/teal/white💧 | Glucose Meter Kit | جهاز قياس السكر | - | - | kit | طقم | 149 | - | With fifty strips and lancets. | مع خمسين شريطًا وإبرًا. | diabetes
sachets/teal/white💧 | Glucose Test Strips | شرائط فحص السكر | - | - | 50 strips | 50 شريطًا | 78 | k | For the meter of the same maker. | لجهاز الشركة نفسها. | diabetes
device/red/white❤️ | Pulse Oximeter | جهاز قياس الأكسجين | - | - | piece | جهاز | 95 | - | Oxygen and pulse at a fingertip. | الأكسجين والنبض من طرف الإصبع. | heart
device/sky/white💨 | Compressor Nebuliser | جهاز بخار للتنفس | - | - | piece | جهاز | 259 | - | For adults and children, quiet. | للكبار والصغار وهادئ. | -
gadgetbox/slate/sky🦵 | Knee Support | مشد ركبة | - | - | piece | حبة | 64 | - | Breathable, with open kneecap. | مسامي ومفتوح عند الرضفة. | joints
# chronic
tablets/navy/white | Glucophin 850 mg | غلوكوفين 850 ملغ | Metformin | ميتفورمين | 60 tablets | 60 قرصًا | 29.5 | p | Controls blood sugar in type 2 diabetes. | يضبط سكر الدم في النوع الثاني. | diabetes
tablets/rose/white | Amlopress 5 mg | أملوبريس 5 ملغ | Amlodipine | أملوديبين | 30 tablets | 30 قرصًا | 34 | p | Lowers high blood pressure. | يخفض ضغط الدم المرتفع. | heart
tablets/slate/white | Statinor 20 mg | ستاتينور 20 ملغ | Atorvastatin | أتورفاستاتين | 30 tablets | 30 قرصًا | 52.5 | p | Lowers cholesterol. | يخفض الكوليسترول. | heart
capsules/red/gold | Amoxil Forte 500 mg | أموكسيل فورت 500 ملغ | Amoxicillin | أموكسيسيلين | 21 capsules | 21 كبسولة | 26 | p | An antibiotic; finish the course. | مضاد حيوي؛ أكمل العلاج. | -
inhaler/blue/sky | Breathe Easy Inhaler | بخاخ بريذ إيزي | Salbutamol | سالبوتامول | 200 doses | 200 جرعة | 23.5 | p | Opens the airways in asthma. | يوسع الشعب الهوائية في الربو. | allergy
# personal
card/sky/white🪥 | Soft Toothbrush | فرشاة أسنان ناعمة | - | - | 2 pieces | حبتان | 14.5 | k | Small head, soft bristles. | رأس صغير وشعيرات ناعمة. | -
tube/red/white🦷 | Whitening Toothpaste | معجون أسنان مبيض | Fluoride | فلورايد | 100 ml | 100 مل | 17.25 | - | Mint, with fluoride. | بالنعناع والفلورايد. | -
squeeze/mint/mint🌿 | Mint Mouthwash | غسول فم بالنعناع | Cetylpyridinium | سيتيل بيريدينيوم | 500 ml | 500 مل | 22.5 | - | Alcohol-free. | خالٍ من الكحول. | -
squeeze/navy/white🫧 | Anti-dandruff Shampoo | شامبو ضد القشرة | Ketoconazole | كيتوكونازول | 200 ml | 200 مل | 38 | - | Twice a week for a calm scalp. | مرتان أسبوعيًا لفروة رأس هادئة. | skin
pump/rose/pink🌹 | Body Lotion Rose | لوشن الجسم بالورد | - | - | 400 ml | 400 مل | 31.5 | - | Damask rose and almond oil. | ورد جوري وزيت اللوز. | skin
card/slate/silver🪒 | Razor with 5 Blades | شفرة حلاقة بخمس شفرات | - | - | piece | حبة | 36.5 | - | With two refills. | مع رأسين إضافيين. | -
soap/olive/pistachio🫒 | Olive Oil Soap | صابون زيت الزيتون | - | - | 3 bars | 3 قطع | 19.75 | - | Cured for nine months. | معتق تسعة أشهر. | skin
soft/pink/white🌸 | Sanitary Pads | فوط صحية | - | - | 28 pieces | 28 حبة | 21.25 | k | Thin, with wings. | رفيعة مع أجنحة. | -
`

export const conditions = `
fever | Fever and pain | الحمى والألم
cold | Cold and flu | البرد والإنفلونزا
allergy | Allergy and breathing | الحساسية والتنفس
stomach | Stomach | المعدة
skin | Skin | البشرة
joints | Joints and muscles | المفاصل والعضلات
heart | Heart and pressure | القلب والضغط
diabetes | Diabetes | السكري
`
