import { moneyText, type Minor } from '#kit/money.ts'
import type { Json } from '#game-kit/schema.ts'
import { momentOf } from '../rules.ts'
import type { AutoplayEnd } from '../rules/autoplay.ts'
import type { RoundFound } from '../store/record.ts'

/** What a frame may do with a round that is open. */
export type ShownHand = {
  /** The number that the next move must carry. */
  readonly step: number
  readonly moves: { readonly action: Json; readonly charge: Minor }[]
  readonly view: Json
  /** From then on the round is ended by rule. */
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
  /** Free to play: what withdrawals hold is left out. */
  readonly balance: bigint
  readonly seq: bigint
  readonly at: Date
  readonly events: { readonly type: string }[]
  /** What may be done now, where the round is open. */
  readonly hand?: ShownHand | null
  /** Where it belongs to an autoplay. */
  readonly autoplay?: { readonly left: number; readonly over: AutoplayEnd | null }
}

/** The stored bets as a reply carries them: they were checked before they were stored. */
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
 * The first answer again, from what was stored: the same key must not be told anything else (M4). `held` is what the
 * wallet sets aside now: a frame shows the money that is free to play.
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
