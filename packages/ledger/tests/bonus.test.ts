import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { closeBonus, openBonus, playableOf, type BonusTerms } from '../bonus/bonus.ts'
import { createBatcher, type Batcher } from '../batcher.ts'
import { proveWhole } from '../reconcile.ts'
import { walletById } from '../wallets.ts'
import type { LedgerItem } from '../types.ts'
import { BonusOracle, type Play, type Step } from './bonus-oracle.ts'
import { grantBonus, memberWithBonus, noTerms } from './bonus-member.ts'
import { openHouse, round, roundId, testDeposit, type House } from './people.ts'

let house: House
let batcher: Batcher
beforeAll(async () => {
  house = await openHouse()
  batcher = createBatcher(house.pool)
})
afterAll(async () => {
  await batcher.close()
  await house.drop()
})

let keys = 0
const key = () => `bonus-test:${(keys += 1)}`

const withBonus = (cash: number, bonus: number, terms: Partial<BonusTerms> = {}) =>
  memberWithBonus(house, cash, bonus, terms)
const grant = (cash: bigint, amount: Minor) => grantBonus(house, cash, amount)

const balance = async (wallet: bigint) => (await walletById(house.db, wallet))!.balance
const faults = async () => (await proveWhole(house.db)).map(({ fault }) => fault)
const played = { category: 'SLOTS' }

test('PRO-02 a stake that cash covers leaves the bonus alone', async () => {
  const { wallet, bonus } = await withBonus(10, 5)
  expect(await batcher.enqueue(round(wallet, major(10), major(1)))).toMatchObject({
    status: 'ok',
    balance: major(1),
  })
  expect(await balance(bonus)).toBe(major(5))
})

test('PRO-02 the bonus pays what the cash lacks and has the same share of the win, rounded down', async () => {
  const { wallet, bonus } = await withBonus(1, 5)
  const item = { ...round(wallet, major(3), 100_000n), key: key() }
  // two thirds of 100,000 are 66,666 and a remainder that is the member's cash
  expect(await batcher.enqueue(item)).toMatchObject({ status: 'ok', balance: 33_334n })
  expect(await balance(bonus)).toBe(major(3) + 66_666n)
  expect(await house.postOne(item)).toMatchObject({ status: 'duplicate', balance: 33_334n })
  expect(await playableOf(house.db, wallet)).toMatchObject({ cash: 33_334n, bonus: major(3) + 66_666n })
  expect(await faults()).toEqual([])
})

test('PRO-02 rejects a stake with bonus money that breaks a term, naming the term, and changes nothing', async () => {
  const soon = new Date(Date.now() - 1000)
  const cases: readonly (readonly [Partial<BonusTerms>, string])[] = [
    [{ stakeMax: major(2) }, 'bonusStakeMax'],
    [{ excludedGames: ['dice'] }, 'bonusGame'],
    [{ onlyGames: ['another'] }, 'bonusGame'],
    [{ onlyCategories: ['SPORTS'] }, 'bonusGame'],
    [{ excludedVendors: ['STUDIO'] }, 'bonusGame'],
    [{ excludedCategories: ['SLOTS'] }, 'bonusGame'],
    [{ stakeExact: major(2) }, 'bonusStakeExact'],
    [{ expiresAt: soon }, 'bonusExpired'],
  ]
  for (const [terms, guard] of cases) {
    const { wallet, bonus } = await withBonus(1, 5, terms)
    const item = { ...round(wallet, major(3), 0n), play: played }
    expect(await batcher.enqueue(item)).toMatchObject({ status: 'refused', reason: 'limit', guard })
    expect([await balance(wallet), await balance(bonus)]).toEqual([major(1), major(5)])
    // the same bet in cash alone is not restricted
    expect(await batcher.enqueue({ ...round(wallet, major(1), 0n), play: played })).toMatchObject({
      status: 'ok',
    })
  }
})

test('PRO-02 cash and bonus together too little is insufficient, not a term', async () => {
  const { wallet } = await withBonus(1, 1, { stakeMax: major(1) })
  expect(await batcher.enqueue(round(wallet, major(3), 0n))).toMatchObject({ reason: 'insufficient' })
})

