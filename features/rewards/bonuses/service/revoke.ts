import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { lockGrant, wageredOf } from '../store/grants.ts'
import { close } from './advance.ts'

/**
 * Ends a bonus that goes on as revoked and tells the member, in the caller's transaction; the job returns what is left when its open rounds
 * have settled. One whose wagering is complete is the member's and is not revoked.
 */
export async function revokeBonus(
  tx: Tx,
  { id, memberId, now }: { readonly id: string; readonly memberId: bigint; readonly now: Date },
): Promise<'revoked' | 'unknown' | 'over'> {
  const grant = await lockGrant(tx, id)
  if (grant?.memberId !== memberId) return 'unknown'
  if (grant.state !== 'active' && grant.state !== 'queued') return 'over'
  const wagered = await wageredOf(tx, grant)
  if (grant.state === 'active' && wagered >= grant.requirement) return 'over'
  await close(tx, grant, { outcome: 'revoked', wagered })
  await tellMember(tx, {
    memberId,
    kind: 'money',
    occasion: `bonus:${id}:revoked`,
    text: 'bonusRevoked',
    values: { amount: { minor: grant.amount, currency: grant.currency } },
    link: '/index?member=bonusDetails',
    now,
  })
  return 'revoked'
}
