import { defineContract } from '#contract/route.ts'
import { figureRoutes } from './contract/figures.ts'
import { teamRoutes } from './contract/team.ts'

/** The agent centre: the caller’s own downline and nothing else, on every call (AGT-01 to AGT-03). */
export const agents = defineContract('agents', { ...teamRoutes, ...figureRoutes })
