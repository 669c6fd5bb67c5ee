import { cardRoomGames } from '#games/further-names.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { moneyText } from '#kit/money.ts'
import type { Currency } from '#kit/currency.ts'
import type { Language, MemberCaller, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { walletById, walletOf } from '#ledger/wallets.ts'
import { playSums, windowOf } from '#features/money/wallet/public.ts'
import { recordDays, type RoundState } from '../rules.ts'
import { roundContributions, type Contribution } from '../extension-points.ts'
import { configById } from '../store/audit.ts'
import {
  balanceAfter,
  hasVoid,
  recordPage,
  openStakeOf,
  recordSums,
  roundById,
  type RecordFilter,
  type RoundFound,
  type Sums,
} from '../store/record.ts'
import { pairById, type PairRow } from '../store/seeds.ts'
import { vendorName } from './games.ts'
import { jackpotGiven, jackpotProof } from './jackpot/record.ts'
import { gameNames, gamesIn, gamesNamed, type GameNamed } from './names.ts'
import { openSeed } from './seeds/seeds.ts'
import { shownBets } from './shown.ts'

const USUAL_LIMIT = 25

export type RecordAsked = {
  readonly vendor?: string | undefined
  readonly category?: string | undefined
  readonly game?: string | undefined
  readonly status?: RoundState | undefined
  readonly find?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

export type Asking = {
  readonly member: MemberCaller
  readonly merchant: Merchant
  readonly language: Language
}

type Beside = { readonly named: GameNamed; readonly counted: Contribution | null }

function lineOf(round: RoundFound, currency: Currency, { named, counted }: Beside) {
  // a void round returned its stake
  const back = (round.state === 'void' ? round.stake : round.win) + round.further
  return {
    roundId: round.id,
    vendor: round.vendor,
    vendorName: named.vendorName ?? vendorName(round.vendor),
    category: named.category,
    game: round.game,
    gameName: named.name,
    at: round.at,
    currency,
    stake: round.stake,
    win: back,
    net: back - round.stake,
    validBet: round.valid,
    bonusStake: round.bonusStake,
    counted,
    status: round.state,
    hasReplay: round.events !== null && round.state === 'settled',
  }
}

/**
 * Sums over all matches of a filter: from the wallet's daily sums, whose cost does not depend on the number of rounds. With a state filter,
 * or if a round was voided after its day, from the rounds themselves.
 */
async function sumsOf(
  app: App,
  filter: RecordFilter,
  days: { readonly from: string; readonly to: string },
): Promise<Sums> {
  if (filter.state !== null || filter.id !== null || (await hasVoid(app.db, filter)))
    return recordSums(app.db, filter)
  const plays = await playSums(app.db, filter.wallet, days)
  const own = plays.filter(
    ({ vendor, game }) =>
      (filter.vendor === null || vendor === filter.vendor) &&
      (filter.games === null || filter.games.includes(game)),
  )
  const sum = (of: (row: (typeof own)[number]) => bigint) => own.reduce((total, row) => total + of(row), 0n)
  return {
    count: sum(({ rounds }) => rounds),
    stake: sum((row) => row.stake),
    win: sum((row) => row.win),
    validBet: sum((row) => row.valid),
  }
}

/** Prefix of a round's ID: eight digits tell two rounds apart and can't be mistaken for a game's name. */
const ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/i

/** What a search narrows: to a round by the beginning of its ID, or to the games whose names contain the text. */
async function sought(
  app: App,
  { game, category, find }: RecordAsked,
): Promise<Pick<RecordFilter, 'id' | 'games'>> {
  const games = game !== undefined ? [game] : category ? await gamesIn(app, category) : null
  if (find === undefined) return { id: null, games }
  if (ID.test(find)) return { id: find.toLowerCase(), games }
  const named = await gamesNamed(app, find)
  return { id: null, games: games === null ? named : named.filter((own) => games.includes(own)) }
}

const isOfCardRooms = (game: string): boolean => cardRoomGames.includes(game)

/** The caller's rounds, newest first, with sums over all matches of the filter. */
export async function bettingRecord(app: App, asked: RecordAsked, { member, merchant, language }: Asking) {
  const today = dayIn(merchant.timeZone, app.clock.now())
  const days = recordDays(asked, today, addDays)
  if (!days || (asked.before !== undefined && !/^\d{1,18}$/.test(asked.before)))
    return { refused: 'rounds.daysInvalid' } as const
  const { currency } = member
  const wanted = await sought(app, asked)
  // hands of card rooms were played with chips, which are in a wallet of their own
  const isCards = wanted.games !== null && wanted.games.length > 0 && wanted.games.every(isOfCardRooms)
  const wallet = await walletOf(app.db, { owner: member.id, kind: isCards ? 'chips' : 'cash', currency })
  const empty = { currency, count: 0, stake: 0n, openStake: 0n, win: 0n, net: 0n, validBet: 0n }
  if (!wallet) return { rounds: [], totals: empty, next: null }
  const filter: RecordFilter = {
    wallet: wallet.id,
    from: dayBounds(merchant.timeZone, days.from).from,
    to: dayBounds(merchant.timeZone, days.to).to,
    least: (await windowOf(app.db, wallet.id, days)).least,
    vendor: asked.vendor ?? null,
    state: asked.status ?? null,
    ...wanted,
  }
  const limit = asked.limit ?? USUAL_LIMIT
  const before = asked.before === undefined ? null : BigInt(asked.before)
  const [found, sums, openStake] = await Promise.all([
    recordPage(app.db, filter, { before, limit: limit + 1 }),
    sumsOf(app, filter, days),
    openStakeOf(app.db, filter),
  ])
  const shown = found.slice(0, limit)
  const named = await gameNames(
    app,
    shown.map(({ game }) => game),
    language,
  )
  const counted = await roundContributions.of(app)(app, {
    memberId: member.id,
    wallet: wallet.id,
    rounds: shown.map(({ id }) => id),
  })
  const { count, ...money } = sums
  return {
    rounds: shown.map((round) =>
      lineOf(round, currency, { named: named(round.game), counted: counted.get(round.id) ?? null }),
    ),
    totals: { currency, count: Number(count), ...money, openStake, net: sums.win - (sums.stake - openStake) },
    next: found.length > limit ? (shown.at(-1)?.seq.toString() ?? null) : null,
  }
}

function seedsOf(app: App, round: RoundFound, pair: PairRow | null) {
  if (!pair) return null
  return {
    seedId: pair.id,
    serverSeedHash: pair.serverHash.toString('hex'),
    serverSeed: pair.revealedAt ? openSeed(app, pair.serverSeed) : null,
    clientSeed: pair.clientSeed,
    nonce: Number(round.nonce ?? 0n),
  }
}

/** One round of the caller in full; other members' rounds are not found. */
export async function roundDetail(app: App, roundId: string, { member, language }: Asking) {
  const round = await roundById(app.db, roundId)
  const wallet = round && (await walletById(app.db, round.wallet))
  if (!round || wallet?.owner !== member.id) return { refused: 'rounds.unknown' } as const
  const pair = round.seedId === null ? null : await pairById(app.db, round.seedId)
  const named = await gameNames(app, [round.game], language)
  const asked = { memberId: member.id, wallet: wallet.id, rounds: [roundId] }
  const counted = (await roundContributions.of(app)(app, asked)).get(roundId) ?? null
  return {
    ...lineOf(round, wallet.currency, { named: named(round.game), counted }),
    edition: round.edition,
    bets: shownBets(round.inputs?.bets ?? []),
    actions: [...(round.inputs?.actions ?? [])],
    outcome: round.outcome,
    events: [...(round.events ?? [])],
    balanceBefore: round.after - round.amount,
    balanceAfter: await balanceAfter(app.db, round),
    jackpot: await jackpotGiven(app, round),
    seeds: seedsOf(app, round, pair),
  }
}

/** The data to recompute a round; null while its server seed is secret. */
export async function roundProof(app: App, roundId: string) {
  const round = await roundById(app.db, roundId)
  const pair = round?.seedId ? await pairById(app.db, round.seedId) : null
  const config = round?.inputs?.config === undefined ? null : await configById(app.db, round.inputs.config)
  if (!round || !pair || !config) return { refused: 'rounds.unknown' } as const
  if (!pair.revealedAt) return { refused: 'rounds.seedSecret' } as const
  return {
    roundId: round.id,
    at: round.at,
    game: round.game,
    edition: round.edition,
    config: config.config,
    configHash: config.hash,
    seeds: {
      serverSeed: openSeed(app, pair.serverSeed),
      clientSeed: pair.clientSeed,
      nonce: Number(round.nonce ?? 0n),
    },
    commitment: pair.serverHash.toString('hex'),
    bets: shownBets(round.inputs?.bets ?? []),
    actions: [...(round.inputs?.actions ?? [])],
    events: [...(round.events ?? [])],
    stake: moneyText(round.stake),
    win: moneyText(round.win),
    jackpot: await jackpotProof(app, round, config.config),
  }
}
