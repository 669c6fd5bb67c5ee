import { defineContract } from '#contract/route.ts'
import { accountRoutes } from './contract/account.ts'
import { loginRoutes } from './contract/login.ts'
import { registerRoutes } from './contract/register.ts'

export { entryRefusals, loggedIn } from './contract/shapes.ts'

/** Ways in, registration, and what a member does with their own way in. */
export const identity = defineContract('identity', { ...loginRoutes, ...registerRoutes, ...accountRoutes })
