import * as z from 'zod/mini'
import { contractKinds, periods } from '#features/agents/contracts/rules/terms.ts'

/** What an agent earns: each kind of contract, and the spread of rebates; and what an affiliate earns. */
export const incomeKinds = [...contractKinds, 'spread', 'affiliate'] as const
export const kind = z.enum(incomeKinds)

export const period = z.enum(periods)
