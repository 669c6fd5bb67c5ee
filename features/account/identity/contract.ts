import { defineContract } from '#contract/route.ts'
import { accountRoutes } from './contract/account.ts'
import { loginRoutes } from './contract/login.ts'
import { registerRoutes } from './contract/register.ts'

export { entryRefusals, loggedIn } from './contract/shapes.ts'

/** Login, registration, and what members change of their own login. */
export const identity = defineContract('identity', { ...loginRoutes, ...registerRoutes, ...accountRoutes })
