import type { BaseTranslation } from '../../i18n-types.ts'

const en_parcelHome = {
  title: 'Where is my parcel?',
  note: 'Find it by its order ID and phone number. If something is wrong, contact us.',
  everything: 'We Deliver Everything',
  whyChoose: 'Why choose {name:string}?',
  easiest: 'Easiest way to get services',
  watch: 'Watch the video',
} satisfies BaseTranslation

export default en_parcelHome
