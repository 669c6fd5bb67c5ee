import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchLatePayouts } from '#features/money/bank-statements/service/late-payouts.ts'
import type { Operator } from '#apps/server/testing/operator.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { runs } from '#kit/testing/tier.ts'
import { payoutSetup, type PayoutSetup } from './testing/setup.ts'

let at: PayoutSetup
beforeAll(async () => {
  at = await payoutSetup()
})
afterAll(() => at.close())

/** What operators and the bank may do in any order; 'twice' sends the same call two times at once. */
const step = fc.record({
  does: fc.constantFrom(
    'claim',
    'release',
    'record',
    'confirm',
    'reopen',
    'fail',
    'named entry',
    'bank entry',
    'other amount',
    'late match',
  ),
  by: fc.constantFrom('linh', 'huy'),
  isTwice: fc.boolean(),
})

/** Histories that begin where most mistakes could be made: taken, recorded, paid. */
const begins = fc.constantFrom<string[]>([], ['claim'], ['claim', 'record'], ['claim', 'record', 'confirm'])
const history = fc
  .tuple(begins, fc.array(step, { minLength: 3, maxLength: 8 }))
  .map(([first, rest]) => [
    ...first.map((does) => ({ does, by: does === 'confirm' ? 'huy' : 'linh', isTwice: false })),
    ...rest,
  ])

/** A small model of the steps, which predicts their results. */
type Model = {
  state: string
  holder: string | null
  recorder: string | null
  /** The bank's reference that is recorded now. */
  reference: string | null
  early: string[]
}

test('CSH-02 M12 leaves the wallet once, comes back at most once, and never by one operator, in any order of steps', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      run += 1
      const { own, id, reference } = await at.approved()
      const model: Model = { state: 'waiting', holder: null, recorder: null, reference: null, early: [] }
      const params = { id }
      const staff: Readonly<Record<string, Operator>> = { linh: at.linh, huy: at.huy }
      const mine = `FT${run}-${id.slice(-6)}`
      for (const { does, by, isTwice } of steps) {
        const operator = staff[by] ?? at.linh
        const office = operator.alone.manualPayoutsOffice
        const call = async () => {
          switch (does) {
            case 'claim':
              return office.claim({ params })
            case 'release':
              return office.release({ params })
            case 'record':
              return office.record({ params, body: { bankReference: mine, bookedOn: at.today() } })
            case 'confirm':
              return office.confirm({ params })
            case 'reopen':
              return office.reopen({ params, body: { reason: 'not at the bank' } })
            case 'fail':
              return operator.api.manualPayoutsOffice.fail({ params, body: { reason: 'bank said no' } })
            case 'named entry':
              return at.booked(at.sent(reference))
            case 'bank entry':
              return at.booked({ ...at.sent('-'), ref: mine })
            case 'other amount':
              return at.booked(at.sent(reference, '299999'))
            case 'late match':
              return matchLatePayouts(at.app)
          }
        }
        const results = await Promise.allSettled(isTwice ? [call(), call()] : [call()])
        const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
        for (const each of refused)
          expect(each).toMatchObject({ code: expect.stringMatching(/^(manualPayouts|approvals)\./) })
        await follow(model, { does, by, mine })
      }
      const { state } = await at.huy.api.manualPayoutsOffice.one({ params })
      expect(state).toBe(model.state)
      // amount and fee left once; they are back only if it failed
      const left = state === 'failed' ? major(1_000_000) : major(700_000)
      expect(await at.moneyOf(own)).toEqual({ balance: left, held: 0n })
      const { paid, entries, withdrawal, alone } = await one(
        at.app.db,
        sql<{ paid: number; entries: number; withdrawal: string; alone: number }>`
          select
            (select count(*)::int from withdrawal_event where withdrawal = ${id} and what = 'paid') as paid,
            (select count(*)::int from bank_entry where withdrawal = ${id}) as entries,
            (select state from withdrawal where id = ${id}) as withdrawal,
            (
              select count(*)::int from manual_payout
              where id = ${id} and state = 'paid' and not is_on_statement and confirmed_by is not distinct from recorded_by
            ) as alone
        `,
      )
      const isPaid = state === 'paid'
      expect(withdrawal).toBe(isPaid ? 'paid' : state === 'failed' ? 'failed' : 'paying')
      if (isPaid) expect(paid).toBe(1)
      expect(entries).toBeLessThanOrEqual(1)
      expect(alone).toBe(0)
    }),
    { numRuns: runs({ day: 15, night: 200 }), seed: 18 },
  )
}, 240_000)

type Did = { readonly does: string; readonly by: string; readonly mine: string }

async function follow(model: Model, { does, by, mine }: Did): Promise<void> {
  const isOpen = ['waiting', 'claimed', 'recorded'].includes(model.state)
  const pay = () => {
    if (isOpen) model.state = 'paid'
  }
  switch (does) {
    case 'claim':
      if (model.state === 'waiting') [model.state, model.holder] = ['claimed', by]
      return
    case 'release':
      if (model.state === 'claimed' && model.holder === by) [model.state, model.holder] = ['waiting', null]
      return
    case 'record':
      if (model.state === 'claimed' && model.holder === by)
        [model.state, model.recorder, model.reference] = ['recorded', by, mine]
      return
    case 'confirm':
      if (model.state === 'recorded' && model.recorder !== by) model.state = 'paid'
      return
    case 'reopen':
      if (model.state === 'recorded') [model.state, model.recorder, model.reference] = ['claimed', null, null]
      return
    case 'fail':
      if ((model.state === 'claimed' && model.holder === by) || model.state === 'paid') model.state = 'failed'
      return
    case 'named entry':
      return pay()
    case 'bank entry':
      if (model.reference === mine) return pay()
      model.early.push(mine)
      return
    case 'late match':
      if (model.reference !== null && model.early.includes(model.reference)) pay()
  }
}
