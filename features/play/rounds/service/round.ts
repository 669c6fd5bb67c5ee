import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { canonicalText } from '#game-kit/config-hash.ts'
import type { Played } from '#game-kit/play.ts'
import type { Json } from '#game-kit/schema.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import type { RoundItem, WalletAfter } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { createTurns } from '#server/guards/turns.ts'
import { isOffered, rulesFor } from '#features/compliance/limits/public.ts'
import { validBet } from '#features/play/settled-play/public.ts'
import { roundPlayed } from '../extension-points.ts'
import { momentOf, roundIdOf, waitMs } from '../rules.ts'
import { roundById, roundByKey, type RoundFound } from '../store/record.ts'
import { createAutoplay, type Keep } from './autoplay.ts'
import { keepIn, keepWith } from './jackpot/keep.ts'
import { createJackpots, jackpotOfRound, shownJackpot } from './jackpot/part.ts'
import { createTables, leastMsOf, type Paced, type Table } from './games.ts'
import { createNews } from './news.ts'
import { createPairs, nextChance, type PairInPlay } from './seeds/pairs.ts'
import { isDrawnStale, refusalOf, type MoveRefusal, type PlayRefusal } from './stepped/refusal.ts'
import { createStepped, type MoveAsked } from './stepped/stepped.ts'
import { shownBets, shownRound, type ShownRound } from './shown.ts'

/**
 * Another process that plays the same wallet may take a nonce or rotate the pair. Nothing of the round is stored or revealed then, so it is
 * drawn again; after this many tries the member is asked to wait.
 */
const MOST_TRIES = 20
/** The maximum backoff grows by this many milliseconds per try, so that two processes do not stay in step. */
const STEP_MS = 4
/** The maximum of waiting rounds per wallet: more are not sent by a person. */
const MOST_WAITING = 128
/** The wait time for a member who floods the server with rounds. */
const FLOOD_MS = 1_000

export type RoundAsked = {
  /** Unvalidated; the game's `check` parses them. */
  readonly bets: unknown
  readonly clientSeed?: string | undefined
  readonly key: string
  /** The autoplay of this round. */
  readonly autoplay?: string | undefined
}

type Checked = RoundAsked & { readonly bets: readonly Json[] }
type Drawn = { readonly id: string; readonly pair: PairInPlay; readonly played: Played<Json> }

export type Floor = {
  readonly tableOf: ReturnType<typeof createTables>
  readonly beginAutoplay: ReturnType<typeof createAutoplay>['begin']
  readonly play: (asked: RoundAsked, seat: GameCaller) => Promise<ShownRound | PlayRefusal>
  /** The next move of a stepped round. */
  readonly act: (asked: MoveAsked, seat: GameCaller) => Promise<ShownRound | MoveRefusal>
}

