import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const ends = Date.parse('2026-12-03T18:00:00Z')
const input = { ends }
const before = (left: number) => done('readClock', ends - left)

const HOUR = 3_600_000

export const countdownStories = stories(countdownMachine, {
  'the countdown knows nothing before the clock is read': {
    input,
    when: [],
    ends: 'starting',
    asked: [['readClock']],
    context: { left: 0 },
  },
  // docs/spec.md §2: campaign countdown (DD:HH:MM:SS).
  'the countdown counts down second by second': {
    input,
    when: [
      before(2 * HOUR),
      at({ running: 'waiting' }),
      after('nextSecond', 1_000),
      at({ running: 'reading' }),
      before(2 * HOUR - 1_000),
      after('nextSecond', 1_000),
      before(2 * HOUR - 2_000),
    ],
    ends: { running: 'waiting' },
    asked: [['readClock'], ['readClock'], ['readClock']],
    context: { left: 2 * HOUR - 2_000 },
  },
  'the countdown waits for the rest of a second that has begun': {
    input,
    when: [before(5_300), after('nextSecond', 300), before(5_000), after('nextSecond', 1_000), before(4_000)],
    ends: { running: 'waiting' },
    context: { left: 4_000 },
  },
  'the countdown has missed nothing when the page slept': {
    input,
    when: [before(2 * HOUR), after('nextSecond'), before(HOUR)],
    ends: { running: 'waiting' },
    context: { left: HOUR },
  },
  // docs/spec.md §4, countdown: when the end date passes it shows 'This campaign is over'.
  'the countdown is over when the end passes': {
    input,
    when: [before(1_000), at({ running: 'waiting' }), after('nextSecond', 1_000), before(0)],
    ends: 'over',
    asked: [['readClock'], ['readClock']],
    context: { left: 0 },
  },
  'the countdown is over from the start when the end has passed long ago': {
    input,
    when: [before(-HOUR)],
    ends: 'over',
    context: { left: 0 },
  },
  'the countdown is not over a moment before the end': {
    input,
    when: [before(1)],
    ends: { running: 'waiting' },
    context: { left: 1 },
  },
  'the countdown keeps showing the time that is left when the clock cannot be read, and looks again': {
    input,
    when: [
      before(9_000),
      after('nextSecond'),
      refused('readClock'),
      at({ running: 'waiting' }),
      after('nextSecond', 1_000),
      before(7_000),
    ],
    ends: { running: 'waiting' },
    context: { left: 7_000 },
  },
  'the countdown looks again after a second when there was no clock at first': {
    input,
    when: [refused('readClock'), at('unknown'), after('clockPause', 1_000), at('starting'), before(9_000)],
    ends: { running: 'waiting' },
    asked: [['readClock'], ['readClock']],
    context: { left: 9_000 },
  },
})
