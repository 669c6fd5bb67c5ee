import * as fc from 'fast-check'
import { major } from '#kit/money.ts'
import type { Campaign } from './engine-oracle.ts'

/** Whole major units, which every entry point takes, and wins with a remainder, so that shares are rounded. */
const whole = (min: number, max: number) => fc.integer({ min, max }).map((n) => major(n))
const wins = fc.integer({ min: 0, max: 30 }).map((n) => (n < 8 ? 0n : major(n) + BigInt(n) * 100n))
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const kind = <K extends string>(name: K) => fc.constant(name)
const campaign: fc.Arbitrary<Campaign> = fc.record({
  amount: whole(5, 40),
  wagering: fc.bigInt(0n, 4n),
  isFirst: fc.boolean(),
  stakeMax: fc.option(whole(8, 20)),
  conversionMax: fc.option(whole(25, 60)),
  liveWeight: fc.constantFrom(0n, 20n, 33n, 100n),
})

export const step = fc.oneof(
  often(3, fc.record({ kind: kind('offer'), campaign, isAutomatic: fc.boolean() })),
  often(3, fc.record({ kind: kind('claim') })),
  often(6, fc.record({ kind: kind('bet'), stake: whole(1, 15), win: wins, isLive: fc.boolean() })),
  often(4, fc.record({ kind: kind('open'), stake: whole(1, 15), isLive: fc.boolean() })),
  often(4, fc.record({ kind: kind('settle'), round: fc.nat(99), win: wins })),
  often(2, fc.record({ kind: kind('void'), round: fc.nat(99) })),
  often(2, fc.record({ kind: kind('rollback'), posted: fc.nat(99) })),
  often(2, fc.record({ kind: kind('repeat'), posted: fc.nat(99) })),
  often(4, fc.record({ kind: kind('vendorBet'), stake: whole(1, 15) })),
  often(4, fc.record({ kind: kind('vendorWin'), bet: fc.nat(99), win: wins })),
  often(1, fc.record({ kind: kind('vendorRollback'), bet: fc.nat(99) })),
  often(
    1,
    fc.record({ kind: kind('transfer'), amount: whole(1, 10), direction: fc.constantFrom('out', 'back') }),
  ),
  often(1, fc.record({ kind: kind('deposit'), amount: whole(1, 20) })),
  often(1, fc.record({ kind: kind('cancel'), grant: fc.nat(9), isStale: fc.boolean() })),
  often(1, fc.record({ kind: kind('expire') })),
  often(2, fc.record({ kind: kind('look') })),
  often(3, fc.record({ kind: kind('work') })),
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
