import type { Tx } from '#db/pool.ts'
import { lockGrant, wageredOf } from '../store/grants.ts'
import { close } from './advance.ts'

/**
 * Ends a bonus that goes on as revoked, in the caller's transaction; the job returns what is left when its open rounds have settled. One
 * whose wagering is complete is the member's and is not revoked.
 */
export async function revokeBonus(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: bigint },
): Promise<'revoked' | 'unknown' | 'over'> {
  const grant = await lockGrant(tx, id)
  if (grant?.memberId !== memberId) return 'unknown'
  if (grant.state !== 'active' && grant.state !== 'queued') return 'over'
  const wagered = await wageredOf(tx, grant)
  if (grant.state === 'active' && wagered >= grant.requirement) return 'over'
  await close(tx, grant, { outcome: 'revoked', wagered })
  return 'revoked'
}
