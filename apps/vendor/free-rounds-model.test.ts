import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { many, one, sql } from '#db/rows.ts'
import { advanceOrders } from '#features/rewards/bonuses/jobs.ts'
import type { FreeRoundsTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { plainTerms } from '#features/rewards/bonuses/testing/give.ts'
import type { Minor } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { openBoth, type Both, type Line } from './testing/lossy.ts'

let both: Both
beforeAll(async () => {
  both = await openBoth()
})
afterAll(() => both.close())

type Step =
  | { readonly kind: 'play' | 'work' | 'back' | 'cancel' | 'again' }
  | { readonly kind: 'line'; readonly vendor: Line; readonly wallet: Line }

const line = fc.constantFrom<Line>('whole', 'question', 'answer')
const steps = fc.array(
  fc.oneof(
    { arbitrary: fc.constant<Step>({ kind: 'play' }), weight: 5 },
    { arbitrary: fc.constantFrom<Step>({ kind: 'work' }, { kind: 'back' }, { kind: 'again' }), weight: 3 },
    { arbitrary: fc.constant<Step>({ kind: 'cancel' }), weight: 1 },
    {
      arbitrary: fc.record({ kind: fc.constant('line' as const), vendor: line, wallet: line }),
      weight: 2,
    },
  ),
  { minLength: 8, maxLength: 24 },
)

const DAY_MS = 86_400_000
const isNight = process.env['FAIRHOUSE_TIER'] === 'nightly'

test(
  'PRO-01 M9 whatever is lost, repeated or rolled back, members get exactly what a vendor’s free rounds won',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isCash) => {
        both.lines.toVendor = both.lines.toWallet = 'whole'
        const mai = await both.someone()
        const terms: Partial<FreeRoundsTerms> = isCash ? {} : { wins: { ...plainTerms, wagering: 0 } }
        const id = await both.give(mai, 5, { ...terms, days: 30 })
        const seat = await both.seatOf(mai)
        const linh = await operator(both.at)
        const wins: { readonly amount: Minor; isBack: boolean }[] = []
        for (const step of taken) {
          switch (step.kind) {
            case 'line':
              both.lines.toVendor = step.vendor
              both.lines.toWallet = step.wallet
              break
            case 'play': {
              const before = both.tables.freeRounds.winsOf(id).length
              const amount = await both.playFree(seat)
              if (both.tables.freeRounds.winsOf(id).length > before) wins.push({ amount, isBack: false })
              break
            }
            case 'back':
              await rollBack(id, wins)
              break
            case 'again':
              await advanceOrders(both.at.app)
              await advanceOrders(both.at.app)
              break
            case 'cancel': {
              const [state] = (await both.shownTo(mai)).map((each) => each.state)
              if (state === 'active' || state === 'waiting')
                await linh.api.freeRoundsOffice.cancel({
                  params: { member: mai.id, id },
                  body: { reason: 'a test of the rules' },
                })
              break
            }
            case 'work':
              await both.work()
          }
        }
        both.lines.toVendor = both.lines.toWallet = 'whole'
        for (let n = 0; n < 4; n += 1) await both.work()
        both.at.clock.forward(31 * DAY_MS) // beyond its days
        await both.work()
        await both.work()
        await both.work()
        const due = wins.reduce((sum, { amount, isBack }) => (isBack ? sum : sum + amount), 0n)
        const [order] = await both.shownTo(mai)
        expect([order?.state, order?.won]).toEqual(['ended', due])
        // a bonus without wagering is cash: either way the member has what was won, less what was taken back
        expect([taken, await both.cashOf(mai)]).toEqual([taken, isCash ? due : await givenFor(mai)])
      }),
      { numRuns: isNight ? 400 : 6 },
    )
    expect((await proveWhole(both.at.app.db)).map(({ fault }) => fault)).toEqual([])
  },
  isNight ? 3_600_000 : 120_000,
)

/** The vendor takes its newest win back that it has not taken back before. */
async function rollBack(id: string, wins: { isBack: boolean }[]): Promise<void> {
  const at0 = wins.findLastIndex(({ isBack }) => !isBack)
  const ref = both.tables.freeRounds.winsOf(id)[at0]?.transaction_uuid
  const known = await many(both.at.app.db, sql`select 1 from free_rounds_win where ref = ${ref ?? ''}`)
  // one that never arrived gets a tombstone instead, and is never paid
  if (!ref || known.length === 0 || both.lines.toWallet !== 'whole') return
  const fields = { user: await refOf(id), transaction_uuid: `back-${ref}`, reference_transaction_uuid: ref }
  expect((await both.direct('transaction/rollback', fields)).status).toBe('RS_OK')
  expect((await both.direct('transaction/rollback', fields)).status).toBe('RS_OK')
  const win = wins[at0]
  if (win) win.isBack = true
}

async function refOf(id: string): Promise<string> {
  const { ref } = await one<{ ref: string }>(
    both.at.app.db,
    sql`
      select p.ref from vendor_player p join free_rounds_order o on o.member_id = p.member_id and p.vendor = o.vendor where o.id = ${id}
    `,
  )
  return ref
}

/** Cash from bonuses that the wins became, by the ledger: what was offered, whatever was taken back afterwards is the operator's. */
async function givenFor(of: Person): Promise<Minor> {
  const { sum } = await one<{ sum: bigint }>(
    both.at.app.db,
    sql`select coalesce(sum(amount), 0)::bigint as sum from reward where member_id = ${of.id} and kind = 'bonus' and state = 'credited'`,
  )
  return sum
}
