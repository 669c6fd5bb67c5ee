import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { gift, play } from '#features/rewards/missions/contract/shapes.ts'
import { metrics, ties } from '../rules/race.ts'

const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** `RaceData` of rules/race.ts. */
export const raceData = z.strictObject({
  metric: z.enum(metrics),
  play,
  leastStake: units,
  dailyCap: z.nullable(units),
  leastScore: units,
  tie: z.enum(ties),
  prizes: z.readonly(
    z
      .array(z.strictObject({ from: whole(1, 1000), to: whole(1, 1000), gift }))
      .check(z.minLength(1), z.maxLength(50)),
  ),
})
