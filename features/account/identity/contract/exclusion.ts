import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { exclusionKinds } from '#features/account/identity/rules/exclusion-kinds.ts'

export const exclusionKind = z.enum(exclusionKinds)

/**
 * An exclusion as shown to its member. `until` is null if it is permanent or pending a review; the date from which the member may play
 * again is null until two operators have lifted the exclusion.
 */
export const standing = z.object({
  kind: exclusionKind,
  since: instant,
  until: z.nullable(instant),
  playFrom: z.nullable(instant),
})

/**
 * The refusal of a valid login of an excluded member: the kind, until when (null: permanent, or pending a review), from when the member may
 * play once it is lifted, and a pass to withdraw their own money (R6, R8).
 */
export const exclusionRefusals = {
  'exclusions.away': z.extend(standing, { pass: z.string(), passUntil: instant }),
} as const

export type ExclusionRefusal = {
  readonly refused: 'exclusions.away'
  readonly detail: z.output<(typeof exclusionRefusals)['exclusions.away']>
}
