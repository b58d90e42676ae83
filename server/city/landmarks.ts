import type { Text } from '#server/db/shapes.ts'
import type { Point } from '#server/geometry/plane.ts'

export type LandmarkKind =
  | 'harbour'
  | 'mosque'
  | 'museum'
  | 'fort'
  | 'market'
  | 'mall'
  | 'hospital'
  | 'school'
  | 'university'
  | 'hotel'
  | 'park'
  | 'beach'
  | 'station'
  | 'library'
  | 'theatre'
  | 'stadium'
  | 'lighthouse'
  | 'tower'
  | 'civic'

export type Landmark = { id: number; name: Text; kind: LandmarkKind; at: Point }

/** Kind, English name, Arabic name, and where it stands on the plan. */
const list: [LandmarkKind, string, string, number, number][] = [
  ['fort', 'Noor Fort', 'قلعة نور', -640, -200],
  ['harbour', 'Dhow Harbour', 'ميناء السفن الشراعية', 360, 60],
  ['harbour', 'Fishermen Pier', 'رصيف الصيادين', 655, 60],
  ['civic', 'Old Customs House', 'دار الجمارك القديمة', 840, -120],
  ['museum', 'Maritime Museum', 'متحف البحر', -60, -150],
  ['mosque', 'Harbour Mosque', 'جامع الميناء', -850, -500],
  ['school', 'Old Harbour School', 'مدرسة الميناء القديم', -560, -800],
  ['station', 'Creek Ferry Station', 'محطة عبرة الخور', -1130, -60],
  ['station', 'West Bank Ferry Station', 'محطة عبرة الضفة الغربية', -1620, -330],
  ['market', 'Fish Market', 'سوق السمك', -1860, 40],
  ['park', 'Lagoon Boathouse', 'مرفأ قوارب البحيرة', -1960, -2280],
  ['hotel', 'Heron Creek Hotel', 'فندق مالك الحزين', -1900, -900],
  ['hospital', 'Creekside Clinic', 'مجمع ضفة الخور الطبي', -2120, -1720],
  ['mosque', 'Lagoon Mosque', 'مسجد البحيرة', -2270, -2380],
  ['market', 'Gold Souk', 'سوق الذهب', -620, -1420],
  ['market', 'Spice Souk', 'سوق التوابل', -900, -1600],
  ['market', 'Textile Souk', 'سوق الأقمشة', -480, -2080],
  ['mosque', 'Grand Mosque of Marsa Noor', 'جامع مرسى نور الكبير', -960, -2150],
  ['museum', 'Coffee Museum', 'متحف القهوة', -430, -1300],
  ['tower', 'Clock Tower', 'برج الساعة', 480, -1700],
  ['museum', 'National Museum', 'المتحف الوطني', 150, -1330],
  ['library', 'City Library', 'مكتبة المدينة', 820, -1350],
  ['theatre', 'Opera House', 'دار الأوبرا', 860, -2050],
  ['civic', 'City Hall', 'مبنى البلدية', 200, -2080],
  ['civic', 'Central Post Office', 'البريد المركزي', 1000, -1600],
  ['station', 'Central Station', 'المحطة المركزية', 480, -2300],
  ['mall', 'Union Mall', 'مول الاتحاد', 1050, -1240],
  ['hotel', 'Sea Breeze Hotel', 'فندق نسيم البحر', 1650, 130],
  ['beach', 'Corniche Beach Club', 'نادي شاطئ الكورنيش', 2480, 150],
  ['tower', 'Horizon Towers', 'أبراج الأفق', 1550, -560],
  ['mosque', 'Corniche Mosque', 'مسجد الكورنيش', 2700, -250],
  ['hospital', 'Blue Bay Hospital', 'مستشفى الخليج الأزرق', 2600, -900],
  ['hotel', 'Crescent Island Resort', 'منتجع جزيرة الهلال', 2060, 690],
  ['beach', 'Crescent Lagoon', 'بحيرة الهلال', 2350, 650],
  ['lighthouse', 'Old Lighthouse', 'المنارة القديمة', 3960, 610],
  ['harbour', 'Yacht Club', 'نادي اليخوت', 4700, -100],
  ['mall', 'Marina Walk', 'ممشى المارينا', 4100, -150],
  ['hotel', 'Regatta Hotel', 'فندق السباق البحري', 3500, -250],
  ['school', 'Marina School', 'مدرسة المارينا', 4250, -860],
  ['mosque', 'Marina Mosque', 'مسجد المارينا', 3420, -880],
  ['beach', 'Palm Beach', 'شاطئ النخيل العام', -4700, -240],
  ['hotel', 'Palm Beach Resort', 'منتجع شاطئ النخيل', -5350, -300],
  ['school', 'Turtle Bay School', 'مدرسة خليج السلاحف', -4800, -1150],
  ['mall', 'Coral Mall', 'مول المرجان', -2650, -1080],
  ['mosque', 'Amber Mosque', 'مسجد العنبر', -3800, -620],
  ['hospital', 'Coral Bay Medical Centre', 'مركز خليج المرجان الطبي', -2700, -400],
  ['park', 'Rose Garden', 'حديقة الورود', -2900, -2400],
  ['mall', 'Jasmine Centre', 'مركز الياسمين', -3980, -1700],
  ['school', 'Lavender School', 'مدرسة الخزامى', -5050, -2200],
  ['mosque', 'Narcissus Mosque', 'مسجد النرجس', -4950, -1800],
  ['mall', 'Pearl Plaza', 'بلازا اللؤلؤة', 1700, -1350],
  ['theatre', 'Andalus Theatre', 'مسرح الأندلس', 2700, -1400],
  ['museum', 'Calligraphy House', 'بيت الخط العربي', 1600, -2150],
  ['hospital', 'Cedar Heights Hospital', 'مستشفى مرتفعات الأرز', 3420, -2250],
  ['stadium', 'Harbour Stadium', 'استاد الميناء', 4250, -2100],
  ['school', 'Juniper School', 'مدرسة العرعر', 4200, -1450],
  ['university', 'Marsa Noor University', 'جامعة مرسى نور', -1450, -3480],
  ['library', 'House of Wisdom Library', 'مكتبة بيت الحكمة', -1000, -3000],
  ['hospital', 'University Hospital', 'المستشفى الجامعي', -2150, -3350],
  ['mosque', 'Scholars Mosque', 'مسجد العلماء', -650, -3850],
  ['market', 'Olive Hills Farmers Market', 'سوق مزارعي تلال الزيتون', -3000, -3100],
  ['school', 'Hilltop School', 'مدرسة القمة', -3950, -3900],
  ['park', 'Botanical Garden', 'الحديقة النباتية', 300, -3200],
  ['stadium', 'Central Park Arena', 'ساحة الحديقة المركزية', 1000, -3800],
  ['mall', 'Garden Mall', 'مول الحدائق', 1700, -2800],
  ['mosque', 'Garden City Mosque', 'مسجد مدينة الحدائق', 2700, -2900],
  ['school', 'Gazelle School', 'مدرسة الغزال', 2000, -3900],
  ['harbour', 'Cargo Port', 'ميناء الشحن', 5600, 120],
  ['park', 'Falcon Golf Club', 'نادي الصقر للغولف', 5400, -2900],
]

export const landmarks: Landmark[] = list.map(([kind, en, ar, x, y], i) => ({
  id: i + 1,
  name: { en, ar },
  kind,
  at: [x, y],
}))
