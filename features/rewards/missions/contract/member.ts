import * as z from 'zod/mini'
import { currency, instant, tally, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { missionStates } from '../rules/mission.ts'
import { missionData } from './shapes.ts'

export const mission = z.object({
  id: uuid,
  title: z.object({ en: z.string(), vi: z.string() }),
  currency,
  ...missionData.shape,
  state: z.enum(missionStates),
  /** Progress and its target: ledger units for valid bets, a number for other goals. */
  done: tally,
  target: tally,
  /** First brand-local day of the period, and the moment at which it ends; null: no end. */
  since: z.string(),
  until: z.nullable(instant),
  /** The reward to claim, and the last moment for it. */
  reward: z.nullable(uuid),
  claimUntil: z.nullable(instant),
})

export const missions = defineContract('missions', {
  summary: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    audience: 'member',
    real: true,
    summary: 'Returns the member’s missions with their progress, and how many rewards wait (PRO-06, MEM-07).',
    reply: z.object({
      /** False where nothing may be offered to the member now; then there are no rows. */
      isOffered: z.boolean(),
      /** The badge: missions whose reward can be claimed. */
      count: z.int(),
      /** Days and hours of missions are of this time zone. */
      timeZone: z.string(),
      rows: z.array(mission),
    }),
  },
})
