import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { correctionCredit, correctionDebit } from '#features/money/adjustments/postings.ts'
import { depositCredited, depositFee } from '#features/money/deposits/postings.ts'
import { seatAt, evenBet } from '#features/play/rounds/testing/seat.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { withdrawalFee, withdrawalPaid } from '#features/money/withdrawals/postings.ts'
import { dayIn } from '#kit/day.ts'
import { major, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { runs } from '#kit/testing/tier.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup, { roles: ['supervisor'] })
  huy = await operator(setup, { roles: ['auditor'] })
})
afterAll(() => setup.close())

type Sums = { readonly book: string; readonly amount: Minor }

/** The same figures computed independently: from the ledger entries instead of the balances. */
async function ledgerBy(query: ReturnType<typeof sql>): Promise<ReadonlyMap<string, Minor>> {
  const rows = await many(
    setup.database.owner,
    sql<Sums>`select merchant || '/' || currency as book, amount from (${query}) q`,
  )
  return new Map(rows.map(({ book, amount }) => [book, amount]))
}

const walletLines = sql`
  select b.merchant, b.currency, sum(greatest(w.sum, 0))::bigint as amount
  from (select wallet, sum(amount) as sum from line group by wallet) w
  join wallet own on own.id = w.wallet and own.kind = 'cash'
  join book b on b.id = own.book
  group by 1, 2
`
const openHolds = sql`
  select b.merchant, b.currency, sum(h.amount)::bigint as amount
  from hold h join wallet w on w.id = h.wallet join book b on b.id = w.book
  where h.resolution is null
  group by 1, 2
`
const houseEntries = sql`
  select b.merchant, b.currency, sum(e.amount)::bigint as amount
  from hot_entry e join house_account a on a.id = e.account join book b on b.id = a.book
  where b.unit = 'money'
  group by 1, 2
`

/** A random step of a member: deposit, play, withdrawal or adjustment, selected by the number. */
async function live(n: number): Promise<void> {
  const isJade = n % 3 !== 0
  const mai = await person(setup, { balance: major(1_000_000 + n), merchant: isJade ? 'JADE' : 'AMBER' })
  if (isJade && n % 2 === 0) {
    const { frame } = await seatAt(setup, mai)
    for (let round = 0; round <= n % 4; round++) await frame.round({ body: { bets: evenBet('1000') } })
  }
  if (isJade && n % 4 === 1) {
    const body = {
      bank: 'ACB',
      accountNumber: `99008844${10 + n}`,
      holder: 'NGUYEN THI MAI',
      password: PAYMENT_PASSWORD,
    }
    const { id: account } = await mai.api.withdrawals.addAccount({ body })
    const ask = { account, amount: major(300_000), paymentPassword: PAYMENT_PASSWORD }
    const { id } = await mai.api.withdrawals.create({ body: ask })
    if (n % 8 === 1) return
    await linh.api.withdrawalsOffice.claim({ params: { id } })
    await linh.api.withdrawalsOffice.approve({ params: { id } })
  }
  if (n % 5 === 4) {
    const body = {
      member: mai.id,
      direction: 'debit',
      amount: major(1_200_000),
      reason: 'was credited by mistake',
    } as const
    const { id } = await linh.api.adjustments.propose({ body })
    const owner = await operator(setup)
    await owner.api.adjustments.approve({ params: { id }, body: {} })
  }
}

async function reportIsTheLedger(): Promise<void> {
  const { books } = await huy.api.reports.liability()
  const [wallets, holds, app] = [
    await ledgerBy(walletLines),
    await ledgerBy(openHolds),
    await ledgerBy(houseEntries),
  ]
  for (const book of books) {
    const key = `${book.merchant}/${book.currency}`
    expect([key, book.sum]).toEqual([key, 0n])
    expect([key, book.cash]).toEqual([key, wallets.get(key) ?? 0n])
    expect([key, book.held]).toEqual([key, holds.get(key) ?? 0n])
    const debts = book.house.find(({ kind }) => kind === 'memberDebts')?.amount ?? 0n
    const houseSide = book.openBets + book.jackpots + book.payingOut + book.houseSum - debts
    expect([key, houseSide]).toEqual([key, app.get(key) ?? 0n])
  }
}

test('M16 the liability report equals the ledger entries by class after each of sixteen random histories and sums to zero', async () => {
  for (let n = 1; n <= 16; n++) {
    await live(n)
    await reportIsTheLedger()
  }
  const { books, by } = await huy.api.reports.liability()
  const jade = books.find(({ merchant, isPlay }) => merchant === 'JADE' && !isPlay)
  expect(by).toBe(huy.account)
  expect(jade?.held).toBe(major(300_000))
  expect(jade?.payingOut).toBe(major(600_000))
  expect(jade?.house.find(({ kind }) => kind === 'memberDebts')?.amount).toBeLessThan(0n)
})

