import { inTransaction } from '#db/pool.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { GameCaller, Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { parseMoney } from '#kit/money.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { amountDecimals } from '#features/platform/settings/public.ts'
import { freeRoundsOf, playableIn } from '#ledger/bonus/bonus.ts'
import { walletById } from '#ledger/wallets.ts'
import { TICKET_SECONDS, mayTurbo, roundIdOf } from '../rules.ts'
import { newestRounds, sumsSince } from '../store/record.ts'
import { firstSession, insertSession, insertTicket, takeTicket, type Seat } from '../store/sessions.ts'
import { jackpotOf, jackpotOfRound } from './jackpot/part.ts'
import { leastMsOf, stakeRuleOf, type Table } from './games.ts'
import { ensureSeeds, fairnessOf } from './seeds/seeds.ts'
import { mayAutoplay } from './autoplay.ts'
import { shownRound, type ShownRound } from './shown.ts'
import { unfinished } from './stepped/recover.ts'

/** The smallest random part of an id. */
const NO_CHANCE = '00000000-0000-7000-8000-000000000000'

/** A launch ticket: 256 bits, stored as a hash, single use, 60 seconds, one game, one session (decision 10). */
export async function issueTicket(app: App, seat: Seat): Promise<string> {
  const ticket = newToken()
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1000)
  await insertTicket(app.db, { seat, ticketHash: hashToken(ticket), now, expiresAt })
  return ticket
}

/** Redeems a ticket and opens a game session; null if the ticket is not valid. */
export async function enterGame(
  app: App,
  ticket: string,
): Promise<{ readonly token: string; readonly seat: GameCaller } | null> {
  const token = newToken()
  const now = app.clock.now()
  const isOpened = await inTransaction(app.db, async (tx) => {
    const seat = await takeTicket(tx, hashToken(ticket), now)
    if (!seat) return false
    await ensureSeeds(app, tx, seat.wallet)
    await insertSession(tx, { seat, tokenHash: hashToken(token), now })
    return true
  })
  const seat = isOpened ? await app.callers.game(token, now) : null
  return seat && { token, seat }
}

/** Everything that a frame needs to open or to resume. */
export async function gameSessionOf(app: App, seat: GameCaller, table: Table, language: Language) {
  const { wallet: walletId, game, currency } = seat
  const firstId = roundIdOf(seat.openedAt.getTime(), NO_CHANCE)
  const { terms } = await rulesFor(app, seat)
  const [wallet, bonus, [last], sums, seeds, minRoundMs, jackpot] = await Promise.all([
    walletById(app.db, walletId),
    bonusIn(app, seat, table),
    newestRounds(app.db, walletId, game, 1),
    sumsSince(app.db, walletId, firstId),
    inTransaction(app.db, (tx) => ensureSeeds(app, tx, walletId)),
    leastMsOf(app, { merchant: seat.merchant, terms }, table),
    jackpotOf(app, seat, table, language),
  ])
  const rule = stakeRuleOf(table, currency)
  const held = wallet?.held ?? 0n
  const lastRound =
    last?.state === 'settled'
      ? { ...shownRound(last, held), ...(jackpot && { jackpot: await jackpotOfRound(app, last) }) }
      : null
  return {
    game,
    edition: table.row.game.edition,
    name: table.row.name[language],
    currency,
    amountDecimals: (await amountDecimals(app))[currency],
    isTrial: currency === 'FUN',
    isStopped: seat.isStopped,
    balance: (wallet?.balance ?? 0n) - held,
    bonus,
    stakes: {
      ...rule,
      menu: [...rule.menu],
      start: bonus?.freeRounds?.stake ?? startStake(rule.menu, lastStake(lastRound, table)),
    },
    rtpText: table.rtpText,
    odds: table.odds,
    minRoundMs,
    mayTurbo: terms.allowsTurbo && mayTurbo(minRoundMs),
    autoplay: mayAutoplay(table, terms) ? { roundsMost: terms.autoplayMost } : null,
    buy: table.buy,
    isBuyOff: table.row.buyTimes !== undefined && table.buy === null,
    jackpot,
    fairness: fairnessOf(seeds),
    lastRound,
    unfinishedRound: last?.state === 'open' ? await unfinished(app, last.id) : null,
    openedAt: seat.openedAt,
    elapsedSeconds: secondsBetween(seat.openedAt, app.clock.now()),
    net: sums.win - sums.stake,
  }
}

/** The active bonus as this game accepts it; null without one. Of free rounds, only whole ones count. */
export async function bonusIn(app: App, { wallet }: GameCaller, { row }: Pick<Table, 'row'>) {
  const at = { vendor: row.vendor, game: row.id, category: row.category, now: app.clock.now() }
  const found = await playableIn(app.db, wallet, at)
  if (!found || found.bonus === 0n) return null
  const { bonus: amount, isFirst, stakeMax } = found
  return { amount, isFirst, stakeMax, freeRounds: freeRoundsOf(found) }
}

/** The newest finished rounds of the open game. */
export async function recentRounds(app: App, { wallet: id, game }: GameCaller, limit: number) {
  const [wallet, found] = await Promise.all([walletById(app.db, id), newestRounds(app.db, id, game, limit)])
  const held = wallet?.held ?? 0n
  return { rounds: found.filter(({ state }) => state === 'settled').map((round) => shownRound(round, held)) }
}

/**
 * The member's last stake on the first bet, without charges of later moves; for a feature buy the stake that its price is a multiple of.
 */
function lastStake(last: ShownRound | null, { row }: Table): bigint | undefined {
  const [first] = last?.bets ?? []
  const stake = first && parseMoney(first.stake)
  if (!first || !stake) return undefined
  return first.key === 'buy' ? stake / BigInt(row.buyTimes ?? 1) : stake
}

/** The stake of the last round where it is still offered, otherwise the second smallest: the default is never high. */
function startStake(menu: readonly bigint[], last: bigint | undefined): bigint {
  if (last !== undefined && menu.includes(last)) return last
  return menu[1] ?? menu[0] ?? 0n
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000))
}

/** Time played and net result since the first game of a login (R12). */
export async function sessionNet(app: App, member: { sessionId: string; currency: GameCaller['currency'] }) {
  const first = await firstSession(app.db, member.sessionId)
  const { currency } = member
  if (!first) return { currency, startedAt: null, elapsedSeconds: 0, rounds: 0, stake: 0n, win: 0n, net: 0n }
  const sums = await sumsSince(app.db, first.wallet, roundIdOf(first.openedAt.getTime(), NO_CHANCE))
  return {
    currency: first.currency,
    startedAt: first.openedAt,
    elapsedSeconds: secondsBetween(first.openedAt, app.clock.now()),
    rounds: Number(sums.count),
    stake: sums.stake,
    win: sums.win,
    net: sums.win - sums.stake,
  }
}
