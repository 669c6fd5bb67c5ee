import type { Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { draws } from '../contract/member.ts'
import { monthOf } from '../rules/check-in.ts'
import { checkInsOf, claimOf } from '../store/claims.ts'
import type { Draw } from '../store/draws.ts'
import { claimState, rangesOf } from '../store/raffle.ts'
import { nextSeed } from '../store/seeds.ts'
import { holdingOf } from '../store/wheel.ts'

type Mine = NonNullable<Reply<(typeof draws)['one']>['mine']>

/** What a member has in a draw: spins with the commitment of the next one, tickets, the envelope, check-ins. */
export async function mineOf(
  app: App,
  { id: draw, kind, data }: Draw,
  { memberId, today }: { readonly memberId: bigint; readonly today: string },
): Promise<Mine> {
  const [claim, holding, seed, ranges, envelope, days] = await Promise.all([
    kind === 'raffle' ? claimState(app.db, { draw, memberId }) : null,
    holdingOf(app.db, draw, memberId),
    kind === 'wheel' ? nextSeed(app.db, { draw, memberId }) : null,
    kind === 'raffle' ? rangesOf(app.db, draw, memberId) : [],
    kind === 'envelope' ? claimOf(app.db, draw, memberId) : null,
    kind === 'checkIn' ? checkInsOf(app.db, { draw, memberId, month: monthOf(today) }) : [],
  ])
  return {
    spins: holding?.leftCount ?? 0,
    next: holding && seed ? { nonce: holding.used + 1, commitment: seed.serverHash.toString('hex') } : null,
    claimable: data.kind === 'raffle' && claim === null ? data.claimTickets : 0,
    tickets: ranges.reduce((total, { first, last }) => total + Number(last - first) + 1, 0),
    ranges: ranges.map(({ first, last }) => ({ first: Number(first), last: Number(last) })),
    holder: kind === 'raffle' ? (holding?.holder ?? null) : null,
    envelope,
    days: [...days],
    today,
  }
}
