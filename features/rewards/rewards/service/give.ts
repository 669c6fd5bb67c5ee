import type { Given, Refusal, Reply } from '#contract/route.ts'
import { memberById } from '#features/account/members/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { moneyText } from '#kit/money.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { rewardsOffice } from '../contract.ts'
import { offerReward } from './offer.ts'
import { tellRewards } from './tell.ts'

type Give = (typeof rewardsOffice)['give']

/** Offers cash or points to one member; runs in the approval's transaction, since no operator alone can create money (decision 49). */
export async function giveReward(
  app: App,
  { params, body }: Given<Give>,
  call: CallFor<Give>,
): Promise<Reply<Give> | Refusal<Give> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  const { gift } = body
  const given = await withIdempotency(app.db, call, async (tx): Promise<Reply<Give> | Refusal<Give>> => {
    const member = await memberById(tx, params.member)
    const wallet = (await walletsOf(tx, params.member)).find(({ kind }) => kind === 'cash')
    if (!member || !wallet) return { refused: 'rewards.unknownMember' }
    const offered = await offerReward(
      tx,
      {
        merchant: member.merchant,
        memberId: member.id,
        source: 'operators',
        key: call.key,
        kind: gift.kind,
        currency: wallet.currency,
        amount: gift.kind === 'cash' ? gift.amount : BigInt(gift.count),
        title: body.title,
        claim: 'byHand',
        claimUntil: body.claimUntil,
      },
      now,
    )
    if (!('id' in offered)) return { refused: 'rewards.notOffered' }
    await writeAudit(tx, {
      operator,
      action: 'rewards.give',
      object: `member:${member.id}`,
      after: {
        reward: offered.id,
        ...(gift.kind === 'cash'
          ? { amount: moneyText(gift.amount), currency: wallet.currency }
          : { points: gift.count }),
        title: body.title.en,
      },
      reason: body.reason,
      ip,
      now,
    })
    return offered
  })
  if (!('refused' in given)) await tellRewards(app, params.member)
  return given
}
