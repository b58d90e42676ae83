import { readTable } from './table.ts'

/*
 * Aisles are parts of one or more sections: what a specialist sells of them. A word in the `sells` column of the stores
 * names a section or an aisle.
 */
export const aisles = readTable(
  ['key', 'goods'],
  `
# grocery
grilling | Sea Salt; Seven Spice Blend; Hot Chilli Sauce; Extra Virgin Olive Oil; Sunflower Oil; Basmati Rice; Egyptian Rice; Tahini; Red Onions; Garlic; Vine Tomatoes; Mixed Peppers; Fresh Parsley; Fresh Mint
fish | Fresh Hammour Fillet; Salmon Fillet; Gulf Prawns; Breaded Prawns; Tuna in Olive Oil; Lemons; Garlic; Fresh Parsley; Sea Salt; Extra Virgin Olive Oil; Washed Potatoes; Hot Chilli Sauce
bakery | Arabic Bread; Wholemeal Sliced Bread; Baguette; Butter Croissants; Sourdough Loaf; Sesame Bagels; Chocolate Muffins; Tortilla Wraps; Unsalted Butter; Labneh; Halloumi; White Eggs; Full Cream Milk; Plain Flour; White Sugar; Sidr Honey; Date Syrup; Oat Biscuits
spices | Seven Spice Blend; Sea Salt; Hot Chilli Sauce; Tahini; Red Lentils; Basmati Rice; Egyptian Rice; Date Syrup; Sidr Honey; Green Olives; Ground Arabic Coffee; Black Tea; Almonds; Shelled Pistachios; White Sugar
dates | Fresh Khalas Dates; Medjool Dates; Chocolate Dates; Date Syrup; Sidr Honey; Roasted Cashews; Almonds; Shelled Pistachios; Dark Chocolate 70%; Milk Chocolate Bar; Tahini; Ground Arabic Coffee
coffee | Ground Arabic Coffee; Espresso Beans; Green Tea; Black Tea; White Sugar; Full Cream Milk; Oat Drink; Oat Biscuits; Chocolate Chip Cookies; Dark Chocolate 70%; Medjool Dates; Sidr Honey; Butter Croissants
cheese | Labneh; Halloumi; Sliced Cheddar; Feta in Brine; Grated Mozzarella; Unsalted Butter; Greek Yoghurt; Green Olives; Extra Virgin Olive Oil; Sourdough Loaf; Baguette; Sidr Honey; Almonds; Red Seedless Grapes; Packham Pears
organic | Strawberries; Blueberries; Hass Avocados; Broccoli; Romaine Lettuce; Fresh Parsley; Fresh Mint; Free Range Eggs; Extra Virgin Olive Oil; Sidr Honey; Rolled Oats; Banana Baby Porridge; Carrot Purée
# pharmacy
children | Children's Fever Syrup; Ivy Leaf Cough Syrup; Honey Throat Lozenges; Sea Water Nasal Spray; Digital Thermometer; Rehydration Salts; Kids Multivitamin Gummies; Sunscreen SPF 50; Nappy Rash Cream; Adhesive Plasters; Antiseptic Spray; Compressor Nebuliser; Soft Toothbrush; Olive Oil Soap
travel | Travel Calm; Loperem 2 mg; Rehydration Salts; Panagesic 500 mg; Ibunor 400 mg; Allernil 10 mg; Surgical Masks; Hand Sanitiser; Adhesive Plasters; Antiseptic Spray; Burn Gel; Sunscreen SPF 50; Aloe Vera Gel; Lip Balm; Soft Toothbrush
strength | Vitamin D3 2000 IU; Omega-3 Fish Oil; Calcium and Magnesium; Zinc 25 mg; Daily Probiotic; Gentle Fibre Powder; Rehydration Salts; Cool Relief Gel; Heat Patches; Knee Support
# ecommerce
perfumes | Taif Rose Perfume; Oud Royale Perfume; Sea Breeze Cologne; Velvet Lipstick; Nail Polish
scents | Oud Candle; Reed Diffuser; Brass Lantern; Amber Prayer Beads
finery | Gold-Plated Ring; Classic Steel Watch; Amber Prayer Beads; Evening Clutch; Compact Wallet; Polarised Sunglasses; Leather Tote; Cashmere Shawl; Sail Fit Watch
games | Harbour Puzzle, 500 Pieces; Family Board Game; Young Artist Box
stories | Bedtime Stories Box; Tales of the Pearl Divers; Stars of the Desert
sportshoes | City Runner Trainers; Canyon Hiking Boots; Beach Slides
sportswear | Heavy Cotton T-Shirt; Palm Print T-Shirt; Swim Shorts; Cotton Socks, Five Pairs; Canvas Cap; Light Bomber Jacket; Striped T-Shirt for Kids; Kids' Raincoat; School Backpack
robots | Build-a-Robot Kit
kites | Falcon Kite
gaming | Stormbook Gaming 16; 27-inch 4K Monitor; Mechanical Keyboard; Silent Mouse; Portable SSD; Wireless Game Controller; Quiet Sea Headphones; Podcast Microphone; Build-a-Robot Kit; Family Board Game
`,
)

/** The English names of the goods in an aisle; `undefined` when the word is not that of an aisle. */
export function aisleOf(module: string, key: string): string[] | undefined {
  return aisles.find((row) => row.section === module && row.key === key)?.goods.split('; ')
}
