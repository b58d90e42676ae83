import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['Split a receipt', 'تقسيم الإيصال'],
  states: {
    decidingWay: ['Checking the earlier split', 'التحقق من التقسيم السابق'],
    equally: ['Splitting equally', 'التقسيم بالتساوي'],
    byLine: ['Splitting by item', 'التقسيم حسب المنتج'],
    byAmount: ['Splitting by amount', 'التقسيم حسب المبلغ'],
  },
  events: {
    'equally.choose': ['The customer splits equally', 'يقسّم العميل بالتساوي'],
    'lines.choose': ['The customer splits by item', 'يقسّم العميل حسب المنتج'],
    'amounts.choose': ['The customer splits by amount', 'يقسّم العميل حسب المبلغ'],
    'person.add': ['The customer adds a person', 'يضيف العميل شخصًا'],
    'person.remove': ['The customer removes a person', 'يحذف العميل شخصًا'],
    'person.rename': ['The customer names a person', 'يسمّي العميل شخصًا'],
    'line.toggle': ['The customer ticks or unticks a person', 'يحدّد العميل شخصًا لمنتج أو يلغيه'],
    'line.share': ['The customer shares an item among all', 'يوزّع العميل المنتج على الجميع'],
    'amount.change': ['The customer types an amount', 'يكتب العميل مبلغًا'],
  },
}
