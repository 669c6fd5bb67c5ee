import type { MemberCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { hashToken } from '#server/vault.ts'
import { callerOf } from '../store/callers.ts'
import { holderOf } from '../store/passes.ts'

/** Whose pass it is; null where it is unknown or over, or the account is closed. It opens the way to the money alone (R8). */
export async function passHolder(house: House, pass: string, now: Date): Promise<MemberCaller | null> {
  const memberId = await holderOf(house.db, hashToken(pass), now)
  return memberId === null ? null : callerOf(house.db, memberId)
}
