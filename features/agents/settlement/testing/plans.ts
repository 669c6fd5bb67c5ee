import type { Given } from './facts.ts'
import type { OraclePeriod } from './oracle.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type Plan = {
  readonly slotMs: number
  readonly kinds: readonly {
    readonly kind: OraclePeriod['kind']
    readonly spanMs: number
    readonly given: readonly Given[]
  }[]
  readonly payer: 'brand' | 'upline'
}

export const flat = (measure: Given['measure'], rates: readonly [number, number][], lossPpm = 0): Given => ({
  measure,
  tiers: rates.map(([from, ratePpm]) => ({ from: BigInt(from), ratePpm, lossPpm })),
})

/** Tiers of duc, hoa and tam. Some pay where the one above has no tier yet: settlement does not rely on the rate rule of offers. */
export const days: Plan = {
  slotMs: 3 * HOUR,
  payer: 'brand',
  kinds: [
    {
      kind: 'daily',
      spanMs: DAY,
      given: [
        flat('validBets', [
          [0, 1_777],
          [50_000_000, 2_999],
        ]),
        flat('validBets', [
          [0, 1_111],
          [50_000_000, 2_222],
        ]),
        flat('validBets', [[10_000_000, 999]]),
      ],
    },
    {
      kind: 'hourly',
      spanMs: HOUR,
      given: [
        flat('validBets', [[0, 913]]),
        flat('validBets', [[5_000_000, 911]]),
        flat('validBets', [[0, 77]]),
      ],
    },
    {
      kind: 'dividend',
      spanMs: DAY,
      given: [
        flat('activeMembers', [
          [1, 200_000],
          [3, 333_333],
        ]),
        flat('activeMembers', [
          [1, 123_456],
          [2, 250_001],
        ]),
        flat('loss', [
          [0, 99_999],
          [30_000_000, 100_001],
        ]),
      ],
    },
  ],
}
export const minutes: Plan = {
  slotMs: 5 * MINUTE,
  payer: 'upline',
  kinds: [
    {
      kind: 'realTime',
      spanMs: 5 * MINUTE,
      given: [
        flat(
          'betAmount',
          [
            [0, 3_333],
            [20_000_000, 4_444],
          ],
          1_234,
        ),
        flat('betAmount', [[1_000_000, 2_345]], 999),
        flat('betAmount', [[0, 111]], 222),
      ],
    },
  ],
}