test('PRO-02 a bonus-first bonus is used before cash, and cash is used where its terms forbid the bonus', async () => {
  const { wallet, bonus } = await withBonus(10, 5, { isFirst: true, stakeMax: major(3) })
  await batcher.enqueue(round(wallet, major(2), 0n))
  expect([await balance(wallet), await balance(bonus)]).toEqual([major(10), major(3)])
  await batcher.enqueue(round(wallet, major(4), 0n))
  expect([await balance(wallet), await balance(bonus)]).toEqual([major(6), major(3)])
})

test('PRO-02 reaching the maximum ends the bonus: its next stake is not accepted, nothing is lost', async () => {
  const { wallet, bonus } = await withBonus(0, 5, { balanceMax: major(8) })
  await batcher.enqueue(round(wallet, major(5), major(9)))
  expect(await balance(bonus)).toBe(major(9))
  expect(await batcher.enqueue(round(wallet, major(1), 0n))).toMatchObject({ reason: 'insufficient' })
  expect(await closeBonus(house.db, bonus, false)).toEqual({ balance: major(9), openRounds: 0 })
})

test('PRO-02 free rounds are paid by their own wallet at exactly their stake, and their wins go elsewhere', async () => {
  const wallet = await house.member(10)
  const free = await grant(wallet, major(2))
  await openBonus(house.db, {
    cash: wallet,
    bonus: free,
    terms: { ...noTerms, isFirst: true, stakeExact: major(1), winWallet: wallet },
  })
  expect(await batcher.enqueue(round(wallet, major(1), major(4)))).toMatchObject({
    status: 'ok',
    balance: major(14),
  })
  expect(await balance(free)).toBe(major(1))
})

test('PRO-02 a bet in cash reads nothing of bonuses and waits for no lock of theirs, with a bonus or without', async () => {
  const plain = await house.member(10)
  const { wallet } = await withBonus(10, 5, { stakeMax: major(3) })
  await inTransaction(house.owner, async (tx) => {
    // a statement that reads the table now would wait until the lock is released
    await sql`lock table bonus_wallet in access exclusive mode`.execute(tx)
    for (const id of [plain, wallet]) {
      const before = batcher.load().batches
      for (let n = 0; n < 20; n += 1)
        expect(await batcher.enqueue(round(id, major(5), major(5)))).toMatchObject({ status: 'ok' })
      expect(batcher.load().batches - before).toBe(20) // a batch is one statement
    }
    expect(await batcher.enqueue(round(plain, major(11), 0n))).toMatchObject({ reason: 'insufficient' })
  })
})

/** Small, so that most stakes need both wallets. */
const units = fc.bigInt({ min: 1n, max: 15n })
const gifts = fc.bigInt({ min: 10n, max: 60n })
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const step: fc.Arbitrary<Step> = fc.oneof(
  often(
    2,
    fc.record({ kind: fc.constant('instant' as const), stake: units, win: fc.bigInt({ min: 0n, max: 30n }) }),
  ),
  often(5, fc.record({ kind: fc.constant('open' as const), stake: units })),
  often(3, fc.record({ kind: fc.constant('raise' as const), round: fc.nat(99), stake: units })),
  often(
    4,
    fc.record({
      kind: fc.constant('settle' as const),
      round: fc.nat(99),
      win: fc.bigInt({ min: 0n, max: 30n }),
    }),
  ),
  often(1, fc.record({ kind: fc.constant('void' as const), round: fc.nat(99) })),
  often(4, fc.record({ kind: fc.constant('rollback' as const), posted: fc.nat(99) })),
  often(1, fc.record({ kind: fc.constant('repeat' as const), posted: fc.nat(99) })),
  often(1, fc.record({ kind: fc.constant('deposit' as const), amount: units })),
  often(
    3,
    fc.record({
      kind: fc.constant('grant' as const),
      amount: gifts,
      isFirst: fc.boolean(),
      stakeMax: fc.option(fc.bigInt({ min: 8n, max: 20n })),
      balanceMax: fc.option(fc.bigInt({ min: 60n, max: 90n })),
    }),
  ),
  often(1, fc.record({ kind: fc.constant('close' as const), isCashAfter: fc.boolean() })),
)