/** Plays rounds: one at a time per wallet, each stored with its money in one posting (G10, G15). */
export function createFloor(app: App): Floor {
  const tableOf = createTables(app)
  const pairs = createPairs(app)
  const inTurn = createTurns(MOST_WAITING)
  const tell = createNews(app)
  const stepped = createStepped(app, { pairs, tell })
  const autoplay = createAutoplay(app)
  const jackpots = createJackpots(app)

  /** The round of a key that was used before: returned even where a new one would be refused. */
  async function before({ key, bets }: Checked): Promise<ShownRound | PlayRefusal | null> {
    const found = await roundByKey(app.db, keyUuid(key))
    if (!found) return null
    const isSame = canonicalText(found.inputs?.bets ?? []) === canonicalText(bets)
    return isSame ? again(app, found) : { refused: 'idempotency.conflict' }
  }

  const keep = keepIn(app)

  async function playOne(
    asked: Checked,
    seat: GameCaller,
    table: Paced,
    store = keep,
  ): Promise<ShownRound | PlayRefusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = app.clock.now()
      const { wallet, seedId } = seat
      const pair = await pairs.ready({ wallet, seedId, offeredClientSeed: asked.clientSeed }, now)
      const wait = waitMs(pair.lastAt, table.leastMs, now.getTime())
      if (wait > 0) return (await before(asked)) ?? { refused: 'play.tooSoon', detail: { waitMs: wait } }
      const played = table.open.play(asked.bets, nextChance(pair))
      const drawn = { id: roundIdOf(now.getTime(), randomUUID()), pair, played }
      const taking = await jackpots.of(seat, table)
      const item = itemOf(asked, seat, table, drawn)
      const kept = await keepWith(jackpots, store, { item, seat, pair, events: played.events }, taking)
      if (!kept) continue
      const { result, prizes } = kept
      if (isDrawnStale(result)) {
        pairs.forget(wallet) // reload what other processes played or changed
        await setTimeout(randomInt(1 + tries * STEP_MS))
        continue
      }
      if (result.status === 'refused' || result.status === 'overloaded') return refusalOf(result)
      if (result.status === 'duplicate') return original(app, result.ref)
      pair.nonce += 1
      pair.lastAt = now.getTime()
      tell(seat, played, result)
      for (const hear of roundPlayed.of(app)) hear(app, { seat, bets: asked.bets, lines: played.lines })
      const shown = newRound(asked, table, drawn, result)
      return taking ? { ...shown, jackpot: shownJackpot(taking.standing, played.stake, prizes) } : shown
    }
    return { refused: 'play.tooSoon', detail: { waitMs: FLOOD_MS } }
  }

  return {
    tableOf,
    beginAutoplay: autoplay.begin,
    async play(asked, seat) {
      const table = await tableOf(seat)
      if (!table) return { refused: 'play.gameStopped' }
      if (!table.buy && table.row.buyTimes !== undefined && isBuy(asked.bets))
        return { refused: 'play.buyOff' }
      const read = table.open.check(asked.bets, { currency: seat.currency })
      if (!read.ok) return { refused: read.error.refused }
      const checked = { ...asked, bets: read.value.bets }
      if (seat.isStopped) return (await before(checked)) ?? { refused: 'play.gameStopped' }
      // the jurisdiction may have forbidden this kind of game since it was opened: open rounds finish, no new ones begin
      const { terms } = await rulesFor(app, seat)
      if (!isOffered(terms, 'casino')) return (await before(checked)) ?? { refused: 'play.notOffered' }
      // a game of several moves has no autoplay
      if (table.open.deal && asked.autoplay !== undefined) return { refused: 'play.autoplayOff' }
      const leastMs = await leastMsOf(app, { merchant: seat.merchant, terms }, table)
      const paced = { ...table, leastMs }
      const turn = inTurn(app, String(seat.wallet), () => {
        if (table.open.deal) return stepped.begin(checked, seat, paced)
        if (asked.autoplay === undefined) return playOne(checked, seat, paced)
        const play = (store: Keep) => playOne(checked, seat, paced, store)
        const stake = read.value.stake
        return autoplay.play(asked.autoplay, seat, table, { stake, play, before: () => before(checked) })
      })
      return turn ?? { refused: 'play.tooSoon', detail: { waitMs: FLOOD_MS } }
    },
    async act(asked, seat) {
      const turn = inTurn(app, String(seat.wallet), () => stepped.act(asked, seat))
      return turn ?? { refused: 'play.tooSoon', detail: { waitMs: FLOOD_MS } }
    },
  }
}

/** Whether the first bet is a feature buy; where it is not offered, the game's `check` rejects the bet as unknown. */
function isBuy(bets: unknown): boolean {
  const first: unknown = Array.isArray(bets) ? bets[0] : undefined
  return typeof first === 'object' && first !== null && 'key' in first && first.key === 'buy'
}

function itemOf(asked: Checked, seat: GameCaller, { row, config }: Table, drawn: Drawn): RoundItem {
  const { id, pair, played } = drawn
  return {
    key: asked.key,
    wallet: seat.wallet,
    home: { merchant: seat.merchant, currency: seat.currency },
    vendor: row.vendor,
    stake: played.stake,
    win: played.win,
    request: canonicalText(asked.bets),
    play: { category: row.category, valid: validBet(played.lines) },
    round: {
      id,
      game: row.id,
      edition: row.game.edition,
      seedId: pair.seedId,
      nonce: BigInt(pair.nonce + 1),
      inputs: { config: config.id, bets: asked.bets },
      outcome: played.outcome,
      events: played.events,
    },
  }
}

function newRound(
  asked: Checked,
  { row }: Table,
  { id, pair, played }: Drawn,
  after: WalletAfter,
): ShownRound {
  const { balance, held, seq } = after
  return {
    roundId: id,
    game: row.id,
    seedId: pair.seedId,
    nonce: pair.nonce,
    bets: shownBets(asked.bets),
    stake: played.stake,
    win: played.win,
    balance: balance - held,
    seq,
    at: new Date(momentOf(id)),
    events: [...played.events],
  }
}

async function original(app: App, roundId: string | undefined): Promise<ShownRound> {
  const found = roundId === undefined ? null : await roundById(app.db, roundId)
  if (!found) throw new Error(`play: the ledger knows a key whose round ${roundId} is not there`)
  return again(app, found)
}

async function again(app: App, found: RoundFound): Promise<ShownRound> {
  const wallet = await walletById(app.db, found.wallet)
  return { ...shownRound(found, wallet?.held ?? 0n), ...(await jackpotAgain(app, found)) }
}

/** The prizes of a stored round, so that a lost reply is as good as the first. */
async function jackpotAgain(app: App, found: RoundFound) {
  const jackpot = await jackpotOfRound(app, found)
  return jackpot && { jackpot }
}
