import type { Db, Tx } from '#db/pool.ts'
import {
  memberById,
  setEmail,
  setMobile,
  wipeContact,
  type MemberRow,
} from '#features/account/members/public.ts'
import { decideAdmission, type Admission } from '#features/account/members/rules/admission.ts'
import { deletePlaces, deleteProofs, tellChange } from '#features/account/security/public.ts'
import { endLinks } from '#features/account/social-login/public.ts'
import { dropDevices } from '#features/contact/push/public.ts'
import type { App } from '#server/app.ts'
import { closePayoutAccounts, hasApprovedDocument } from '../../extension-points.ts'
import { anchorsOf, holdCredential, wipeCredential, type Contact } from '../../store/claim.ts'
import type { EntryCall } from '../devices.ts'
import { endSessions } from '../sessions.ts'

const NOBODY = 0n

/** What a newly verified contact opens of an account that carries it. Null: no such account, which takes the same time (A4). */
export async function admissionBy(
  app: App,
  reader: Db | Tx,
  member: MemberRow | null,
  contact: Contact,
): Promise<Admission> {
  const id = member?.id ?? NOBODY
  const anchors = await anchorsOf(reader, id, contact)
  const hasIdentity = await hasApprovedDocument.of(app)(reader, id)
  const verifiedAt = contact === 'mobile' ? member?.mobileVerifiedAt : member?.emailVerifiedAt
  return anchors ? decideAdmission(Boolean(verifiedAt), { ...anchors, hasIdentity }) : 'refuse'
}

/**
 * Admits the owner of a verified contact, in the caller's transaction; false if it opens nothing, or another member of the brand verified
 * it first. The first verification passes the account to the contact's owner. Sessions end first, so that a change in progress by the first
 * holder either commits before and is removed with the rest, or finds its session ended.
 */
export async function admitByContact(
  app: App,
  tx: Tx,
  { memberId, contact, address }: { memberId: bigint; contact: Contact; address: string },
  { ip, device, now }: Pick<EntryCall, 'ip' | 'device' | 'now'>,
): Promise<boolean> {
  await holdCredential(tx, memberId)
  const member = await memberById(tx, memberId)
  const written = contact === 'mobile' ? member?.mobile : member?.email?.toLowerCase()
  if (!member || written !== address) return false
  const admission = await admissionBy(app, tx, member, contact)
  if (admission !== 'claim') return admission === 'enter'
  await endSessions(tx, memberId, { why: 'contact verified', now })
  const set = contact === 'mobile' ? setMobile : setEmail
  if (!(await set(tx, memberId, address, now))) return false
  await wipeAccess(app, tx, { memberId, keep: contact, now })
  await tellChange(app, tx, { memberId, what: 'accountClaimed', ip, device, now })
  return true
}

/**
 * Removes everything that the first holder of an account could return with: passwords, second factors, linked logins, the other contact,
 * known devices, and payout accounts. The payee's name is removed too if no money ever moved; otherwise money stays payable to that name
 * alone until an operator has reviewed it.
 */
async function wipeAccess(
  app: App,
  tx: Tx,
  { memberId, keep, now }: { memberId: bigint; keep: Contact; now: Date },
): Promise<void> {
  await wipeCredential(tx, memberId, now)
  await deleteProofs(tx, memberId)
  await endLinks(tx, memberId, now)
  await deletePlaces(tx, memberId)
  await dropDevices(tx, memberId)
  await closePayoutAccounts.of(app)(tx, memberId, now)
  await wipeContact(tx, memberId, keep === 'mobile' ? 'email' : 'mobile')
}
