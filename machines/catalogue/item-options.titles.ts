import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Choose the options of an item', 'اختيار خيارات المنتج'],
  states: {
    decidingHours: ['Checking the hours of the item', 'التحقّق من أوقات توفر المنتج'],
    choosing: ['Choosing options and quantity', 'اختيار الخيارات والكمية'],
    'choosing.goods': ['Choosing for a catalogue item', 'خيارات منتج من المتجر'],
    'choosing.campaign': ['Choosing for a campaign item', 'خيارات منتج من حملة'],
    closed: ['Item not available now', 'المنتج غير متوفر الآن'],
    chosenToAdd: ['Chosen for the cart', 'اختير للإضافة إلى السلة'],
    chosenToUpdate: ['Chosen to update the cart line', 'اختير لتحديث السلة'],
    chosenToBuy: ['Chosen to buy now', 'اختير للشراء الآن'],
    chosenToOrder: ['Campaign item chosen to order now', 'اختير منتج الحملة للطلب الآن'],
  },
  events: {
    'lines.changed': ['The cart lines change', 'تتغيّر منتجات السلة'],
    'option.choose': ['The customer chooses a variation', 'يختار العميل خيارًا للمنتج'],
    'label.toggle': ['The customer turns an option on or off', 'يحدّد العميل خيارًا أو يلغيه'],
    'addOn.toggle': ['The customer turns an add-on on or off', 'يحدّد العميل إضافة أو يلغيها'],
    'addOn.increment': ['The customer increases an add-on', 'يزيد العميل كمية الإضافة'],
    'addOn.decrement': ['The customer lowers an add-on', 'يقلّل العميل كمية الإضافة'],
    'quantity.increment': ['The customer increases the quantity', 'يزيد العميل الكمية'],
    'quantity.decrement': ['The customer lowers the quantity', 'يقلّل العميل الكمية'],
    'minute.passed': ['A new minute begins', 'تبدأ دقيقة جديدة'],
    'cart.choose': ['The customer presses the cart button', 'يضغط العميل زر السلة'],
    'buyNow.choose': ['The customer presses Buy Now', 'يضغط العميل «اشترِ الآن»'],
    'orderNow.choose': ['The customer presses Order Now', 'يضغط العميل «اطلب الآن»'],
  },
}
