import type { Db, Tx } from '#db/pool.ts'
import { memberByAccount, memberById, type MemberRow } from './store.ts'
import { memberIdByEmail, memberIdByMobile } from './store/contacts.ts'

export {
  claimPayeeName,
  insertMember,
  memberByAccount,
  memberById,
  updateState as changeMemberState,
  updateType as changeMemberType,
  updateUpline as placeMember,
  type MemberRow,
} from './store.ts'
export { holdContact, setEmail, setMobile, wipeContact } from './store/contacts.ts'
export { closeInvitation, insertInvitation } from './store/invitations.ts'
export { setAvatar, setBirthday, setMissingBirthday, setNickname, setPayeeName } from './store/profile.ts'
export {
  closeInvite,
  insertOrigin,
  inviteOf,
  markFirstLogin,
  openInvite,
  orUsedUp,
  ownInvite,
  useCodes,
  type Origin,
} from './store/origin.ts'

/** The member of a brand with this verified number ('+84912345678'), or null. */
export async function memberByMobile(
  reader: Db | Tx,
  merchant: string,
  mobile: string,
): Promise<MemberRow | null> {
  const id = await memberIdByMobile(reader, merchant, mobile)
  return id === null ? null : memberById(reader, id)
}

/** The same, or the member who registered this number and has not verified it yet: a code sent to it will do so. */
export async function memberOfNumber(
  reader: Db | Tx,
  merchant: string,
  mobile: string,
): Promise<MemberRow | null> {
  const proved = await memberByMobile(reader, merchant, mobile)
  if (proved) return proved
  const registered = await memberByAccount(reader, merchant, mobile.slice(1))
  return registered?.mobile === mobile ? registered : null
}

/** The member of a brand with this verified address, or null. */
export async function memberByEmail(
  reader: Db | Tx,
  merchant: string,
  email: string,
): Promise<MemberRow | null> {
  const id = await memberIdByEmail(reader, merchant, email)
  return id === null ? null : memberById(reader, id)
}
