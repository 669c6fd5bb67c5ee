import type { Given, Refusal, Reply } from '#contract/route.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { promotionsRelay } from '../contract/relay.ts'
import { rafflePromotions } from '../extension-points.ts'
import { listPromotions } from './member.ts'

type Available = (typeof promotionsRelay)['available']
type ClaimRaffle = (typeof promotionsRelay)['claimRaffle']

/** What is open to this member or visitor: promotions that are not over, then raffles. */
export async function listAvailable(
  app: App,
  _: Given<Available>,
  call: CallFor<Available>,
): Promise<Reply<Available>> {
  const { member, merchant, now } = call
  const currency = member?.currency ?? (await app.merchants.byCode(merchant.code))?.currency
  if (!currency) return { list: [] }
  const { rows } = await listPromotions(app, {}, call)
  const of = { merchant: merchant.code, currency, memberId: member?.id ?? null, now }
  const raffles = await Promise.all(rafflePromotions.of(app).map(({ list }) => list(app, of)))
  const list: Reply<Available>['list'] = [
    ...rows.map(({ id, category, title, summary, currency: own, state, startsAt, endsAt }) => ({
      id,
      type: 'promotion' as const,
      category,
      title,
      summary,
      currency: own,
      state,
      startsAt,
      endsAt,
      tickets: null,
    })),
    ...raffles
      .flat()
      .map((raffle) => ({ ...raffle, type: 'raffle' as const, category: 'other' as const, currency })),
  ]
  return { list: list.filter(({ state }) => state !== 'close' && state !== 'closed') }
}

/** Claims tickets from the feature that has the raffle. */
export async function claimRaffle(
  app: App,
  { body }: Given<ClaimRaffle>,
  call: CallFor<ClaimRaffle>,
): Promise<Reply<ClaimRaffle> | Refusal<ClaimRaffle> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const claimed = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<ClaimRaffle> | Refusal<ClaimRaffle>> => {
      const { merchant, currency, id: memberId } = member
      for (const { claim } of rafflePromotions.of(app)) {
        const done = await claim(app, tx, { merchant, currency, memberId, raffle: body.id, now })
        if (done) return 'tickets' in done ? { state: 'claimed', tickets: done.tickets } : done
      }
      return { refused: 'promotions.unknown' }
    },
  )
  if (!('refused' in claimed)) await tellRewards(app, member.id)
  return claimed
}
