import * as z from 'zod/mini'

// Free rounds as docs/adding-a-vendor.md describes them, implemented from that page only. In memory: after a restart this vendor knows no
// order, and says so.

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

export const CreateAsk = z.object({
  free_rounds: z.uuid(),
  user: text(80),
  game: text(60),
  currency: text(8),
  rounds: z.int().check(z.gte(1), z.lte(1_000)),
  stake: z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  valid_until: z.iso.datetime(),
})
export const NamedAsk = z.object({ free_rounds: z.uuid(), user: text(80) })

type Ask = z.output<typeof CreateAsk>
type Win = { readonly transaction_uuid: string; readonly amount: string }

type Order = Ask & {
  state: 'active' | 'finished' | 'expired' | 'cancelled'
  played: number
  readonly wins: Win[]
}

export type FreeRounds = ReturnType<typeof createFreeRounds>

const UNITS_DIGITS = 4
/** "5.00" in ledger units. */
export function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(UNITS_DIGITS, '0'))
}

/** The orders of this vendor, which has one game. */
export function createFreeRounds(game: string, clock: () => number) {
  const orders = new Map<string, Order>()
  /** Cancelled before they were ordered: the late order finds this. */
  const buried = new Set<string>()

  function standing(order: Order): object {
    if (order.state === 'active' && Date.parse(order.valid_until) <= clock()) order.state = 'expired'
    return { state: order.state, rounds_played: order.played, wins: order.wins }
  }

  const mine = ({ free_rounds: id, user }: z.output<typeof NamedAsk>): Order | null => {
    const order = orders.get(id)
    return order?.user === user ? order : null
  }

  return {
    /** The same id with the same content is the same order; with other content it is refused. */
    create(ask: Ask): object {
      if (buried.has(ask.free_rounds)) return { state: 'cancelled' }
      const known = orders.get(ask.free_rounds)
      if (known) {
        const fields = ['user', 'game', 'currency', 'rounds', 'stake', 'valid_until'] as const
        const isSame = fields.every((field) => known[field] === ask[field])
        return isSame ? standing(known) : { state: 'refused', reason: 'another order has this id' }
      }
      if (ask.game !== game) return { state: 'refused', reason: 'no free rounds in this game' }
      const order: Order = { ...ask, state: 'active', played: 0, wins: [] }
      orders.set(ask.free_rounds, order)
      return standing(order)
    },
    status(ask: z.output<typeof NamedAsk>): object {
      const order = mine(ask)
      return order ? standing(order) : { state: 'unknown' }
    },
    cancel(ask: z.output<typeof NamedAsk>): object {
      const order = mine(ask)
      if (!order) {
        buried.add(ask.free_rounds)
        return { state: 'unknown' }
      }
      standing(order)
      if (order.state === 'active') order.state = 'cancelled'
      return standing(order)
    },
    /** What a guest can play now. */
    of(user: string): { readonly id: string; readonly stake: string; readonly left: number } | null {
      for (const order of orders.values()) {
        standing(order)
        if (order.user === user && order.state === 'active')
          return { id: order.free_rounds, stake: order.stake, left: order.rounds - order.played }
      }
      return null
    },
    /** Each win of an order, in order. */
    winsOf: (id: string): readonly Win[] => orders.get(id)?.wins ?? [],
    /** Counts a round before its win is reported; returns whether it was the last. */
    played(id: string, win: Win): boolean {
      const order = orders.get(id)
      if (!order) return false
      order.played += 1
      order.wins.push(win)
      if (order.played >= order.rounds) order.state = 'finished'
      return order.state === 'finished'
    },
  }
}
