import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller, Merchant } from '#server/call.ts'
import { isZone } from '#features/sport/events/rules/zones.ts'
import type { sportBets } from '../contract.ts'
import { gameOf } from '../rules/ticket.ts'
import { betsOf, type BetRow } from '../store/bets.ts'
import { preferencesOf, putPreferences, putSlip, slipOf, usualPreferences } from '../store/member.ts'
import { walletFor } from './caller.ts'
import { cashOut, ownBet } from './cash-out.ts'
import { editBet } from './edit.ts'
import { placeBet } from './place.ts'
import { shownPending } from './referral/member.ts'
import { quoted } from './referral/quoted.ts'
import { shownBets } from './shown.ts'
import { valueBets, type Value } from './worth.ts'

type Bets = typeof sportBets
const SHOWN = 20

export async function quote(
  app: App,
  { body }: Given<Bets['quote']>,
  { merchant, member }: { readonly merchant: Merchant; readonly member: MemberCaller | null },
): Promise<Reply<Bets['quote']> | Refusal<Bets['quote']>> {
  const { stake, ...slip } = body
  const player = member ?? { merchant: merchant.code, currency: merchant.currency }
  const done = await quoted(app, { player, member }, slip, { policy: 'none', stake })
  if ('malformed' in done) return { refused: 'sportBets.slipMalformed', detail: { why: done.malformed } }
  return done
}

export async function place(
  app: App,
  { body }: Given<Bets['place']>,
  { member, key }: CallFor<Bets['place']>,
) {
  const { stake, ...rest } = body
  const placed = await placeBet(app, member, { request: { ...rest, stake: moneyText(stake) }, key })
  if ('bet' in placed) {
    const [bet] = await shownBets(app, [placed.bet])
    return { pending: null, bet: bet ?? null, balance: placed.balance }
  }
  if ('pending' in placed)
    return { pending: await shownPending(app, member, placed.pending), bet: null, balance: null }
  return placed
}

export async function mine(
  app: App,
  { query }: Given<Bets['mine']>,
  member: MemberCaller,
): Promise<Reply<Bets['mine']>> {
  const wallet = await walletFor(app, member)
  const limit = (query.limit ?? SHOWN) + 1
  const rows =
    wallet === null
      ? []
      : await betsOf(app.db, {
          wallet,
          states:
            query.state === 'open'
              ? ['open']
              : query.state === undefined
                ? ['open', 'settled', 'void']
                : ['settled', 'void'],
          hasWon: query.state === 'won',
          game: query.category === undefined ? null : gameOf(query.category),
          sport: query.sport ?? null,
          before: query.before ?? null,
          limit,
        })
  const shown = rows.slice(0, limit - 1)
  return {
    now: app.clock.now(),
    bets: await shownBets(app, shown),
    next: rows.length === limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

const offerOf = (bet: BetRow, value: Value | undefined) => ({
  bet: bet.id,
  offer: value?.offer ?? null,
  why: value?.why ?? null,
  fair: value?.fair ?? null,
  running: value?.running ?? 0n,
})

export async function betPage(
  app: App,
  id: string,
  member: MemberCaller,
): Promise<Reply<Bets['bet']> | Refusal<Bets['bet']>> {
  const row = await ownBet(app, member, id)
  if (!row) return { refused: 'sportBets.unknown' }
  const [[bet], values] = await Promise.all([shownBets(app, [row]), valueBets(app, [row])])
  if (!bet) throw new Error(`sport bets: ${id} is gone`)
  return { now: app.clock.now(), bet, offer: offerOf(row, values.get(id)) }
}

/** More open bets than this are valued one by one on their own pages. */
const MOST_VALUED = 100

export async function offers(app: App, member: MemberCaller): Promise<Reply<Bets['offers']>> {
  const wallet = await walletFor(app, member)
  const open = {
    states: ['open'] as const,
    hasWon: false,
    game: null,
    sport: null,
    before: null,
    limit: MOST_VALUED,
  }
  const rows = wallet === null ? [] : await betsOf(app.db, { wallet, ...open })
  const values = await valueBets(app, rows)
  return { now: app.clock.now(), offers: rows.map((row) => offerOf(row, values.get(row.id))) }
}

export async function takeOut(
  app: App,
  { params, body }: Given<Bets['cashOut']>,
  { member, key }: CallFor<Bets['cashOut']>,
): Promise<Reply<Bets['cashOut']> | Refusal<Bets['cashOut']> | { refused: 'idempotency.conflict' }> {
  const out = await cashOut(app, member, { bet: params.bet, ...body, key })
  if (!('paid' in out)) return out
  const [bet] = await shownBets(app, [out.bet])
  if (!bet) throw new Error(`sport bets: ${params.bet} is gone`)
  return { bet, paid: out.paid, balance: out.balance }
}

export async function edit(
  app: App,
  { params, body }: Given<Bets['edit']>,
  { member, key }: CallFor<Bets['edit']>,
) {
  const { stake, value, ...request } = body
  const done = await editBet(app, member, { bet: params.bet, value, stake, request, key })
  if (!('bet' in done)) return done
  const [bet] = await shownBets(app, [done.bet])
  if (!bet) throw new Error(`sport bets: ${done.bet.id} is gone`)
  return { bet, balance: done.balance }
}

/** A slip of twenty legs takes some kilobytes. */
const MOST_SLIP_CHARACTERS = 20_000

export async function readSlip(app: App, member: MemberCaller): Promise<Reply<Bets['slip']>> {
  return (await slipOf(app.db, member.id)) ?? { slip: null, version: 0 }
}

export async function saveSlip(
  app: App,
  { body }: Given<Bets['saveSlip']>,
  member: MemberCaller,
): Promise<Reply<Bets['saveSlip']> | Refusal<Bets['saveSlip']>> {
  if (JSON.stringify(body.slip ?? null).length > MOST_SLIP_CHARACTERS)
    return { refused: 'sportBets.slipTooLarge' }
  const version = await putSlip(app.db, member.id, body.slip, body.version)
  if (version !== null) return { version }
  return { refused: 'sportBets.slipMoved', detail: await readSlip(app, member) }
}

export async function readPreferences(app: App, member: MemberCaller): Promise<Reply<Bets['preferences']>> {
  const { format, policy, zone, quick } = (await preferencesOf(app.db, member.id)) ?? usualPreferences
  return { format, policy, zone, quick: [...quick] }
}

export async function setPreferences(
  app: App,
  { body }: Given<Bets['setPreferences']>,
  member: MemberCaller,
): Promise<Reply<Bets['setPreferences']> | Refusal<Bets['setPreferences']>> {
  if (body.zone !== null && !isZone(body.zone)) return { refused: 'sports.zoneUnknown' }
  await putPreferences(app.db, member.id, body)
  return { done: true }
}
