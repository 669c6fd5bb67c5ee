import { defineContract } from '#contract/route.ts'
import { guardRoutes } from './contract/security-methods.ts'
import { officeRoutes } from './contract/office.ts'
import { placeRoutes } from './contract/places.ts'
import { proofRoutes } from './contract/proof.ts'

/**
 * The security centre: an account's security methods, its sessions, the proof that a change requires (AUT-13, A13), and the reset by
 * operators (A12).
 */
export const security = defineContract('security', {
  ...proofRoutes,
  ...guardRoutes,
  ...placeRoutes,
  ...officeRoutes,
})
