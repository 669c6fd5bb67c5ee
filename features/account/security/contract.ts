import { defineContract } from '#contract/route.ts'
import { guardRoutes } from './contract/guards.ts'
import { officeRoutes } from './contract/office.ts'
import { placeRoutes } from './contract/places.ts'
import { proofRoutes } from './contract/proof.ts'

/**
 * The security centre: what guards an account, who is in it, the proof that a change needs (AUT-13, A13), and the way back
 * that operators open (A12).
 */
export const security = defineContract('security', {
  ...proofRoutes,
  ...guardRoutes,
  ...placeRoutes,
  ...officeRoutes,
})
