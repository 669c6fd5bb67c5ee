import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { exclusionKinds } from '../rules/terms.ts'

export const exclusionKind = z.enum(exclusionKinds)

/**
 * What a right log-in of somebody who may not play is refused with: the kind, until when (null: for good, or until
 * somebody has looked), and a pass to one's own money (R6, R8).
 */
export const awayRefusals = {
  'exclusions.away': z.object({
    kind: exclusionKind,
    since: instant,
    until: z.nullable(instant),
    pass: z.string(),
    passUntil: instant,
  }),
} as const
