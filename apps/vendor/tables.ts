import { LRUCache } from 'lru-cache'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { amountText, CUPS, stakes, winOf } from './cups.ts'
import { createFreeRounds, unitsOf } from './free-rounds.ts'
import type { Told, Wallet } from './wallet.ts'

type Guest = {
  readonly token: string
  readonly user: string
  readonly currency: string
  readonly isTrial: boolean
  balance: string
  last: { readonly bet: object; readonly win: object; readonly betId: string; readonly round: string } | null
}

/** What the page shows of one wallet call. */
export type Line = Pick<Told, 'op' | 'http' | 'status' | 'balance'>

const lineOf = ({ op, http, status, balance }: Told): Line => ({ op, http, status, balance })

/** Maximum number of guests; the oldest are evicted. */
const MOST_GUESTS = 5_000
const GAME = 'pearl-cups'
/** What the page sends instead of a stake. */
const FREE = 'free'

/** The vendor's in-memory sessions; the money stays on the platform. */
export function createTables(wallet: Wallet, clock: () => number = () => Date.now()) {
  const guests = new LRUCache<string, Guest>({ max: MOST_GUESTS })
  const freeRounds = createFreeRounds(GAME, clock)

  function shown(guest: Guest, lines: readonly Told[], more: object = {}): object {
    const last = lines.findLast(({ balance }) => balance !== null)
    if (last?.balance) guest.balance = last.balance
    const { balance, currency, user } = guest
    return { balance, currency, lines: lines.map(lineOf), free: freeRounds.of(user), ...more }
  }

  /** A bet with an unknown result is rolled back: the wallet stores a tombstone in case the bet is still in transit. */
  async function bet(guest: Guest, fields: object): Promise<Told> {
    try {
      const said = await wallet('transaction/bet', { ...fields })
      if (said.http === 200) return said
    } catch {
      // rolled back below
    }
    const { transaction_uuid: reference } = { transaction_uuid: '', ...fields }
    return wallet('transaction/rollback', {
      token: guest.token,
      user: guest.user,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: reference,
    })
  }

  /** A round that stakes nothing: counted here first, then its win is reported; a lost call is in the list of the order's wins. */
  async function playFree(guest: Guest, chosen: number): Promise<object | null> {
    const order = freeRounds.of(guest.user)
    if (!order) return null
    const pearl = randomInt(CUPS)
    const won = winOf(unitsOf(order.stake), chosen, pearl)
    const win = { transaction_uuid: randomUUID(), amount: amountText(won) }
    const isLast = freeRounds.played(order.id, win)
    const { token, user, currency } = guest
    const fields = { token, user, currency, ...win, free_rounds: order.id, free_rounds_over: isLast }
    const told = await wallet('transaction/win', fields).catch(() => null)
    return shown(guest, told ? [told] : [], { pearl, win: win.amount, round: win.transaction_uuid })
  }

  return {
    freeRounds,
    async enter(ticket: string): Promise<object | null> {
      const said = await wallet('user/info', { token: ticket })
      const { token, user, currency, is_trial: isTrial } = said.fields
      if (said.status !== 'RS_OK' || typeof token !== 'string' || typeof user !== 'string') return null
      const seat = randomBytes(24).toString('base64url')
      const guest: Guest = {
        token,
        user,
        currency: String(currency),
        isTrial: isTrial === true,
        balance: said.balance ?? '0.00',
        last: null,
      }
      guests.set(seat, guest)
      const menu = (stakes[guest.currency] ?? []).map(amountText)
      return shown(guest, [said], { seat, stakes: menu, isTrial: guest.isTrial })
    },

    async play(seat: string, stakeText: string, chosen: number): Promise<object | null> {
      const guest = guests.get(seat)
      if (!guest || !Number.isInteger(chosen) || chosen < 0 || chosen >= CUPS) return null
      if (stakeText === FREE) return playFree(guest, chosen)
      const stake = (stakes[guest.currency] ?? []).find((one) => amountText(one) === stakeText)
      if (stake === undefined) return null
      const { token, user, currency } = guest
      const round = randomUUID()
      const betId = randomUUID()
      const common = { token, user, round, game: GAME, currency }
      const stakeFields = { ...common, transaction_uuid: betId, amount: amountText(stake) }
      const taken = await bet(guest, stakeFields)
      if (taken.status !== 'RS_OK' || taken.op !== 'transaction/bet')
        return shown(guest, [taken], { refused: taken.status })
      const pearl = randomInt(CUPS)
      const won = winOf(stake, chosen, pearl)
      const winFields = {
        ...common,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: betId,
        amount: amountText(won),
        round_closed: true,
      }
      const paid = await wallet('transaction/win', winFields)
      guest.last = { bet: stakeFields, win: winFields, betId, round }
      return shown(guest, [taken, paid], { pearl, win: amountText(won), round })
    },

    /** Simulates a vendor that retries after a lost response or cancels a bet, to show that the wallet handles both. */
    async tease(seat: string, what: string): Promise<object | null> {
      const guest = guests.get(seat)
      if (!guest?.last) return null
      const { bet: betFields, win, betId, round } = guest.last
      const { token, user } = guest
      if (what === 'again')
        return shown(guest, [
          await wallet('transaction/bet', { ...betFields }),
          await wallet('transaction/win', { ...win }),
        ])
      if (what !== 'back') return null
      const transaction = randomUUID()
      return shown(guest, [
        await wallet('transaction/rollback', {
          token,
          user,
          round,
          transaction_uuid: transaction,
          reference_transaction_uuid: betId,
        }),
      ])
    },
  }
}

export type Tables = ReturnType<typeof createTables>

/** What the platform requests of this vendor's catalogue. */
export const catalogue = {
  games: [
    {
      code: GAME,
      name: { en: 'Pearl Cups (sandbox)', vi: 'Ba Chén Ngọc (thử nghiệm)' },
      category: 'RNG',
      kind: 'mini',
      rtp: '96.66',
      volatility: 'low',
      themes: ['treasure'],
    },
  ],
}
