import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import {
  admitByContact,
  checkPassword,
  hashPassword,
  passwordProblem,
  renewPassword,
} from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import type { recovery } from '../contract.ts'
import { endLink, linkOwner, linkUser } from '../store.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byLink']>

const ENDED = { refused: 'recovery.linkEnded' } as const

async function ownerOf(app: App, token: string, { merchant, now }: Call) {
  const tokenHash = hashToken(token)
  const memberId = await linkOwner(app.db, { merchant: merchant.code, tokenHash, now })
  const member = memberId === null ? null : await memberById(app.db, memberId)
  return member?.state === 'open' ? { member, tokenHash } : null
}

/** The account of the link: the page shows it, and a password manager saves the new password under it. */
export async function openLink(app: App, { body }: Given<Routes['openLink']>, call: Call) {
  const owner = await ownerOf(app, body.token, call)
  return owner ? { account: owner.member.account } : ENDED
}

/** Sets the password that the member chose; of two concurrent calls one succeeds. */
export async function setByLink(app: App, { body }: Given<Routes['byLink']>, call: Call) {
  const { token, newPassword } = body
  const owner = await ownerOf(app, token, call)
  if (!owner) return isSetBefore(app, { token, newPassword }, call)
  const { member, tokenHash } = owner
  const problem = await passwordProblem(app, member.merchant, newPassword, member.account)
  if (problem) return problem
  const passwordHash = await hashPassword(newPassword)
  const isSet = await inTransaction(app.db, async (tx) => {
    if (!(await endLink(tx, tokenHash, call.now))) return false
    const address = member.email?.toLowerCase() ?? ''
    if (!(await admitByContact(app, tx, { memberId: member.id, contact: 'email', address }, call)))
      return false
    await renewPassword(app, tx, member.id, passwordHash, call)
    return true
  })
  return isSet ? {} : isSetBefore(app, { token, newPassword }, call)
}

/**
 * Handles a retry after a lost response, when the link is used and the password already set. It changes nothing, and a wrong password costs
 * a guess.
 */
async function isSetBefore(
  app: App,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  { merchant, now }: Call,
) {
  const memberId = await linkUser(app.db, { merchant: merchant.code, tokenHash: hashToken(token), now })
  return memberId !== null && (await checkPassword(app.db, memberId, newPassword)) ? {} : ENDED
}
