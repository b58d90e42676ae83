import { assign, setup } from 'xstate'
import { isLastSlide, slideAfter } from '#machines/rules/slides.ts'
import type { Advertisement } from '#openapi/generated/client.ts'

type Kind = Advertisement['add_type']

/** Advances the promotions automatically and waits for videos (docs/spec.md §4, Home sections). */
export const promotionsMachine = setup({
  types: {
    input: {} as { kinds: readonly Kind[] },
    context: {} as { kinds: readonly Kind[]; index: number },
    events: {} as
      /** The slides are ready; `calm`: the visitor prefers reduced motion. */
        | { type: 'carousel.ready'; calm: boolean }
        | { type: 'slide.show'; index: number }
        | { type: 'hand.enter' }
        | { type: 'hand.leave' }
        /** An overlay opened or closed over the page. */
        | { type: 'page.cover' }
        | { type: 'page.uncover' }
        | { type: 'video.end' }
        | { type: 'video.fail' }
        | { type: 'slides.pause' }
        | { type: 'slides.play' },
  },
  delays: { slideShown: 4_000 },
  actions: {
    'keep the slide': assign((_, { index }: { index: number }) => ({ index })),
    'go to the next slide': assign(({ context: { kinds, index } }) => ({
      index: slideAfter(index, kinds.length),
    })),
  },
  guards: {
    'less motion is wanted': (_, { calm }: { calm: boolean }) => calm,
    'it is another slide': ({ context }, { index }: { index: number }) => index !== context.index,
    'the slide is a video': ({ context }) => context.kinds[context.index] === 'video_promotion',
    'nothing comes after it': ({ context: { kinds, index } }) => isLastSlide(index, kinds.length),
  },
}).createMachine({
  id: 'promotions',
  description: 'Which promotion does the page show, and when does the next promotion follow?',
  context: ({ input }) => ({ ...input, index: 0 }),
  on: {
    'slide.show': {
      guard: { type: 'it is another slide', params: ({ event }) => event },
      actions: { type: 'keep the slide', params: ({ event }) => event },
    },
  },
  initial: 'standing',
  states: {
    standing: {
      description: 'The page shows the slides, which cannot move yet.',
      on: {
        'carousel.ready': [
          { guard: { type: 'less motion is wanted', params: ({ event }) => event }, target: 'paused' },
          'moving',
        ],
      },
      initial: 'open',
      states: {
        open: { description: 'Nothing covers the slides.', on: { 'page.cover': 'covered' } },
        covered: {
          description: 'An overlay covers the slides, which cannot move yet.',
          on: {
            'page.uncover': 'open',
            'carousel.ready': [
              {
                guard: { type: 'less motion is wanted', params: ({ event }) => event },
                target: '#promotions.paused',
              },
              '#promotions.moving.covered',
            ],
          },
        },
      },
    },
    moving: {
      description: 'The slides advance automatically.',
      on: {
        'slides.pause': 'paused',
        'page.cover': '.covered',
        'slide.show': {
          guard: { type: 'it is another slide', params: ({ event }) => event },
          target: '.decidingSlide',
          actions: { type: 'keep the slide', params: ({ event }) => event },
        },
      },
      initial: 'decidingSlide',
      states: {
        decidingSlide: {
          description: 'Is the slide a video, and does another slide follow?',
          always: [
            { guard: 'the slide is a video', target: 'playing' },
            { guard: 'nothing comes after it', target: 'resting' },
            'showing',
          ],
        },
        showing: {
          description: 'The page shows the slide for a while.',
          on: { 'hand.enter': 'held' },
          after: { slideShown: { target: 'decidingSlide', actions: 'go to the next slide' } },
        },
        held: {
          description: 'The pointer or the keyboard focus is on the slides, and the slide stays.',
          always: { guard: 'the slide is a video', target: 'playing' },
          on: {
            'hand.leave': 'decidingSlide',
            'slide.show': {
              guard: { type: 'it is another slide', params: ({ event }) => event },
              actions: { type: 'keep the slide', params: ({ event }) => event },
            },
          },
        },
        playing: {
          description: 'The video of the slide plays; the next slide follows when the video has ended.',
          on: {
            'video.end': [
              { guard: 'nothing comes after it', target: 'resting' },
              { target: 'decidingSlide', actions: 'go to the next slide' },
            ],
            'video.fail': [{ guard: 'nothing comes after it', target: 'resting' }, 'showing'],
          },
        },
        covered: {
          description: 'An overlay covers the slides: no slide advances and no video plays.',
          on: {
            'page.uncover': 'decidingSlide',
            'slide.show': {
              guard: { type: 'it is another slide', params: ({ event }) => event },
              actions: { type: 'keep the slide', params: ({ event }) => event },
            },
          },
        },
        resting: { description: 'The last slide stays, because no slide follows.' },
      },
    },
    paused: {
      description:
        'The customer paused the slides or prefers less motion: no slide advances until the customer presses play.',
      on: { 'slides.play': 'moving' },
    },
  },
})
