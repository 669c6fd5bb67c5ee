/** Reference – candidate – reference: the ratio within a sandwich is stable although other load on a small machine varies. */
import type { Anchor } from './anchor.ts'

/** Larger differences between the references indicate other load: the sandwich is repeated, a few times. */
const MOST_DRIFT = 0.3
const MOST_TRIES = 3

export type Taste<T> = { readonly result: T; readonly anchor: Anchor; readonly isNoisy: boolean }

const mean = (a: number, b: number) => (a + b) / 2

/** Measures sandwiches; the reference after one is the reference before the next. */
export function createSandwich(measure: () => Promise<Anchor>) {
  let before: Anchor | null = null
  return async function taste<T>(candidate: () => Promise<T>): Promise<Taste<T>> {
    for (let tries = 1; ; tries += 1) {
      before ??= await measure()
      const result = await candidate()
      const after = await measure()
      const anchor = {
        tps: mean(before.tps, after.tps),
        latencyMs: mean(before.latencyMs, after.latencyMs),
        cpuUs: mean(before.cpuUs, after.cpuUs),
      }
      const drift = Math.abs(before.tps - after.tps) / Math.max(before.tps, after.tps)
      before = after
      if (drift <= MOST_DRIFT || tries >= MOST_TRIES) return { result, anchor, isNoisy: drift > MOST_DRIFT }
    }
  }
}

/** Another order in every round, from a seed: no candidate always follows the same one. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = [...list]
  let state = seed * 2_654_435_761
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
  return order
}
