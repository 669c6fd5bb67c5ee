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
import type { House } from '#server/house.ts'
import { hashToken } from '#server/vault.ts'
import type { recovery } from '../contract.ts'
import { endLink, linkOwner, linkUser } from '../store.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byLink']>

const ENDED = { refused: 'recovery.linkEnded' } as const

async function ownerOf(house: House, token: string, { merchant, now }: Call) {
  const tokenHash = hashToken(token)
  const memberId = await linkOwner(house.db, { merchant: merchant.code, tokenHash, now })
  const member = memberId === null ? null : await memberById(house.db, memberId)
  return member?.state === 'open' ? { member, tokenHash } : null
}

/** Whose password the link sets: the page shows it, and a password manager saves the new one under it. */
export async function openLink(house: House, { body }: Given<Routes['openLink']>, call: Call) {
  const owner = await ownerOf(house, body.token, call)
  return owner ? { account: owner.member.account } : ENDED
}

/** Sets the password that the member chose; of two at the same instant one does. */
export async function setByLink(house: House, { body }: Given<Routes['byLink']>, call: Call) {
  const { token, newPassword } = body
  const owner = await ownerOf(house, token, call)
  if (!owner) return isSetBefore(house, { token, newPassword }, call)
  const { member, tokenHash } = owner
  const problem = await passwordProblem(house, member.merchant, newPassword, member.account)
  if (problem) return problem
  const passwordHash = await hashPassword(newPassword)
  const isSet = await inTransaction(house.db, async (tx) => {
    if (!(await endLink(tx, tokenHash, call.now))) return false
    const address = member.email?.toLowerCase() ?? ''
    if (!(await admitByContact(house, tx, { memberId: member.id, contact: 'email', address }, call)))
      return false
    await renewPassword(house, tx, member.id, passwordHash, call)
    return true
  })
  return isSet ? {} : isSetBefore(house, { token, newPassword }, call)
}

/**
 * Whoever's answer got lost presses again, when the link is used and the password stands already. Nothing is done for it, and a wrong
 * one costs a guess.
 */
async function isSetBefore(
  house: House,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  { merchant, now }: Call,
) {
  const memberId = await linkUser(house.db, { merchant: merchant.code, tokenHash: hashToken(token), now })
  return memberId !== null && (await checkPassword(house.db, memberId, newPassword)) ? {} : ENDED
}
