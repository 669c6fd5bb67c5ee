import { canonicalText } from '#game-kit/config-hash.ts'
import type { Hand } from '#game-kit/stepped/stepped.ts'
import type { Json } from '#game-kit/schema.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { validBet } from '#features/play/settled-play/public.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import { postOne } from '#ledger/posting.ts'
import type { OpenItem, PostResult, RoundItem } from '#ledger/types.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { openRoundId } from '../../store/actions.ts'
import { roundByKey } from '../../store/record.ts'
import { lockSeeds } from '../../store/seeds.ts'
import type { Table } from '../games.ts'
import type { PairInPlay } from '../seeds/pairs.ts'

export type Opening = {
  readonly id: string
  readonly key: string
  readonly bets: readonly Json[]
  readonly pair: PairInPlay
  readonly hand: Hand
}

export type Opened = PostResult | 'roundOpen' | 'known'

export type Refused = Extract<PostResult, { readonly status: 'refused' }>

/** Rolls back a transaction whose posting was refused, and carries the refusal. */
export class Undone extends Error {
  readonly result: Refused
  constructor(result: Refused) {
    super('undone')
    this.result = result
  }
}

/**
 * Opens a round: one row and its stake. At most one round of a game is open per wallet, whichever process opens it. The posting rejects a
 * seed pair that is no longer active.
 */
export async function openRound(app: App, seat: GameCaller, table: Table, opening: Opening): Promise<Opened> {
  try {
    return await inTransaction(app.db, async (tx) => {
      await lockSeeds(tx, seat.wallet)
      if (await roundByKey(tx, keyUuid(opening.key))) return 'known'
      if (await openRoundId(tx, seat.wallet, table.row.id)) return 'roundOpen'
      return await posted(tx, seat, table, opening)
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

async function posted(tx: Tx, seat: GameCaller, { row, config }: Table, opening: Opening) {
  const { id, key, bets, pair, hand } = opening
  const ended = hand.ended
  const item: Omit<RoundItem, 'win' | 'step'> = {
    key,
    wallet: seat.wallet,
    home: { merchant: seat.merchant, currency: seat.currency },
    vendor: row.vendor,
    stake: hand.stake,
    request: canonicalText(bets),
    play: { category: row.category, ...(ended ? { valid: validBet(ended.lines) } : {}) },
    round: {
      id,
      game: row.id,
      edition: row.game.edition,
      seedId: pair.seedId,
      nonce: BigInt(pair.nonce + 1),
      inputs: { config: config.id, bets },
      outcome: ended?.outcome ?? null,
      events: ended?.events ?? null,
    },
  }
  const open: OpenItem = { ...item, step: 'open' }
  // a hand that ends with its deal (a natural) is an instant round: stake and win in one ledger entry
  const result = await postOne(tx, ended ? { ...item, win: ended.win } : open)
  if (result.status === 'refused') throw new Undone(result)
  return result
}
