import type { Given, Refusal, Reply } from '#contract/route.ts'
import { gameNames } from '#features/play/rounds/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor, Language } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { bonusPurseOf } from '#ledger/bonus/bonus.ts'
import { walletById } from '#ledger/wallets.ts'
import type { bonuses } from '../contract/member.ts'
import { splitOf } from '../rules/end.ts'
import { isFreeRounds, profitOf, roundsOf } from '../rules/free-rounds.ts'
import { freeBetsOf } from '../store/free-bets.ts'
import {
  anyTermsByHash,
  contributionsTo,
  grantById,
  grantsOf,
  lockGrant,
  wageredOf,
  type Grant,
} from '../store/grants.ts'
import { vendorRoundsOf } from './orders/read.ts'
import { advanceOf, close, finish } from './advance.ts'

type List = (typeof bonuses)['list']
type Bets = (typeof bonuses)['bets']
type Cancel = (typeof bonuses)['cancel']
type ShowTerms = (typeof bonuses)['terms']

const PAGE = 20
const MOST_GOING = 50

/** The member's bonuses: what is going on, whole, and a page of those that ended. */
export async function listBonuses(
  app: App,
  { query }: Given<List>,
  { member, language }: CallFor<List>,
): Promise<Reply<List>> {
  await advanceOf(app, member.id)
  const memberId = member.id
  const limit = query.limit ?? PAGE
  const going = await grantsOf(app.db, {
    memberId,
    states: ['active', 'queued', 'ending'],
    limit: MOST_GOING,
  })
  const ended = await grantsOf(app.db, { memberId, states: ['ended'], before: query.before ?? null, limit })
  return {
    going: await Promise.all(going.map((grant) => viewOf(app, grant, language))),
    vendorRounds: query.before ? [] : await vendorRoundsOf(app, memberId, language),
    ended: await Promise.all(ended.map((grant) => viewOf(app, grant, language))),
    next: ended.length === limit ? (ended.at(-1)?.id ?? null) : null,
  }
}

async function viewOf(app: App, grant: Grant, language: Language): Promise<Reply<List>['going'][number]> {
  const { id, currency, state, outcome, amount, requirement, terms, termsHash } = grant
  const isOver = state === 'ended'
  const purse = isOver ? { balance: 0n, openRounds: 0 } : await bonusPurseOf(app.db, grant.wallet)
  const wagered = await wageredOf(app.db, grant)
  const won = grant.winWallet === null ? null : await walletById(app.db, grant.winWallet)
  return {
    id,
    currency,
    state,
    outcome,
    amount,
    balance: purse.balance,
    openRounds: purse.openRounds,
    requirement,
    wagered: wagered < requirement ? wagered : requirement,
    rounds: isFreeRounds(terms)
      ? {
          count: roundsOf(terms, amount),
          left: roundsOf(terms, purse.balance),
          stake: BigInt(terms.stake),
          games: await namesOf(app, terms.games, language),
          categories: [...(terms.categories ?? [])],
          won: terms.isFreeBet ? profitOf(await freeBetsOf(app.db, grant)) : (won?.balance ?? 0n),
        }
      : null,
    terms,
    termsHash,
    grantedAt: grant.grantedAt,
    activatedAt: grant.activatedAt,
    expiresAt: grant.expiresAt,
    endedAt: grant.endedAt,
    converted: grant.converted,
    returned: grant.returned,
  }
}

async function namesOf(app: App, games: readonly string[], language: Language): Promise<string[]> {
  const named = await gameNames(app, games, language)
  return games.map((game) => named(game).name)
}

/** Terms by their hash, which is public: it says nothing about a member. */
export async function showTerms(
  app: App,
  { params }: Given<ShowTerms>,
  { language }: CallFor<ShowTerms>,
): Promise<Reply<ShowTerms> | Refusal<ShowTerms>> {
  const terms = await anyTermsByHash(app.db, params.hash)
  if (!terms) return { refused: 'bonuses.unknown' }
  const ids = isFreeRounds(terms) ? terms.games : terms.excludedGames
  const names = await namesOf(app, ids, language)
  return { terms, games: ids.map((id, n) => ({ id, name: names[n] ?? id })) }
}

/** The bets that counted towards one bonus, each with what it contributed. */
export async function listBets(
  app: App,
  { params, query }: Given<Bets>,
  { member, language }: CallFor<Bets>,
): Promise<Reply<Bets> | Refusal<Bets>> {
  const grant = await grantById(app.db, params.id)
  if (grant?.memberId !== member.id) return { refused: 'bonuses.unknown' }
  if (!grant.activatedAt) return { rows: [], next: null }
  const limit = query.limit ?? PAGE
  const before = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const rows = await contributionsTo(app.db, grant, { before, limit })
  const named = await gameNames(
    app,
    rows.map(({ game }) => game),
    language,
  )
  return {
    rows: rows.map(({ at, round, game, category, valid, contribution }) => ({
      at,
      round,
      game,
      gameName: named(game).name,
      category,
      valid,
      contribution,
    })),
    next: rows.length === limit ? (rows.at(-1)?.seq.toString() ?? null) : null,
  }
}

/**
 * Cancels a bonus. `forfeits` is the amount that the member was shown: if it has changed since, nothing happens and the new amount is
 * returned, so no one gives up more than they saw.
 */
export async function cancelBonus(
  app: App,
  { params, body }: Given<Cancel>,
  call: CallFor<Cancel>,
): Promise<Reply<Cancel> | Refusal<Cancel> | { refused: 'idempotency.conflict' }> {
  const { member } = call
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Cancel> | Refusal<Cancel>> => {
    const grant = await lockGrant(tx, params.id)
    if (grant?.memberId !== member.id) return { refused: 'bonuses.unknown' }
    if (grant.state !== 'active' && grant.state !== 'queued') return { refused: 'bonuses.over' }
    const wagered = await wageredOf(tx, grant)
    if (wagered >= grant.requirement && grant.state === 'active' && !isFreeRounds(grant.terms))
      return { refused: 'bonuses.over' }
    await close(tx, grant, { outcome: 'cancelled', wagered })
    const { balance } = await bonusPurseOf(tx, grant.wallet)
    const forfeits = balance > 0n ? splitOf('cancelled', balance, null).toOperator : 0n
    if (forfeits !== body.forfeits) return { refused: 'bonuses.changed', detail: { forfeits } }
    return { id: grant.id, forfeited: forfeits }
  })
  if (!('refused' in result)) await finish(app, params.id)
  return result
}
