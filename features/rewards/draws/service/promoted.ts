import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { RafflePromotion, RafflePromotions } from '#features/rewards/promotions/extension-points.ts'
import { offerReward, tellRewards } from '#features/rewards/rewards/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { draws } from '../contract/member.ts'
import { phaseOf } from '../rules/draw.ts'
import { prizeCount } from '../rules/raffle.ts'
import { drawById, shownDraws, type Draw } from '../store/draws.ts'
import { claimKey, claimState } from '../store/raffle.ts'
import { isData, isMeantFor } from './part.ts'

type State = RafflePromotion['state']

/** The state of a promoted raffle for one member: their claim, else the time. */
function stateFor(draw: Draw, claim: string | null, now: Date): State {
  if (claim !== null) return claim === 'credited' ? 'claimed' : claim === 'offered' ? 'issued' : 'process'
  const phase = phaseOf(draw, now)
  if (phase === 'soon') return 'coming soon'
  return phase === 'open' ? 'claim' : 'close'
}

function viewOf(draw: Draw, tickets: number, state: State): RafflePromotion {
  const prizes = draw.data.kind === 'raffle' ? prizeCount(draw.data.prizes) : 0
  const summary = {
    en: `Claim your tickets (${tickets}). ${prizes} prizes are drawn from a published list.`,
    vi: `Nhận vé của bạn (${tickets}). ${prizes} giải được quay từ danh sách vé công khai.`,
  }
  const { id, title, startsAt, endsAt } = draw
  return { id, title, summary, state, startsAt, endsAt, tickets }
}

/** Raffles whose tickets members claim among the promotions. */
export const promotedRaffles: RafflePromotions = {
  async list(app, { merchant, currency, memberId, now }) {
    if (memberId !== null && !(await mayMarket(app.db, memberId, now))) return []
    const shown: RafflePromotion[] = []
    for (const draw of await shownDraws(app.db, { merchant, currency, since: now })) {
      if (!isData(draw.data, 'raffle') || draw.data.claimTickets === 0) continue
      const isMeant =
        memberId === null
          ? draw.audience.kind === 'everyone'
          : await isMeantFor(app, app.db, draw, { memberId, now })
      if (!isMeant) continue
      const claim = memberId === null ? null : await claimState(app.db, { draw: draw.id, memberId })
      shown.push(viewOf(draw, draw.data.claimTickets, stateFor(draw, claim, now)))
    }
    return shown
  },

  async claim(app, tx, { merchant, currency, memberId, raffle, now }) {
    const draw = await drawById(tx, raffle)
    if (draw?.merchant !== merchant || draw.currency !== currency || draw.state === 'draft') return null
    if (!isData(draw.data, 'raffle') || draw.data.claimTickets === 0) return null
    const { data } = draw
    if (!(await isMeantFor(app, tx, draw, { memberId, now }))) return null
    const of = { draw: draw.id, memberId }
    const state = stateFor(draw, await claimState(tx, of), now)
    if (state !== 'claim') return { refused: 'promotions.notOpen', detail: { state } }
    const offered = await offerReward(
      tx,
      {
        merchant,
        memberId,
        currency,
        source: 'draws',
        key: claimKey(of),
        campaign: draw.id,
        kind: 'tickets',
        amount: BigInt(data.claimTickets),
        detail: { draw: draw.id },
        title: draw.title,
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    )
    if ('refused' in offered) return { refused: 'promotions.notNow' }
    // claimed on another device at the same moment
    if ('isKnown' in offered) return { refused: 'promotions.notOpen', detail: { state: 'process' } }
    return { tickets: data.claimTickets }
  },
}

type Claim = (typeof draws)['claimTickets']

/** Claims the tickets on the raffle's own page. */
export async function claimTickets(
  app: App,
  { params }: Given<Claim>,
  call: CallFor<Claim>,
): Promise<Reply<Claim> | Refusal<Claim> | { refused: 'idempotency.conflict' }> {
  const { id: memberId, merchant, currency } = call.member
  const claimed = await withIdempotency(app.db, call, async (tx): Promise<Reply<Claim> | Refusal<Claim>> => {
    const of = { merchant, currency, memberId, raffle: params.id, now: call.now }
    const result = await promotedRaffles.claim(app, tx, of)
    if (result === null) return { refused: 'draws.unknown' }
    if (!('refused' in result)) return result
    return { refused: result.refused === 'promotions.notNow' ? 'draws.notNow' : 'draws.notOpen' }
  })
  if (!('refused' in claimed)) await tellRewards(app, memberId)
  return claimed
}
