import type { Db, Tx } from '#db/pool.ts'
import { memberById, setEmail, setMobile, type MemberRow } from '#features/account/members/public.ts'
import { decideAdmission, type Admission } from '#features/account/members/rules/admission.ts'
import { tellChange } from '#features/account/security/public.ts'
import type { House } from '#server/house.ts'
import { anchorsOf, holdCredential, wipeAccess, type Contact } from '../../store/claim.ts'
import type { EntryCall } from '../devices.ts'
import { endSessions } from '../sessions.ts'

const NOBODY = 0n

/**
 * What a contact that somebody just proved opens of an account that carries it. Null: no such account, which takes the same time (A4).
 */
export async function admissionBy(
  reader: Db | Tx,
  member: MemberRow | null,
  contact: Contact,
): Promise<Admission> {
  const anchors = await anchorsOf(reader, member?.id ?? NOBODY, contact)
  const verifiedAt = contact === 'mobile' ? member?.mobileVerifiedAt : member?.emailVerifiedAt
  return anchors ? decideAdmission(Boolean(verifiedAt), anchors) : 'refuse'
}

/**
 * Admits who proved a contact, in the caller's transaction; false where it opens nothing, or another member of the brand verified it
 * first. The first verification passes the account to the contact's owner: sessions end first, so that a change that the first
 * holder has under way commits before and is taken away with the rest, or finds its session over.
 */
export async function admitByContact(
  house: House,
  tx: Tx,
  { memberId, contact, address }: { memberId: bigint; contact: Contact; address: string },
  { ip, device, now }: Pick<EntryCall, 'ip' | 'device' | 'now'>,
): Promise<boolean> {
  await holdCredential(tx, memberId)
  const member = await memberById(tx, memberId)
  const written = contact === 'mobile' ? member?.mobile : member?.email?.toLowerCase()
  if (!member || written !== address) return false
  const admission = await admissionBy(tx, member, contact)
  if (admission !== 'claim') return admission === 'enter'
  await endSessions(tx, memberId, { why: 'contact verified', now })
  const set = contact === 'mobile' ? setMobile : setEmail
  if (!(await set(tx, memberId, address, now))) return false
  await wipeAccess(tx, memberId, contact, now)
  await tellChange(house, tx, { memberId, what: 'accountClaimed', ip, device, now })
  return true
}
