import type { SpinTable } from './cycle.ts'
import type { SlotModel } from '../model.ts'

/**
 * The free spins of a round as an absorbing chain whose states are (grants left, spins left). Each free spin either
 * pays and goes on, or pays and grants more spins while the round's limit allows. Let a, b be the counts of windows
 * by pay, without and with such a grant, and c = a + b; V(g, s) counts the ways to win by total pay:
 *   V(g, 0) = 1,  V(0, s) = c · V(0, s-1),  V(g, s) = a · V(g, s-1) + b · V(g-1, s-1+count).
 * With every V(g, s) written over cycle^(s + count·g), the recursion holds in whole numbers.
 *
 * A polynomial is kept as one great whole number with its coefficients laid side by side, far enough apart that
 * products never touch (Kronecker's substitution): exact, and a matter of seconds for a real slot.
 */
export interface FeatureWays {
  /** Place i: the ways in which the free spins pay i units in all; only what stays below the round's limit. */
  readonly ways: readonly bigint[]
  /** All ways there are: cycle^limit. */
  readonly total: bigint
  /** Credits of one unit: the credit step times the multiplier. */
  readonly unit: number
}

interface Packing {
  /** Bits for each coefficient. */
  readonly width: bigint
  readonly units: number
}

export function featureWays<S extends string>(model: SlotModel<S>, table: SpinTable): FeatureWays {
  const unit = model.creditStep * model.freeSpins.multiplier
  const total = BigInt(table.cycle) ** BigInt(model.freeSpins.limit)
  const packing: Packing = {
    // One bit more than the sum of two coefficients can need.
    width: BigInt(total.toString(2).length + 2),
    units: Math.ceil(model.maxCredits / unit),
  }
  return { ways: unpack(chain(model, table, packing), packing), total, unit }
}

/** The ways of all symbols that may spread, all equally likely, as one. */
export function joinedWays(parts: readonly FeatureWays[]): FeatureWays {
  const [first, ...rest] = parts
  if (!first) throw new RangeError('proof: nothing to join')
  return rest.reduce(
    (sum, part) => ({
      unit: sum.unit,
      total: sum.total + part.total,
      ways: sum.ways.map((ways, i) => ways + (part.ways[i] ?? 0n)),
    }),
    first,
  )
}

function chain<S extends string>(model: SlotModel<S>, table: SpinTable, packing: Packing): bigint {
  const { count, limit } = model.freeSpins
  if (limit === 0) return 1n
  const cycle = BigInt(table.cycle)
  const plain = pack(table.plain, packing)
  const grant = pack(table.trigger, packing)
  const bits = Number(packing.width) * packing.units
  const times = (a: bigint, b: bigint): bigint => BigInt.asUintN(bits, a * b)
  const grants = limit / count - 1
  let fewer: bigint[] = []
  for (let left = 0; left <= grants; left++) {
    const longest = count + (grants - left) * (count - 1)
    let here = cycle ** BigInt(left * count)
    const row = [here]
    for (let spins = 1; spins <= longest; spins++) {
      const more = fewer[spins - 1 + count]
      here = more === undefined ? times(plain + grant, here) : times(plain, here) + times(grant, more)
      row.push(here)
    }
    fewer = row
  }
  return fewer[count] ?? 0n
}

function pack(counts: Float64Array, { width, units }: Packing): bigint {
  let whole = 0n
  for (let unit = Math.min(units, counts.length) - 1; unit >= 0; unit--) {
    whole = (whole << width) | BigInt(counts[unit] ?? 0)
  }
  return whole
}

/** Halves the number again and again, so that reading all coefficients does not cost a full shift for each. */
function unpack(polynomial: bigint, { width, units }: Packing): bigint[] {
  if (units === 1) return [polynomial]
  const low = units >> 1
  const border = BigInt(low) * width
  return [
    ...unpack(BigInt.asUintN(Number(border), polynomial), { width, units: low }),
    ...unpack(polynomial >> border, { width, units: units - low }),
  ]
}
