import { STUDIO } from '#game-kit/game.ts'
import { hash, randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { parseMoney } from '#kit/money.ts'
import { floorOf } from '#kit/rational.ts'
import type { OpenItem, WalletAfter } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { createTurns } from '#server/guards/turns.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { pinnedOf } from '../rules/campaigns/pinned.ts'
import { mayExceed } from '../rules/desk/referable.ts'
import { stakeWithin, type Most } from '../rules/limits.ts'
import { categoryOfGame, gameOf } from '../rules/ticket.ts'
import { betByKey, type BetRow } from '../store/bets.ts'
import {
  countDelayed,
  insertPending,
  pendingByKeys,
  type PendingRow,
  type Request,
} from '../store/pending.ts'
import { lockReferred } from '../store/referrals.ts'
import { campaignsFor } from './campaigns/given.ts'
import { standing, storedCaller, walletFor } from './caller.ts'
import { betNow, pendingNow } from './shared/look-ups.ts'
import { limitsOf, ownLimitsOf, priceSlip, sharesOf, type Priced } from './prepare.ts'
import { ledgerRefusal, type BetRefusal } from './refusal.ts'
import { refer } from './referral/refer.ts'
import { releaseShares, reserveGranted, reserveShares } from './shared/reserve.ts'

/** Bets in play of one member that may wait for their delay at a time: more than anyone places in five seconds. */
export const MOST_WAITING = 20

/** A window that moves while a bet is on its way is read again this often; then the member decides. */
const TRIES = 2

export type Placed =
  | { readonly bet: BetRow; readonly balance: bigint | null; readonly after: WalletAfter }
  | { readonly pending: PendingRow }
  | BetRefusal

const turns = createTurns()

const stakeOf = ({ stake }: Request): bigint => parseMoney(stake) ?? 0n

/**
 * Places a bet: prices it, reserves its liability, and posts the stake in the ledger's batch, which takes it only while the betting window
 * of every leg is open and in the epoch that it was priced for. In play it waits for its delay first. The same key returns the same bet.
 */
export function placeBet(
  app: App,
  member: MemberCaller,
  asked: { readonly request: Request; readonly key: string },
): Promise<Placed> {
  // a call that is repeated at the same moment would find the outcome full because of the first one's reservation
  return turns(app.pool, `${member.id}:${asked.key}`, () => placeOnce(app, member, asked))
}

async function placeOnce(
  app: App,
  member: MemberCaller,
  { request, key }: { readonly request: Request; readonly key: string },
): Promise<Placed> {
  const [waiting, priced] = await Promise.all([pendingNow(app, key), checked(app, member, request)])
  if (waiting)
    return sameRequest(waiting, request) ? { pending: waiting } : { refused: 'idempotency.conflict' }
  if ('refused' in priced) {
    const before = await repeated(app, member, { request, key })
    if (before) return before
    const isOver = priced.refused === 'sportBets.overLimit'
    return request.mayRefer && isOver
      ? refer(app, member, { request, key, stake: stakeOf(request), over: priced })
      : priced
  }
  if (priced.delaySeconds === 0) return accept(app, member, { request, key, priced })
  const id = idAt(app.clock.now().getTime(), randomUUID())
  const isStored = await inTransaction(app.db, async (tx) => {
    // one at a time of a member: concurrent calls would each count without the rows of the others
    await lockReferred(tx, member.id)
    const [before] = await pendingByKeys(tx, [key])
    if (before) return true // the same call came first by another server
    if ((await countDelayed(tx, member.id)) >= MOST_WAITING) return false
    await insertPending(tx, {
      id,
      memberId: member.id,
      key,
      caller: storedCaller(member),
      request,
      waitMs: priced.delaySeconds * 1_000,
    })
    return true
  })
  if (!isStored) return { refused: 'sportBets.waitingFull', detail: { most: MOST_WAITING } }
  const row = await pendingNow(app, key)
  if (!row) throw new Error('sport bets: a bet that waits is gone')
  return sameRequest(row, request) ? { pending: row } : { refused: 'idempotency.conflict' }
}

const sameRequest = (row: PendingRow, request: Request) =>
  JSON.stringify(row.request) === JSON.stringify(request)

/**
 * A call that is repeated after prices have moved: the bet that its key placed; null: it placed none. The ledger compares what is asked
 * with what was: the same key with another body is a conflict.
 */
export async function repeated(
  app: App,
  member: MemberCaller,
  { request, key }: { readonly request: Request; readonly key: string },
): Promise<Repeated | null> {
  const wallet = await walletFor(app, member)
  const bet = wallet === null ? null : await betByKey(app.db, wallet, key)
  if (wallet === null || !bet) return null
  const accepted = {
    ticket: bet.inputs,
    category: categoryOfGame(bet.game),
    windows: bet.inputs.legs.map(({ e }) => ({ id: e, epoch: 0 })),
  }
  const result = await app.ledger.enqueue(itemOf(app, { member, wallet, request, key, accepted }))
  if (result.status !== 'refused' && result.status !== 'overloaded')
    return { bet, balance: null, after: result }
  return ledgerRefusal(result)
}

export type Repeated =
  { readonly bet: BetRow; readonly balance: null; readonly after: WalletAfter } | BetRefusal

export type Ready = Priced & {
  readonly accepted: NonNullable<Priced['accepted']>
  readonly mostOutcome: bigint
  /** A trader has accepted the stake. */
  readonly isGranted: boolean
}

/** Everything that can be decided before the posting. A stake that a trader has accepted is only under limits that protect. */
export async function checked(
  app: App,
  member: MemberCaller,
  request: Request,
  isGranted = false,
): Promise<Ready | BetRefusal> {
  const priced = await priceSlip(app, request, { policy: request.policy, merchant: member.merchant })
  if ('malformed' in priced) return { refused: 'sportBets.slipMalformed', detail: { why: priced.malformed } }
  const { accepted, legs } = priced
  if (!accepted || legs.some(({ problem }) => problem !== null))
    return { refused: 'sportBets.legs', detail: { legs: [...legs] } }
  // only for a slip that can be bet on: it writes the member's limits to the wallet
  const mayNot = await standing(app, member)
  if (mayNot) return mayNot
  const stake = stakeOf(request)
  const own = await ownLimitsOf(app, member, accepted)
  // what the bets of others leave of an outcome is decided by the reservation; a trader or a factor needs to know it before
  const isClose = request.mayRefer === true || own.factor !== null
  const { least, most, mostOutcome } = isClose ? await limitsOf(app, member, accepted) : own
  if (stake < least) return { refused: 'sportBets.stakeTooSmall', detail: { least } }
  if (most && stake > most.stake && !(isGranted && mayExceed(most))) return overLimit(most)
  const beyond = isGranted ? await beyondAuthority(app, member, { accepted, stake }) : null
  if (beyond) return beyond
  return { ...priced, accepted: await withCampaigns(app, member, accepted), mostOutcome, isGranted }
}

/** The bet with the terms of the campaigns that run now. */
async function withCampaigns(
  app: App,
  member: MemberCaller,
  accepted: Ready['accepted'],
): Promise<Ready['accepted']> {
  const pinned = pinnedOf(await campaignsFor(app, member, accepted))
  return { ...accepted, ticket: { ...accepted.ticket, ...pinned } }
}

/** A trader's authority holds at the price that the bet gets: by its policy that may be higher than the one that the trader saw. */
async function beyondAuthority(
  app: App,
  { merchant }: MemberCaller,
  { accepted: { factor }, stake }: { readonly accepted: Ready['accepted']; readonly stake: bigint },
): Promise<BetRefusal | null> {
  const most = await settingOf(app, merchant, 'sportReferralMostReturn')
  if (floorOf(stake, factor) <= most) return null
  return overLimit({ stake: stakeWithin(most, factor), reason: 'return' })
}

export async function accept(
  app: App,
  member: MemberCaller,
  { request, key, priced: first }: { request: Request; key: string; priced: Ready },
): Promise<Placed> {
  const wallet = await walletFor(app, member)
  if (wallet === null) return { refused: 'play.walletClosed' }
  let priced = first
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stake = stakeOf(request)
    const shares = sharesOf(priced.accepted, stake, member, priced.mostOutcome)
    const isReserved = await (priced.isGranted ? reserveGranted : reserveShares)(app, shares)
    // a repeated call may find the outcome full because of its own first reservation
    if (!isReserved) return (await repeated(app, member, { request, key })) ?? overMarket(app, member, priced)
    const item = itemOf(app, { member, wallet, request, key, accepted: priced.accepted })
    const result = await app.ledger.enqueue(item)
    if (result.status !== 'ok') await releaseShares(app, shares)
    if (result.status === 'ok' || result.status === 'duplicate') {
      const bet = await betNow(app, result.ref ?? item.round.id)
      if (!bet) throw new Error(`sport bets: the ledger knows a bet that is not there: ${result.ref}`)
      return { bet, balance: result.balance - result.held, after: result }
    }
    if (result.status !== 'refused' && result.status !== 'overloaded') continue
    const refusal = ledgerRefusal(result)
    if (refusal) return refusal
    const again = await checked(app, member, request, priced.isGranted)
    if ('refused' in again) return again
    priced = again
  }
  return {
    refused: 'sportBets.legs',
    detail: { legs: priced.legs.map((leg) => ({ ...leg, problem: 'moved' })) },
  }
}

