import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { done, refused, stories } from '#tests/support/story.ts'

const food = { id: 1, module_type: 'food' } as const
const pharmacy = { id: 4, module_type: 'pharmacy' } as const
const parcel = { id: 5, module_type: 'parcel' } as const
const accept = { type: 'offer.accept' } as const
const liking = (modules: number[]) => done('getCustomerInfo', { selected_modules_for_interest: modules })
const decline = { type: 'offer.decline' } as const

// docs/spec.md §2 /interest (reached by switching to another module when interests are saved); issue 21, line 8 (offered once).
export const offerInterestsStories = stories(offerInterestsMachine, {
  'a customer with interests who enters a module without is led to the choice': {
    input: { moment: 'entering', module: pharmacy, asked: [] },
    when: [liking([1])],
    ends: 'led',
    asked: [['getCustomerInfo']],
    output: { type: 'led', module_id: 4 },
  },
  'a customer who chose interests in that module before is not led there': {
    input: { moment: 'entering', module: pharmacy, asked: [] },
    when: [liking([1, 4])],
    ends: 'unasked',
    asked: [['getCustomerInfo']],
    output: { type: 'unasked' },
  },
  'a customer without any interest is not led anywhere by entering a module': {
    input: { moment: 'entering', module: pharmacy, asked: [] },
    when: [liking([])],
    ends: 'unasked',
    asked: [['getCustomerInfo']],
    output: { type: 'unasked' },
  },
  'a customer who was asked in that module is not asked again': {
    input: { moment: 'entering', module: pharmacy, asked: [4] },
    when: [],
    ends: 'unasked',
    output: { type: 'unasked' },
  },
  'a customer who was asked in another module is led to the choice of this one': {
    input: { moment: 'entering', module: pharmacy, asked: [1] },
    when: [liking([1])],
    ends: 'led',
    asked: [['getCustomerInfo']],
    output: { type: 'led', module_id: 4 },
  },
  'parcels have nothing to like': {
    input: { moment: 'entering', module: parcel, asked: [] },
    when: [],
    ends: 'unasked',
    output: { type: 'unasked' },
  },
  'a customer without interests is offered the choice at home, and takes it': {
    input: { moment: 'home', module: food, asked: [] },
    when: [liking([]), accept],
    ends: 'led',
    asked: [['getCustomerInfo']],
    output: { type: 'led', module_id: 1 },
  },
  'a customer who declines the offer at home is left alone': {
    input: { moment: 'home', module: food, asked: [] },
    when: [liking([]), decline],
    ends: 'declined',
    asked: [['getCustomerInfo']],
    output: { type: 'declined', module_id: 1 },
  },
  'the offer is made once, although the customer is in another module now': {
    input: { moment: 'home', module: pharmacy, asked: [1] },
    when: [liking([])],
    ends: 'unasked',
    asked: [['getCustomerInfo']],
    output: { type: 'unasked' },
  },
  'a customer who likes something already gets no offer at home': {
    input: { moment: 'home', module: food, asked: [] },
    when: [liking([4])],
    ends: 'unasked',
    asked: [['getCustomerInfo']],
    output: { type: 'unasked' },
  },
  'a customer whose interests cannot be read is left alone': {
    input: { moment: 'home', module: food, asked: [] },
    when: [refused('getCustomerInfo', new TypeError('Failed to fetch'))],
    ends: 'unasked',
    asked: [['getCustomerInfo']],
    output: { type: 'unasked' },
  },
})
