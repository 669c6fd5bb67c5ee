import { inTransaction } from '#db/pool.ts'
import { PaidWithBonus, PoolMoved, type Prize } from '#features/play/jackpots/public.ts'
import type { BatchResult, RoundItem } from '#ledger/types.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Keep } from '../autoplay.ts'
import type { PairInPlay } from '../seeds/pairs.ts'
import type { Jackpots, Taking } from './part.ts'

/** Rolls back the transaction of a round that was not posted. */
class NotPosted extends Error {
  readonly result: BatchResult
  constructor(result: BatchResult) {
    super('not posted')
    this.result = result
  }
}

/** One posting of many in a batch; one with a jackpot that it may hit in a transaction of its own. */
export function keepIn(app: App): Keep {
  return async ({ item, posting }) => {
    if (!posting) return app.ledger.enqueue(item)
    try {
      return await inTransaction(app.db, async (tx) => {
        const result = await posting(tx)
        if (result.status !== 'ok') throw new NotPosted(result)
        return result
      })
    } catch (error) {
      if (error instanceof NotPosted) return error.result
      throw error
    }
  }
}

type Drawn = {
  readonly item: RoundItem
  readonly seat: GameCaller
  readonly pair: PairInPlay
  readonly events: readonly { readonly type: string }[]
}

/** Stores a drawn round with its part in the game's jackpot; null: the pool has changed since, draw again. */
export async function keepWith(
  jackpots: Jackpots,
  store: Keep,
  { item, seat, pair, events }: Drawn,
  taking: Taking | null,
): Promise<{ readonly result: BatchResult; readonly prizes: readonly Prize[] } | null> {
  if (!taking) return { result: await store({ item, events, posting: null }), prizes: [] }
  const inputs = { ...Object(item.round.inputs), config: taking.configId }
  const own = jackpots.with(taking, { item: { ...item, round: { ...item.round, inputs } }, pair, seat })
  try {
    const send = () => store({ item: own.item, events, posting: own.posting })
    const result = await (own.posting ? jackpots.inOrder(taking.participation.pool, send) : send())
    if (result.status !== 'ok') return { result, prizes: [] }
    if (own.prizes.length > 0) jackpots.forget() // the next read shows the seed
    return { result, prizes: own.prizes }
  } catch (error) {
    if (error instanceof PaidWithBonus)
      return { result: await store({ item, events, posting: null }), prizes: [] }
    if (!(error instanceof PoolMoved)) throw error
    jackpots.forget()
    return null
  }
}
