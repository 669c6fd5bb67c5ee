import { major } from '#kit/money.ts'
import type { DrawData } from '#features/rewards/draws/rules/draw.ts'
import type { Prize } from '#features/rewards/draws/rules/prize.ts'

const cash = (whole: number): Prize => ({ kind: 'cash', amount: major(whole).toString() })
const points = (count: number): Prize => ({ kind: 'points', count })
const nothing: Prize = { kind: 'nothing' }

/** The demo's wheel: 100 parts; `unit` is what the smallest cash prize is worth. */
export const wheelOf = (unit: number): DrawData => ({
  kind: 'wheel',
  segments: [
    { weight: 14, prize: points(5) },
    { weight: 12, prize: nothing },
    { weight: 9, prize: cash(unit) },
    { weight: 12, prize: points(10) },
    { weight: 5, prize: cash(2 * unit) },
    { weight: 12, prize: nothing },
    { weight: 12, prize: points(5) },
    { weight: 1, prize: cash(20 * unit) },
    { weight: 9, prize: points(20) },
    { weight: 9, prize: cash(unit) },
    { weight: 5, prize: cash(5 * unit) },
  ],
})

/** A month of rewards: spins of the wheel and raffle tickets among points and cash. */
export const calendarOf = (
  unit: number,
  { wheel, raffle }: { readonly wheel: string; readonly raffle: string },
): DrawData => ({
  kind: 'checkIn',
  rewards: Array.from({ length: 31 }, (_, at): Prize => {
    const nth = at + 1
    if (nth === 1) return { kind: 'spins', draw: wheel, count: 2 }
    if (nth % 7 === 0) return cash((unit * nth) / 7)
    if (nth % 5 === 2) return { kind: 'tickets', draw: raffle, count: 2 }
    return nth % 5 === 0 ? { kind: 'spins', draw: wheel, count: 1 } : points(2 + Math.floor(nth / 6))
  }),
})

export const raffleOf = (unit: number): DrawData => ({
  kind: 'raffle',
  prizes: [
    { prize: cash(100 * unit), count: 1 },
    { prize: cash(20 * unit), count: 3 },
    { prize: points(50), count: 10 },
  ],
  oneEach: true,
  waitMinutes: 60,
  claimTickets: 5,
})

export const envelopesOf = (unit: number): DrawData => ({
  kind: 'envelope',
  total: major(500 * unit).toString(),
  count: 200,
  least: (major(unit) / 2n).toString(),
  step: (major(unit) / 10n).toString(),
})
