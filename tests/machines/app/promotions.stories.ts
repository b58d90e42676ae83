import { promotionsMachine } from '#machines/app/promotions.machine.ts'
import { after, at, ignored, stories } from '#tests/support/story.ts'

const picture = 'store_promotion' as const
const video = 'video_promotion' as const
const ready = { type: 'carousel.ready', calm: false } as const
const show = (index: number) => ({ type: 'slide.show', index }) as const
const next = after('slideShown', 4000)

// docs/spec.md §4, home sections: the promotions carousel autoplays. A video slide pauses autoplay and plays; when it ends the
// carousel advances. It loops only with more than 3 items.
export const promotionsStories = stories(promotionsMachine, {
  'the carousel shows the next promotion after a while': {
    input: { kinds: [picture, picture, picture] },
    when: [ready, at({ moving: 'showing' }), next],
    ends: { moving: 'showing' },
    context: { index: 1 },
  },
  'the carousel stands still until the slides can be moved': {
    input: { kinds: [picture, picture] },
    when: [ignored({ type: 'slides.play' })],
    ends: { standing: 'open' },
    context: { index: 0 },
  },
  'the carousel waits for a video, and goes on when it has ended': {
    input: { kinds: [picture, video, picture] },
    when: [ready, next, at({ moving: 'playing' }), { type: 'video.end' }],
    ends: { moving: 'resting' },
    context: { index: 2 },
  },
  'the carousel does not go on while a video plays, also when the pointer enters and leaves it': {
    input: { kinds: [video, picture] },
    when: [ready, ignored({ type: 'hand.enter' }), ignored({ type: 'hand.leave' })],
    ends: { moving: 'playing' },
    context: { index: 0 },
  },
  'the carousel shows a video that does not play like a picture': {
    input: { kinds: [video, picture] },
    when: [ready, { type: 'video.fail' }, at({ moving: 'showing' }), next],
    ends: { moving: 'resting' },
    context: { index: 1 },
  },
  'the carousel stays with the last of three': {
    input: { kinds: [picture, picture, picture] },
    when: [ready, next, next],
    ends: { moving: 'resting' },
    context: { index: 2 },
  },
  'the carousel stays with a video that is the last of three, ended or not playing': {
    input: { kinds: [picture, picture, video] },
    when: [ready, next, next, at({ moving: 'playing' }), { type: 'video.end' }],
    ends: { moving: 'resting' },
    context: { index: 2 },
  },
  'the carousel stays with the last video, which does not play': {
    input: { kinds: [video] },
    when: [ready, { type: 'video.fail' }],
    ends: { moving: 'resting' },
    context: { index: 0 },
  },
  'the carousel starts over after the last of four': {
    input: { kinds: [picture, picture, picture, video] },
    when: [ready, next, next, next, at({ moving: 'playing' }), { type: 'video.end' }],
    ends: { moving: 'showing' },
    context: { index: 0 },
  },
  'the carousel starts over after a picture that is the last of four': {
    input: { kinds: [picture, picture, picture, picture] },
    when: [ready, next, next, next, next],
    ends: { moving: 'showing' },
    context: { index: 0 },
  },
  'the carousel goes on from the promotion the customer chose': {
    input: { kinds: [picture, picture, picture, picture] },
    when: [ready, show(2), next],
    ends: { moving: 'showing' },
    context: { index: 3 },
  },
  'the carousel plays the video the customer chose at once': {
    input: { kinds: [picture, picture, video] },
    when: [ready, show(2)],
    ends: { moving: 'playing' },
  },
  'the carousel leaves the last one when the customer goes back': {
    input: { kinds: [picture, picture] },
    when: [ready, next, at({ moving: 'resting' }), show(0)],
    ends: { moving: 'showing' },
    context: { index: 0 },
  },
  'the carousel knows that the slide it went to itself is no other one': {
    input: { kinds: [picture, picture, picture] },
    when: [ready, next, ignored(show(1))],
    ends: { moving: 'showing' },
  },
  'the carousel takes no promotion away from under a hand': {
    input: { kinds: [picture, picture, picture] },
    when: [
      ready,
      { type: 'hand.enter' },
      at({ moving: 'held' }),
      { type: 'hand.leave' },
      at({ moving: 'showing' }),
      next,
    ],
    ends: { moving: 'showing' },
    context: { index: 1 },
  },
  'the carousel keeps what the hand chose, and plays it when it is a video': {
    input: { kinds: [picture, picture, video] },
    when: [ready, { type: 'hand.enter' }, show(1), at({ moving: 'held' }), ignored(show(1)), show(2)],
    ends: { moving: 'playing' },
    context: { index: 2 },
  },
  'the carousel waits while something lies over the page': {
    input: { kinds: [picture, picture, picture] },
    when: [
      ready,
      { type: 'page.cover' },
      at({ moving: 'covered' }),
      ignored({ type: 'hand.enter' }),
      show(1),
      at({ moving: 'covered' }),
      ignored(show(1)),
      { type: 'page.uncover' },
      at({ moving: 'showing' }),
      next,
    ],
    ends: { moving: 'resting' },
    context: { index: 2 },
  },
  'the carousel knows what lay over the page before the slides could be moved': {
    input: { kinds: [picture, picture, picture] },
    when: [
      { type: 'page.cover' },
      { type: 'page.uncover' },
      { type: 'page.cover' },
      ready,
      at({ moving: 'covered' }),
      { type: 'page.uncover' },
    ],
    ends: { moving: 'showing' },
    context: { index: 0 },
  },
  'the carousel stands still under an overlay for a customer who prefers reduced motion': {
    input: { kinds: [video, picture] },
    when: [{ type: 'page.cover' }, { type: 'carousel.ready', calm: true }],
    ends: 'paused',
  },
  'the carousel plays a video on when nothing lies over it any more': {
    input: { kinds: [video, picture] },
    when: [ready, { type: 'page.cover' }, at({ moving: 'covered' }), { type: 'page.uncover' }],
    ends: { moving: 'playing' },
    context: { index: 0 },
  },
  'the carousel stays where the hand left the last one': {
    input: { kinds: [picture, picture] },
    when: [ready, { type: 'hand.enter' }, show(1), { type: 'hand.leave' }],
    ends: { moving: 'resting' },
    context: { index: 1 },
  },
  // WCAG 2.2.2: what moves by itself can be stopped.
  'the carousel stands still for as long as the customer wants': {
    input: { kinds: [picture, picture] },
    when: [
      ready,
      { type: 'slides.pause' },
      at('paused'),
      show(1),
      at('paused'),
      show(0),
      { type: 'slides.play' },
      next,
    ],
    ends: { moving: 'resting' },
    context: { index: 1 },
  },
  'the carousel stops a video as well, and plays it again': {
    input: { kinds: [video, picture] },
    when: [ready, { type: 'slides.pause' }, ignored({ type: 'video.end' }), { type: 'slides.play' }],
    ends: { moving: 'playing' },
    context: { index: 0 },
  },
  'the carousel stands still for a customer who prefers reduced motion, until the customer starts it': {
    input: { kinds: [picture, picture] },
    when: [{ type: 'carousel.ready', calm: true }, at('paused'), { type: 'slides.play' }],
    ends: { moving: 'showing' },
  },
})
