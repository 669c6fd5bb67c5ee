import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { exclusionKinds } from '#features/account/identity/rules/exclusion-kinds.ts'

export const exclusionKind = z.enum(exclusionKinds)

/**
 * A break as its member is told of it: until when is null for good, or until someone has looked; from when they may play is null
 * until two operators have lifted it.
 */
export const standing = z.object({
  kind: exclusionKind,
  since: instant,
  until: z.nullable(instant),
  playFrom: z.nullable(instant),
})

/**
 * What a right login of someone who may not play is refused with: the kind, until when (null: for good, or until
 * someone has looked), from when one may play once it is lifted, and a pass to one's own money (R6, R8).
 */
export const exclusionRefusals = {
  'exclusions.away': z.extend(standing, { pass: z.string(), passUntil: instant }),
} as const

export type ExclusionRefusal = {
  readonly refused: 'exclusions.away'
  readonly detail: z.output<(typeof exclusionRefusals)['exclusions.away']>
}
