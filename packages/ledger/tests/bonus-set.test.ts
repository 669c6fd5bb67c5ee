import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { BonusTerms } from '../bonus/bonus.ts'
import { proveWhole } from '../reconcile.ts'
import type { LedgerItem, PostResult } from '../types.ts'
import { setWalletLimit } from '../wallet-limits.ts'
import { memberWithBonus } from './bonus-member.ts'
import { newSeed, openHouse, round, roundId, type House } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.drop())

/** A member and two bets, in major units. A bet that stays open is a vendor's. */
type Case = {
  readonly cash: number
  readonly bonus: number
  readonly terms: 'none' | 'first' | 'winsAreCash' | 'low' | 'capped' | 'otherGame' | 'expired'
  readonly isLimited: boolean
  readonly hasSeed: boolean
  readonly bets: readonly { readonly stake: number; readonly win: number; readonly isOpen: boolean }[]
}

const bet = fc.record({
  stake: fc.integer({ min: 1, max: 9 }),
  win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
  isOpen: fc.boolean(),
})
const cases: fc.Arbitrary<Case> = fc.record({
  cash: fc.nat(6),
  bonus: fc.nat(20),
  terms: fc.constantFrom('none', 'none', 'first', 'winsAreCash', 'low', 'capped', 'otherGame', 'expired'),
  isLimited: fc.boolean(),
  hasSeed: fc.boolean(),
  bets: fc.tuple(bet, bet),
})

const termsOf = ({ terms, bonus }: Case, cash: bigint): Partial<BonusTerms> => {
  switch (terms) {
    case 'first':
      return { isFirst: true }
    case 'winsAreCash':
      return { winWallet: cash }
    case 'low':
      return { stakeMax: major(5) }
    case 'capped':
      return { balanceMax: major(bonus + 1) }
    case 'otherGame':
      return { onlyGames: ['plinko'] }
    case 'expired':
      return { expiresAt: new Date(0) }
    default:
      return {}
  }
}

type Twin = { readonly wallet: bigint; readonly bonus: bigint; readonly items: readonly LedgerItem[] }

let rounds = 800_000

async function twin(each: Case): Promise<Twin> {
  const { wallet, bonus } = await memberWithBonus(house, each.cash, each.bonus, (cash) => termsOf(each, cash))
  if (each.isLimited) await setWalletLimit(house.db, wallet, { stakeMax: major(8), lossDay: major(12) })
  const seedId = each.hasSeed ? await newSeed(house.db, wallet) : undefined
  const items = each.bets.map(({ stake, win, isOpen }, n): LedgerItem => {
    const drawn = seedId === undefined ? {} : { seedId, nonce: BigInt(n) }
    const item = round(wallet, major(stake), major(win), { id: roundId((rounds += 1)), ...drawn })
    if (!isOpen) return { ...item, play: { category: 'SLOTS' } }
    const { win: _, ...open } = item
    return { ...open, step: 'open', play: { category: 'SLOTS' } }
  })
  return { wallet, bonus, items }
}

/** All that was written of a member, without what differs by nature: IDs, keys and times. */
async function written({ wallet, bonus }: Twin) {
  const own = { wallet, bonus }
  const of = (id: bigint) => (id === own.wallet ? 'cash' : id === own.bonus ? 'bonus' : String(id))
  const lines = await many(
    house.owner,
    sql<{ wallet: bigint; counter: bigint }>`
      select wallet, seq, counter, amount, after, kind, stake, note from line where wallet in (${wallet}, ${bonus}) order by wallet, seq
    `,
  )
  const others = await many(
    house.owner,
    sql`
      select r.stake, r.win, r.nonce, r.state, r.bonus_stake, r.category, b.open_rounds, b.state as of_bonus, f.seq, f.valid, f.win as fact
      from round r
      join bonus_wallet b on b.wallet = ${bonus}
      left join settled_play f on f.round = r.id
      where r.wallet = ${wallet}
      order by r.id
    `,
  )
  const wallets = await many(
    house.owner,
    sql`select balance, held, seq, nonce, state from wallet where id in (${wallet}, ${bonus}) order by id`,
  )
  const limits = await many(
    house.owner,
    sql`select loss_day_used, wager_day_used from ledger_guard_now where wallet = ${wallet}`,
  )
  return [
    lines.map(({ wallet: at, counter, ...line }) => ({ ...line, at: of(at), counter: of(-counter) })),
    others,
    wallets,
    limits,
  ]
}

const told = (result: PostResult | undefined) => ({ ...result, ref: null })

test('PRO-02 M1 bets with bonus money of many members in one batch are written as each alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 12, maxLength: 12 }), async (drawn) => {
      const together: Twin[] = []
      const alone: Twin[] = []
      for (const each of drawn) {
        together.push(await twin(each))
        alone.push(await twin(each))
      }
      const first = await house.post(...together.map(({ items }) => items[0]!))
      const second = await house.post(...together.map(({ items }) => items[1]!))
      // two bets of a wallet in one batch are decided one by one
      const each = await house.post(...alone.flatMap(({ items }) => items))
      for (const [n, one] of together.entries()) {
        expect([told(first[n]), told(second[n])]).toEqual([told(each[2 * n]), told(each[2 * n + 1])])
        expect(await written(one)).toEqual(await written(alone[n]!))
      }
      // a repeated batch changes nothing and has the first results
      const again = await house.post(...together.map(({ items }) => items[1]!))
      const isSame = (result: PostResult, n: number) =>
        result.status === 'duplicate' ? second[n]?.status === 'ok' : result.status === second[n]?.status
      expect(again.every(isSame)).toBe(true)
    }),
    process.env['FAIRHOUSE_TIER'] === 'nightly' ? { numRuns: 300 } : { numRuns: 6, seed: 1804 },
  )
  expect(await proveWhole(house.db)).toEqual([])
}, 120_000)
