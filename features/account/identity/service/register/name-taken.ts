import { memberByAccount } from '#features/account/members/public.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { identity } from '../../contract.ts'

type Route = (typeof identity)['nameTaken']

/**
 * Whether a registration under this name would be refused as taken. It says nothing that a registration does not say to the same caller:
 * nothing where registering needs an invitation.
 */
export async function nameTaken(app: App, { body }: Given<Route>, { merchant }: CallFor<Route>) {
  if (!(await app.merchants.isOn(merchant.code, 'DIRECTREG3'))) return { isTaken: null }
  const account = body.username.normalize('NFKC')
  return { isTaken: (await memberByAccount(app.db, merchant.code, account)) !== null }
}