/** An outcome would cost more than it may. */
export async function overMarket(app: App, member: MemberCaller, priced: Ready): Promise<BetRefusal> {
  const { most } = await limitsOf(app, member, priced.accepted)
  return overLimit({ stake: most?.stake ?? 0n, reason: 'market' })
}

const overLimit = ({ stake, reason, why }: Most) => ({
  refused: 'sportBets.overLimit' as const,
  detail: { most: stake, reason, why: why ?? null },
})

export function itemOf(
  app: App,
  asked: {
    readonly member: MemberCaller
    readonly wallet: bigint
    readonly request: Request
    readonly key: string
    readonly accepted: Pick<Ready['accepted'], 'ticket' | 'category' | 'windows'>
  },
): OpenItem {
  const { member, wallet, request, key, accepted } = asked
  const [window, ...furtherWindows] = accepted.windows
  if (!window) throw new Error('sport bets: a bet without a leg')
  return {
    step: 'open',
    key,
    wallet,
    home: { merchant: member.merchant, currency: member.currency },
    vendor: STUDIO,
    stake: stakeOf(request),
    request: hash('sha256', JSON.stringify(request)),
    window,
    furtherWindows,
    play: { category: accepted.category },
    round: {
      id: idAt(app.clock.now().getTime(), randomUUID()),
      game: gameOf(accepted.category),
      edition: 1,
      seedId: null,
      nonce: null,
      inputs: accepted.ticket,
      outcome: null,
      events: null,
    },
  }
}
