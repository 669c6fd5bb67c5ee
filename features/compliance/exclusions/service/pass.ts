import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken } from '#server/vault.ts'
import { callerOf } from '../store/callers.ts'
import { holderOf } from '../store/passes.ts'

/** The member of a pass; null if it is unknown or expired, or the account is closed. It gives access to the cashier only (R8). */
export async function passHolder(app: App, pass: string, now: Date): Promise<MemberCaller | null> {
  const memberId = await holderOf(app.db, hashToken(pass), now)
  return memberId === null ? null : callerOf(app.db, memberId)
}
