import type { ModuleChoice } from '#machines/rules/module-choice.ts'

/** Why the customer may be asked what they like: they entered another module, or look at a home. */
export type InterestMoment = 'entering' | 'home'

export type InterestMatter = {
  moment: InterestMoment
  module: ModuleChoice
  /** Ids of modules in which this browser asked before. */
  asked: readonly number[]
}

/** A module of parcels has no categories to like. */
export const isAsked = ({ module, asked }: InterestMatter): boolean =>
  module.module_type === 'parcel' || asked.includes(module.id)

/**
 * A customer with interests in another module, but none in the entered one, is led to the choice (docs/spec.md §2,
 * `/interest`).
 */
export const leadsToInterests = ({ moment, module }: InterestMatter, liked: readonly number[]): boolean =>
  moment === 'entering' && liked.length > 0 && !liked.includes(module.id)

/** Home offers the choice once to a customer without any interests. */
export const offersInterests = ({ moment, asked }: InterestMatter, liked: readonly number[]): boolean =>
  moment === 'home' && liked.length === 0 && asked.length === 0
