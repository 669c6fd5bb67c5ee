import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Written } from '#apps/bank/camt.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { runs } from '#kit/testing/tier.ts'
import { finishImports } from './service/import.ts'
import { bankSetup, merchant, type BankSetup } from './testing/setup.ts'

let at: BankSetup
beforeAll(async () => {
  at = await bankSetup()
})
afterAll(() => at.close())

/** What a payer sends for an order of 500 000: [amount, how the reference is written]. */
const payment = fc.record({
  amount: fc.constantFrom('500000', '400000', '600000'),
  writes: fc.constantFrom('as told', 'without hyphen', 'nothing'),
})
/** Files: which payments each contains, in which order, and whether two are approved at the same instant. */
const files = fc.record({
  parts: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 2,
  }),
  isParallel: fc.boolean(),
})

test('M4 M12 credits an order exactly once if an exact entry arrives and never otherwise, however files overlap and repeat', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 3, maxLength: 3 }),
      files,
      async (payments, { parts, isParallel }) => {
        const { mai, id, reference } = await at.ordered()
        const entries: Written[] = payments.map(({ amount, writes }) => {
          const text = {
            'as told': reference,
            'without hyphen': reference.replace('-', ''),
            nothing: 'tien',
          }[writes]
          return at.paid(text, amount)
        })
        const sent = parts.map((part) => part.flatMap((n) => entries[n] ?? []))
        const statements: string[] = []
        // the filler makes each file's bytes differ: the same file again is refused at the upload
        for (const each of sent) statements.push((await at.uploaded([...each, at.paid('filler')])).id)
        const approve = (statement: string) =>
          at.second.alone.bankStatements.approve({ params: { merchant, id: statement }, body: {} })
        if (isParallel) await Promise.all(statements.map(approve))
        else for (const statement of statements) await approve(statement)
        await finishImports(at.app)
        const arrived = new Set(sent.flat())
        const isExact = ({ amount, text }: Written) => amount === '500000' && text !== 'tien'
        const isPaid = [...arrived].some(isExact)
        expect(await at.balanceOf(mai)).toBe(isPaid ? major(500_000) : 0n)
        const { lines, taken, queued } = await one(
          at.app.db,
          sql<{ lines: number; taken: number; queued: number }>`
          select (select count(*)::int from line where wallet = ${mai.wallet}) as lines,
            (select count(*)::int from bank_entry where deposit = ${id}) as taken,
            (
              select count(*)::int from bank_entry
              where state = 'queued' and entry_ref = any (${[...arrived].map(({ ref }) => ref)}::text[])
            ) as queued
        `,
        )
        const credited = isPaid ? 1 : 0
        expect({ lines, taken, queued }).toEqual({
          lines: credited,
          taken: credited,
          queued: arrived.size - credited,
        })
      },
    ),
    { numRuns: runs({ day: 6, night: 60 }), seed: 17 },
  )
}, 120_000)
