import { inTransaction } from '#db/pool.ts'
import { openSession } from '#features/identity/door.ts'
import { memberById } from '#features/members/door.ts'
import type { House } from '#server/house.ts'

type Entered = { readonly token: string; readonly firstTimeLogin: boolean; readonly passwordExpired: boolean }
type Where = Parameters<typeof openSession>[3]

/** Opens a session for a member whose identity a provider has proved. */
export async function completeLogin(
  house: House,
  call: Where,
  memberId: bigint,
  _how: 'social',
): Promise<Entered | { readonly refused: 'social.memberClosed' }> {
  const member = await memberById(house.db, memberId)
  if (member?.state !== 'open') return { refused: 'social.memberClosed' } as const
  const token = await inTransaction(house.db, (tx) => openSession(house, tx, memberId, call))
  return { token, firstTimeLogin: false, passwordExpired: false }
}
