import { parseMoney } from '#kit/money.ts'
import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { PendingRow } from '../../store/pending.ts'

/** How a bet that was sent to a trader ended without the member: placed, rejected, too late, or refused when it was placed. */
export type ReferralEnd = 'Accepted' | 'Rejected' | 'Late' | 'NotPlaced'

/** Puts the end of a referral into the member's inbox, once: the page that waited for it may be closed. */
export async function tellReferral(
  tx: Tx,
  {
    id,
    memberId,
    caller,
    request,
    granted,
  }: Pick<PendingRow, 'id' | 'memberId' | 'caller' | 'request' | 'granted'>,
  { how, now }: { readonly how: ReferralEnd; readonly now: Date },
): Promise<void> {
  const minor = granted ?? parseMoney(request.stake) ?? 0n
  await tellMember(tx, {
    memberId,
    kind: 'house',
    occasion: `sport-referral:${id}`,
    text: `sportReferral${how}`,
    values: { stake: { minor, currency: caller.currency } },
    link: '/sports?view=bets',
    now,
  })
}
