import { inTransaction, type Tx } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { accountsOf, insertAccount } from '#features/money/withdrawals/store/accounts.ts'
import { addEvent } from '#features/money/withdrawals/store/facts.ts'
import { insertOffer } from '#features/money/p2p-payouts/store/offers.ts'
import { claimsOf } from '#db/review/claims.ts'
import type { Currency } from '#kit/currency.ts'
import {
  setDisputed,
  setFirstYes,
  setLastYes,
  setWay,
  setOver,
  setPaid,
  setReceived,
} from '#features/money/withdrawals/store/changes.ts'
import { insertWithdrawal } from '#features/money/withdrawals/store/withdrawals.ts'
import {
  holdSums,
  paySums,
  releaseSums,
  returnSums,
  type Sums,
} from '#features/money/withdrawals/service/money.ts'
import { major, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { MINUTE_MS, later, type Resident, type World } from '../world.ts'

type Asked = { readonly amount: Minor; readonly at: Date; readonly eyes?: 1 | 2 }
type Operator = { readonly id: string; readonly account: string }

const PROCESSOR = 'sandbox'

async function operator(tx: Tx, account: string): Promise<Operator> {
  return one(tx, sql<Operator>`select id, account from operator where account = ${account}`)
}

/** The member's linked account in their own name; linked a day before it is first used. */
async function boundAccount(tx: Tx, { id, name, currency, wallet }: Resident, at: Date): Promise<string> {
  const [known] = await accountsOf(tx, id)
  if (known) return known.id
  const bank = currency === 'VND' ? (['VCB', 'TCB', 'ACB', 'MB'][Number(wallet % 4n)] ?? 'VCB') : 'ACH'
  const accountNumber = `${1_990_000_000n + id * 7_919n}`
  const bound = await insertAccount(tx, {
    memberId: id,
    bank,
    accountNumber,
    holder: name,
    now: later(at, -24 * 60 * MINUTE_MS),
  })
  if (bound === null) throw new Error(`seed: ${name} could not bind an account`)
  return bound
}

async function request(tx: Tx, resident: Resident, { amount, at, eyes = 1 }: Asked): Promise<Sums> {
  const id = await insertWithdrawal(tx, {
    memberId: resident.id,
    merchant: resident.merchant,
    wallet: resident.wallet,
    currency: resident.currency,
    account: await boundAccount(tx, resident, at),
    amount,
    fee: 0n,
    eyes,
    processor: PROCESSOR,
    now: at,
    dueAt: later(at, 30 * MINUTE_MS),
  })
  await addEvent(tx, id, { at, what: 'requested' })
  const sums = { id, wallet: resident.wallet, amount, fee: 0n, processor: PROCESSOR }
  const held = await holdSums(tx, sums, { at })
  if ('refused' in held)
    throw new Error(`seed: ${resident.account} cannot withdraw ${amount}: ${held.refused}`)
  return sums
}

async function claim(tx: Tx, { id }: Sums, by: Operator, now: Date): Promise<void> {
  await claimsOf('withdrawal').set(tx, id, { operator: by.id, account: by.account, now }, 'claimed')
  await addEvent(tx, id, { at: now, what: 'claimed', by: by.account })
}

async function approve(tx: Tx, sums: Sums, by: Operator, now: Date): Promise<void> {
  await claim(tx, sums, by, later(now, -2 * MINUTE_MS))
  await setLastYes(tx, sums.id, { by: by.id, account: by.account, now })
  await addEvent(tx, sums.id, { at: now, what: 'approved', by: by.account })
  await paySums(tx, sums, { at: now })
}

async function pay(tx: Tx, { id }: Sums, now: Date): Promise<void> {
  await setPaid(tx, id, {
    processorRef: `po_seed_${id.slice(-12)}`,
    now,
    receiptDueAt: later(now, 30 * MINUTE_MS),
  })
  await addEvent(tx, id, { at: now, what: 'paid' })
}

async function receive(tx: Tx, { id }: Sums, now: Date): Promise<void> {
  await setReceived(tx, id, { isAuto: false, now })
  await addEvent(tx, id, { at: now, what: 'received' })
}

/** A past withdrawal: requested, approved, paid and received within the hour. Returns the balance after it. */
export async function withdrawNow(world: World, resident: Resident, asked: Asked): Promise<Minor> {
  return inTransaction(world.owner, async (tx) => {
    const sums = await request(tx, resident, asked)
    const linh = await operator(tx, 'op-linh')
    const agreedAt = later(asked.at, (4 + world.chance.below(18)) * MINUTE_MS)
    await approve(tx, sums, linh, agreedAt)
    await pay(tx, sums, later(agreedAt, 3 * MINUTE_MS))
    await receive(tx, sums, later(asked.at, (28 + world.chance.below(20)) * MINUTE_MS))
    const wallet = await walletById(tx, resident.wallet)
    return wallet?.balance ?? 0n
  })
}

type Ending = (tx: Tx, sums: Sums, at: Date, people: { linh: Operator; huy: Operator }) => Promise<void>

const endings = {
  requested: async () => undefined,
  claimed: (tx, sums, at, { huy }) => claim(tx, sums, huy, later(at, 4 * MINUTE_MS)),
  approved: async (tx, sums, at, { linh }) => {
    const now = later(at, 6 * MINUTE_MS)
    await claim(tx, sums, linh, later(at, 3 * MINUTE_MS))
    await setFirstYes(tx, sums.id, { by: linh.id, account: linh.account, now })
    await addEvent(tx, sums.id, { at: now, what: 'approvedFirst', by: linh.account })
  },
  paid: async (tx, sums, at, { linh }) => {
    await approve(tx, sums, linh, later(at, 6 * MINUTE_MS))
    await pay(tx, sums, later(at, 9 * MINUTE_MS))
  },
  disputed: async (tx, sums, at, { linh }) => {
    await approve(tx, sums, linh, later(at, 6 * MINUTE_MS))
    await pay(tx, sums, later(at, 9 * MINUTE_MS))
    await setDisputed(tx, sums.id, 0n)
    await addEvent(tx, sums.id, { at: later(at, 20 * MINUTE_MS), what: 'saidNone' })
  },
  offered: async (tx, sums, at, { linh }) => {
    const now = later(at, 5 * MINUTE_MS)
    await claim(tx, sums, linh, later(at, 3 * MINUTE_MS))
    await setLastYes(tx, sums.id, { by: linh.id, account: linh.account, now })
    await setWay(tx, sums.id, 'matching')
    await addEvent(tx, sums.id, { at: now, what: 'offered', by: linh.account })
    const of = await one(
      tx,
      sql<{ merchant: string; currency: Currency; memberId: bigint }>`
        select merchant, currency, member_id from withdrawal where id = ${sums.id}
      `,
    )
    await insertOffer(tx, {
      ...of,
      withdrawal: sums.id,
      amount: sums.amount,
      offeredBy: linh.account,
      createdAt: now,
    })
    await paySums(tx, { ...sums, processor: 'matching' }, { at: now })
  },
  rejected: async (tx, sums, at, { huy }) => {
    const now = later(at, 12 * MINUTE_MS)
    const reason = 'The account isn’t in your name. Add another one.'
    await claim(tx, sums, huy, later(at, 5 * MINUTE_MS))
    await setOver(tx, sums.id, { state: 'rejected', reason, now })
    await addEvent(tx, sums.id, { at: now, what: 'rejected', by: huy.account, note: reason })
    await releaseSums(tx, sums, { at: now })
  },
  failed: async (tx, sums, at, { linh }) => {
    const now = later(at, 15 * MINUTE_MS)
    await approve(tx, sums, linh, later(at, 6 * MINUTE_MS))
    await setOver(tx, sums.id, { state: 'failed', reason: 'The bank rejected the payment.', now })
    await addEvent(tx, sums.id, { at: now, what: 'failed' })
    await returnSums(tx, sums, { at: now })
  },
} as const satisfies { readonly [state: string]: Ending }

type Plan = {
  readonly account: string
  readonly state: keyof typeof endings
  readonly minutesAgo: number
  readonly most: number
  readonly eyes?: 1 | 2
}

const plans: readonly Plan[] = [
  { account: 'linh', state: 'requested', minutesAgo: 14, most: 2_000_000 },
  { account: 'quanghuy', state: 'requested', minutesAgo: 6, most: 5_000_000 },
  { account: 'grace', state: 'requested', minutesAgo: 22, most: 80 },
  { account: 'giahan', state: 'claimed', minutesAgo: 19, most: 1_000_000 },
  { account: 'vanson', state: 'approved', minutesAgo: 31, most: 25_000_000, eyes: 2 },
  { account: 'mai', state: 'paid', minutesAgo: 12, most: 300_000 },
  { account: 'tuananh', state: 'disputed', minutesAgo: 80, most: 500_000 },
  { account: 'phuonglan', state: 'offered', minutesAgo: 25, most: 2_000_000 },
  { account: 'baochau', state: 'offered', minutesAgo: 17, most: 900_000 },
  { account: 'phuonglan', state: 'rejected', minutesAgo: 600, most: 400_000 },
  { account: 'tuananh', state: 'failed', minutesAgo: 900, most: 1_000_000 },
]

/** Today's withdrawals, one or more in every state, of at most half a member's balance. */
export async function tellWithdrawals(world: World, find: (account: string) => Resident): Promise<void> {
  for (const { account, state, minutesAgo, most, eyes } of plans) {
    const resident = find(account)
    const at = later(world.now, -minutesAgo * MINUTE_MS)
    await inTransaction(world.owner, async (tx) => {
      const wallet = await walletById(tx, resident.wallet)
      const free = wallet ? wallet.balance - wallet.held : 0n
      const half = (free / 2n / major(1)) * major(1)
      const amount = half < major(most) ? half : major(most)
      if (amount < major(10)) return // the random demo data left nothing to withdraw
      const sums = await request(tx, resident, { amount, at, ...(eyes ? { eyes } : {}) })
      const people = { linh: await operator(tx, 'op-linh'), huy: await operator(tx, 'op-huy') }
      const end: Ending = endings[state]
      await end(tx, sums, at, people)
    })
  }
}
