import { defineContract } from '#contract/route.ts'
import { guardRoutes } from './contract/guards.ts'
import { placeRoutes } from './contract/places.ts'
import { proofRoutes } from './contract/proof.ts'

/** The security centre: what guards an account, who is in it, and the proof that a change needs (AUT-13, A13). */
export const security = defineContract('security', { ...proofRoutes, ...guardRoutes, ...placeRoutes })
