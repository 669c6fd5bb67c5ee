import { createFounders, hasOperator, proveOwner, sendSession } from '#features/platform/operators/public.ts'
import type { Given } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { setup } from '../contract.ts'
import { lockState, setOwned, tokenRow } from '../store.ts'
import { OVER, phaseNow } from './phase.ts'

type Contract = typeof setup

const WRONG = { refused: 'setup.wrongToken' } as const

/** The owner's page: the same authenticator secret each time it is opened with this token. */
export async function openAssistant(app: App, token: string, now: Date) {
  if ((await phaseNow(app, app.db)) !== 'owner') return OVER
  const row = await tokenRow(app.db, hashToken(token), now)
  if (!row) return WRONG
  return {
    secret: app.vault.open('authenticator', row.authenticatorSealed),
    expiresAt: row.tokenExpiresAt,
  }
}

/** Creates the owner and names the second operator, in one transaction with the end of the token. */
export async function createOwner(
  app: App,
  { body }: Given<Contract['owner']>,
  call: CallFor<Contract['owner']>,
) {
  const { token, second, ...owner } = body
  const { now } = call
  if ((await phaseNow(app, app.db)) !== 'owner') return OVER
  const row = await tokenRow(app.db, hashToken(token), now)
  if (!row) return WRONG
  const same = second ? sameOf(owner, second) : null
  if (same) return { refused: 'setup.samePerson', detail: { why: same } } as const
  const founding = { owner, second, authenticatorSealed: row.authenticatorSealed }
  const proven = await proveOwner(app, founding, now)
  if ('refused' in proven) return proven
  const session = await inTransaction(app.db, async (tx) => {
    const { ownerAt } = await lockState(tx, 'end')
    // two pages with one token, or `npm run operator` at the same time: the first one was it
    if (ownerAt !== null || (await hasOperator(tx))) return null
    if (!(await tokenRow(tx, hashToken(token), now))) return null
    await setOwned(tx, now)
    return createFounders(tx, { ...founding, ...proven }, call)
  })
  if (!session) return OVER
  sendSession(call, session)
  return { account: owner.account }
}

type Person = { readonly account: string; readonly email: string }

/** Two operators with one account or one mailbox would be one person. */
function sameOf(owner: Person, second: Person): 'account' | 'email' | null {
  if (owner.account === second.account) return 'account'
  return owner.email === second.email ? 'email' : null
}
