import { promotionsMachine } from '#machines/app/promotions.machine.ts'
import { model } from '#tests/support/model.ts'

export const promotionsModel = model(promotionsMachine, {
  inputs: {
    'three, the second a video': { kinds: ['store_promotion', 'video_promotion', 'store_promotion'] },
    'two, the last a video': { kinds: ['store_promotion', 'video_promotion'] },
    'four, which start over': {
      kinds: ['store_promotion', 'store_promotion', 'store_promotion', 'video_promotion'],
    },
  },
  events: {
    'carousel.ready': [{ calm: false }, { calm: true }],
    'slide.show': [{ index: 0 }, { index: 1 }],
    'hand.enter': [{}],
    'hand.leave': [{}],
    'page.cover': [{}],
    'page.uncover': [{}],
    'video.end': [{}],
    'video.fail': [{}],
    'slides.pause': [{}],
    'slides.play': [{}],
  },
  answers: {},
})
