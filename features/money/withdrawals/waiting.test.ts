import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { BrandCount, BrandCutoff } from '#db/review/cutoffs.ts'
import { one, run, sql } from '#db/rows.ts'
import { openStates, withdrawalStates, type WithdrawalState } from './rules/states.ts'
import { waitingWithdrawals } from './store/waiting.ts'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-11-20T12:00:00Z')
const brands = ['AMBER', 'JADE'] as const
type Brand = (typeof brands)[number]

/** A withdrawal; `due` and `paid` are hours from noon. */
type Row = {
  readonly brand: Brand
  readonly state: WithdrawalState
  readonly due: number
  readonly paid: number
}

// steps of half a day: a time often falls on the cutoff itself
const hours = fc.integer({ min: -5, max: 5 }).map((halfDays) => 12 * halfDays)
const rows = fc.array(
  fc.record({
    brand: fc.constantFrom(...brands),
    state: fc.constantFrom(...withdrawalStates),
    due: hours,
    paid: hours,
  }),
  { maxLength: 40 },
)
const cutoffs = fc.record({ AMBER: hours, JADE: hours })

const at = (hour: number) => new Date(NOON + hour * HOUR_MS)

let app: TestApp
const members = new Map<Brand, { readonly id: bigint; readonly wallet: bigint; readonly account: string }>()
beforeAll(async () => {
  app = await testApp()
  for (const merchant of brands) {
    const { id, wallet } = await person(app, { merchant })
    const { account } = await one(
      app.database.owner,
      sql<{ account: string }>`
        insert into payout_account (member_id, bank, account_number, holder, created_at)
        values (${id}, 'VCB', '0071000446235', 'MAI', ${at(0)})
        returning id::text as account
      `,
    )
    members.set(merchant, { id, wallet, account })
  }
})
afterAll(() => app.close())

async function insert(tx: Tx, { brand, state, due, paid }: Row): Promise<void> {
  const member = members.get(brand)!
  await run(
    tx,
    sql`
      insert into withdrawal (
        member_id, merchant, wallet, currency, account, amount, fee, state, eyes, first_by, processor, requested_at, due_at, paid_at,
        receipt_minutes, arrived
      )
      values (
        ${member.id}, ${brand}, ${member.wallet}, 'VND', ${member.account}::uuid, 10000, 0, ${state}, 1, uuidv7(), 'sandbox', ${at(due - 1)},
        ${at(due)}, ${['paid', 'disputed', 'received'].includes(state) ? at(paid) : null}, 30, 0
      )
    `,
  )
}

/** What the queue's figure must say: open states, overdue past the promise, a dispute a day after the payment. */
function model(list: readonly Row[], before: Readonly<Record<Brand, number>>): BrandCount[] {
  return brands.flatMap((merchant) => {
    const open = list.filter(
      ({ brand, state }) => brand === merchant && openStates.some((is) => is === state),
    )
    const isLate = ({ state, due, paid }: Row) => (state === 'disputed' ? paid + 24 : due) < before[merchant]
    return open.length ? [{ merchant, count: open.length, overdue: open.filter(isLate).length }] : []
  })
}

type Count = (tx: Tx, brands: readonly BrandCutoff[]) => Promise<BrandCount[]>

const ours: Count = (tx, cut) => waitingWithdrawals(tx, { brands: cut, isHouse: false, now: at(0) })

/** Thrown to undo what a run has inserted. */
class UndoError extends Error {}

/** Fails with the smallest list for which a count differs from the model. */
function agrees(count: Count): Promise<void> {
  return fc.assert(
    fc.asyncProperty(rows, cutoffs, async (list, before) => {
      const counted: BrandCount[] = []
      await inTransaction(app.database.db, async (tx) => {
        for (const row of list) await insert(tx, row)
        const cut = brands.map((merchant) => ({ merchant, before: at(before[merchant]) }))
        counted.push(...(await count(tx, cut)))
        throw new UndoError('undone')
      }).catch((error: unknown) => {
        if (!(error instanceof UndoError)) throw error
      })
      const sorted = counted.toSorted((a, b) => String(a.merchant).localeCompare(String(b.merchant)))
      expect(sorted).toEqual(model(list, before))
    }),
    { numRuns: 40, seed: 17 },
  )
}

test('M3 counts exactly the withdrawals that an operator can act on, by brand, and those that are late', async () => {
  await agrees(ours)
})

/** A count with a bug: it finds the rows changed as the bug would read them. */
const planted = (change: string): Count => {
  return async (tx, cut) => {
    await sql.raw(change).execute(tx)
    return ours(tx, cut)
  }
}

test.each([
  ['misses a dispute', `update withdrawal set state = 'received' where state = 'disputed'`],
  [
    'counts what the bank has not confirmed',
    `update withdrawal set state = 'approved' where state = 'paying'`,
  ],
  ['counts a dispute as late from its payment', `update withdrawal set paid_at = paid_at - interval '1 day'`],
  [
    'is late at the promised minute itself',
    `update withdrawal set due_at = due_at - interval '1 millisecond'`,
  ],
])('M3 the model detects a count that %s', async (_, change) => {
  await expect(agrees(planted(change))).rejects.toThrow('Property failed')
})