async function linesOf(people: readonly { readonly wallet: bigint }[]): Promise<bigint> {
  const own = people.map(({ wallet }) => wallet.toString())
  const { lines } = await one(
    setup.database.owner,
    sql<{ lines: bigint }>`select count(*) as lines from line where wallet = any(${own}::bigint[])`,
  )
  return lines
}

test('M16 the report equals the ledger after each of many random postings of every kind', async () => {
  const wallets = [await person(setup), await person(setup), await person(setup, { merchant: 'AMBER' })]
  const kinds = [
    depositCredited,
    depositFee,
    withdrawalPaid,
    withdrawalFee,
    correctionCredit,
    correctionDebit,
  ]
  const posting = fc.record({
    who: fc.nat(wallets.length - 1),
    kind: fc.constantFrom(...kinds),
    amount: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    key: fc.uuid(),
  })
  const before = await linesOf(wallets)
  let accepted = 0n
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 20, maxLength: 40 }), async (postings) => {
      for (const { who, kind, amount, key } of postings) {
        const wallet = wallets[who]?.wallet ?? 0n
        const [result] = await inTransaction(setup.app.db, (tx) =>
          post(tx, [{ posting: kind, key, wallet, amount }]),
        )
        if (result?.status === 'ok') accepted += 1n
        await reportIsTheLedger()
      }
    }),
    { numRuns: runs({ day: 6, night: 50 }) },
  )
  // a debit that the wallet does not cover is refused and writes nothing
  expect((await linesOf(wallets)) - before).toBe(accepted)
  expect(accepted).toBeGreaterThan(20n)
})

test('M16 a confirmed payout moves from owed to paid out, and the sum stays zero', async () => {
  const jadeOf = async () =>
    (await huy.api.reports.liability()).books.find(({ merchant }) => merchant === 'JADE')
  const before = await jadeOf()
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  await setup.deliver()
  const after = await jadeOf()
  expect(before?.payingOut).toBe(major(600_000))
  expect(after?.payingOut).toBe(0n)
  expect((before?.owed ?? 0n) - (after?.owed ?? 0n)).toBe(major(600_000))
  expect(after?.sum).toBe(0n)
})

test('B4 the game report equals the rounds both before and after hourly aggregation', async () => {
  const own = await one(
    setup.database.owner,
    sql<{ rounds: bigint; stake: Minor; win: Minor }>`
      select count(*) as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win from round where state = 'settled'
    `,
  )
  const shown = async (period: 'day' | 'mtd' | 'ytd' | 'ltd') =>
    (await huy.api.reports.games({ query: { period } })).games[0]
  const expected = {
    game: 'dice',
    name: 'Dice',
    merchant: 'JADE',
    ...own,
    ggr: own.stake - own.win,
    theory: '99.00 %',
  }
  expect(own.rounds).toBeGreaterThan(5n)
  expect(await shown('ltd')).toMatchObject(expected)
  await countPlay(setup.app)
  for (const period of ['day', 'mtd', 'ytd', 'ltd'] as const)
    expect(await shown(period)).toMatchObject(expected)
})

test('B4 a period begins at midnight in the brand’s time zone', async () => {
  const { intervals, at } = await huy.api.reports.games({ query: { period: 'day' } })
  for (const { timeZone, from } of intervals) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(
      from ?? undefined,
    )
    expect([timeZone, clock]).toEqual([timeZone, '00:00:00'])
    expect(at.getTime() - (from?.getTime() ?? 0)).toBeLessThan(25 * 3_600_000)
  }
})

test('B4 sums payouts by their destination bank', async () => {
  const [from, to] = [-2, 2].map((days) =>
    dayIn('UTC', new Date(setup.clock.now().getTime() + days * 86_400_000)),
  )
  const toAcb = async () => {
    const { rows } = await huy.api.reports.money({
      query: { from: from ?? '', to: to ?? '', merchant: 'JADE' },
    })
    const own = rows.filter(({ way, method }) => way === 'out' && method === 'ACB')
    return own.reduce((sum, { moved }) => sum + moved, 0n)
  }
  const before = await toAcb()
  await live(5)
  expect((await toAcb()) - before).toBe(major(300_000))
})

test('B1 rejects a report request from a cashier', async () => {
  const cashier = await operator(setup, { roles: ['cashier'] })
  await expect(cashier.api.reports.liability()).rejects.toMatchObject({ code: 'permission.missing' })
})