test('PRO-02 M9 random stakes, wins, voids, rollbacks and repeats through both entry points match the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50 }), fc.infiniteStream(fc.boolean()), run),
    { numRuns: process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1500 : 20 },
  )
  expect(await faults()).toEqual([])
})

let rounds = 700_000

type Sent = {
  readonly item: LedgerItem
  readonly play: Play | null
  readonly target: string | null
  readonly id: string | null
}

async function run(steps: readonly Step[], choices: Iterator<boolean>): Promise<void> {
  const wallet = await house.member(0)
  const model = new BonusOracle()
  const bonuses: bigint[] = []
  const sent: Sent[] = []
  const ids: string[] = []
  for (const each of steps) {
    if (each.kind === 'grant') {
      const bonus = await grant(wallet, each.amount)
      const terms = {
        ...noTerms,
        isFirst: each.isFirst,
        stakeMax: each.stakeMax,
        balanceMax: each.balanceMax,
      }
      expect(await openBonus(house.db, { cash: wallet, bonus, terms })).toBe(model.grant(each))
      bonuses.push(bonus)
    } else if (each.kind === 'close') {
      if (model.active === null) continue
      const closed = await closeBonus(house.db, bonuses[model.active]!, each.isCashAfter)
      expect(closed).toEqual(model.close(each.isCashAfter))
    } else {
      const one = sendable(each, { wallet, ids, sent, model })
      if (!one) continue
      const { item, play, target, id } = one
      const expected =
        model.known(item.key) ?? (play ? model.play(item.key, play, id) : model.rollBack(item.key, target!))
      const result = choices.next().value ? await house.postOne(item) : await batcher.enqueue(item)
      const why = 'reason' in result ? (result.guard ?? result.reason) : null
      expect([each, result.status, why]).toEqual([each, ...expected])
      sent.push(one)
    }
    expect([each, await balance(wallet), ...(await Promise.all(bonuses.map(balance)))]).toEqual([
      each,
      ...model.balances(),
    ])
  }
}

type Around = {
  readonly wallet: bigint
  readonly ids: string[]
  readonly sent: readonly Sent[]
  readonly model: BonusOracle
}

/** The ledger's item of a step, or null if it names nothing that exists. */
function sendable(
  each: Exclude<Step, { kind: 'grant' | 'close' }>,
  { wallet, ids, sent, model }: Around,
): Sent | null {
  const made = { key: key(), wallet }
  const of = (item: LedgerItem, id: string | null = null): Sent => ({
    item,
    play: each as Play,
    target: null,
    id,
  })
  switch (each.kind) {
    case 'instant': {
      const id = roundId((rounds += 1))
      return of({ ...round(wallet, each.stake, each.win, { id }), ...made }, id)
    }
    case 'open': {
      const id = roundId((rounds += 1))
      const { win: _, ...open } = round(wallet, each.stake, 0n, { id })
      ids.push(id)
      return of({ ...open, ...made, step: 'open' }, id)
    }
    case 'deposit':
      return of({ posting: testDeposit, ...made, amount: each.amount, detail: 'test' })
    case 'repeat':
      return sent[each.posted % sent.length] ?? null
    case 'rollback': {
      const target = sent[each.posted % sent.length]?.item.key
      if (!target) return null
      return { item: { step: 'rollback', ...made, target }, play: null, target, id: null }
    }
    default: {
      const id = ids[each.round % ids.length]
      if (!id) return null
      const at = { ...made, vendor: 'STUDIO', round: id }
      if (each.kind === 'void') return of({ ...at, step: 'void' }, id)
      if (each.kind === 'raise') return of({ ...at, step: 'raise', stake: each.stake }, id)
      return of({ ...at, step: 'settle', stake: model.rounds.get(id)?.stake ?? 1n, win: each.win }, id)
    }
  }
}
