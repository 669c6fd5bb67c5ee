import { moneyText, type Minor } from '#kit/money.ts'
import type { Json } from '#game-kit/schema.ts'
import { momentOf } from '../rules.ts'
import type { AutoplayEnd } from '../rules/autoplay.ts'
import type { JackpotShown } from './jackpot/part.ts'
import type { RoundFound } from '../store/record.ts'

/** The allowed moves of an open round. */
export type ShownHand = {
  /** The number of the next move. */
  readonly step: number
  readonly moves: { readonly action: Json; readonly charge: Minor }[]
  readonly view: Json
  /** When the round is ended by rule. */
  readonly until: Date
}

export type ShownBet = { readonly key: string; readonly stake: string; readonly choice: unknown }

/** A finished round as its frame shows it. */
export type ShownRound = {
  readonly roundId: string
  readonly game: string
  readonly seedId: string
  readonly nonce: number
  readonly bets: ShownBet[]
  readonly stake: bigint
  readonly win: bigint
  /** Available balance, without the held part. */
  readonly balance: bigint
  readonly seq: bigint
  readonly at: Date
  readonly events: { readonly type: string }[]
  /** The allowed moves, where the round is open. */
  readonly hand?: ShownHand | null
  /** Its part in the game's jackpot; undefined where it took none. */
  readonly jackpot?: JackpotShown | null
  /** The state of its autoplay, if it belongs to one. */
  readonly autoplay?: { readonly left: number; readonly over: AutoplayEnd | null }
}

/** The stored bets as a reply contains them; they were validated before they were stored. */
export function shownBets(bets: readonly Json[]): ShownBet[] {
  return bets.map((bet) => {
    const fields = new Map(Object.entries(bet ?? {}))
    return {
      key: String(fields.get('key')),
      stake: String(fields.get('stake') ?? moneyText(0n)),
      choice: fields.get('choice') ?? null,
    }
  })
}

/**
 * The original reply, rebuilt from storage: a repeated key must return the same result (M4). `held` is the currently held amount of the
 * wallet: frames show the available balance.
 */
export function shownRound(round: RoundFound, held: Minor): ShownRound {
  return {
    roundId: round.id,
    game: round.game,
    seedId: round.seedId ?? '',
    nonce: Number(round.nonce ?? 0n),
    bets: shownBets(round.inputs?.bets ?? []),
    stake: round.stake,
    win: round.win,
    balance: round.after - held,
    seq: round.seq,
    at: new Date(momentOf(round.id)),
    events: [...(round.events ?? [])],
  }
}
