import type { Tx } from '#db/pool.ts'
import { endSessions, setPassword } from '#features/identity/door.ts'
import { tellChange } from '#features/security/door.ts'
import type { AnyCall } from '#server/call.ts'
import type { House } from '#server/house.ts'

/**
 * What every way back ends with: the new password, all sessions ended, and a word to the member's proved contacts, in
 * one transaction (A11, A12). Hash the password before: that takes longer than a transaction should.
 */
export async function renewPassword(
  house: House,
  tx: Tx,
  memberId: bigint,
  passwordHash: string,
  { ip, device, now }: Pick<AnyCall, 'ip' | 'device' | 'now'>,
): Promise<void> {
  await setPassword(tx, memberId, passwordHash, now)
  await endSessions(house, tx, memberId, { why: 'password set anew', now })
  await tellChange(house, tx, { memberId, what: 'password', isReset: true, ip, device, now })
}
