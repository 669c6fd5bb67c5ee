/**
 * What an open bet is worth now. Its fair value is the stake that still runs times, over the combinations that it covers, the product of
 * what decided legs returned and of what open legs return on average by the model, without margin. The offer is that less the operator's
 * margin on cash-outs, rounded down; both are shown.
 *
 * Example: 100.00 on a single at 2.50 whose chance is now 60 %: fair 150.00, with 5 % margin the offer is 142.50.
 */
import type { Ticket } from './ticket.ts'

/** The operator's margin on cash-outs. */
export const CASH_OUT_MARGIN = 0.05
/** An offer below this part of the stake is not made. */
const LEAST_PART = 0.01
const SCALE = 1_000_000_000

/** Fair value and offer of what runs; null: too small to be offered. `values`: what each leg returns on average, in order. */
export function valueOf(
  ticket: Pick<Ticket, 'legs' | 'sizes'>,
  values: readonly number[],
  running: bigint,
): { readonly fair: bigint; readonly offer: bigint | null } {
  const sums = [1, ...ticket.legs.map(() => 0)]
  let bankers = 1
  ticket.legs.forEach((leg, at) => {
    const value = values[at] ?? 0
    if (leg.b) {
      bankers *= value
      return
    }
    for (let k = sums.length - 1; k >= 1; k -= 1) sums[k] = (sums[k] ?? 0) + value * (sums[k - 1] ?? 0)
  })
  const selections = ticket.legs.filter((leg) => !leg.b).length
  const covered = ticket.sizes.reduce((total, size) => total + (sums[size] ?? 0), 0)
  const lines = ticket.sizes.reduce((total, size) => total + choose(selections, size), 0)
  const factor = (covered / lines) * bankers
  const fair = times(running, factor)
  const offer = times(running, factor * (1 - CASH_OUT_MARGIN))
  return { fair, offer: factor < LEAST_PART ? null : offer }
}

/** A sum times a factor, rounded down: in the operator's favour. */
const times = (sum: bigint, factor: number): bigint =>
  factor > 1e6 ? 0n : (sum * BigInt(Math.floor(factor * SCALE))) / BigInt(SCALE)

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** A part of what runs, in ten-thousandths: the stake that ends and what is paid for it. Both are rounded down. */
export function partOf(
  part: number,
  running: bigint,
  offer: bigint,
): { readonly ended: bigint; readonly paid: bigint } {
  return { ended: (running * BigInt(part)) / 10_000n, paid: (offer * BigInt(part)) / 10_000n }
}
