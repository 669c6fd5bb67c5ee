import { chanceOf } from '#kit/chance.ts'
import { outcomeTests } from './outcome-tests.ts'
import { rawTests } from './raw-tests.ts'
import { holmRejected } from './statistics.ts'
import type { Measured } from './statistics.ts'

/** The battery holds collectively at 99 %. */
export const LEVEL = 0.01

export interface BatteryReport {
  readonly measured: readonly Measured[]
  /** What failed in both runs. */
  readonly failed: readonly string[]
  readonly passes: boolean
  /** 1, or 2 where the fixed rule asked for fresh data. */
  readonly runs: number
}

/** Any source of uniform 32-bit words, and the mapping to results that is tested with it. */
export interface Examined {
  readonly next: () => number
  /** The mappings to results; by default the product's own. */
  readonly below?: (n: number) => number
  readonly shuffle?: (n: number) => Uint8Array
}

/**
 * Tests raw words and final results together. The fixed rule: if anything is significant after Holm's correction, everything is
 * measured once more on fresh data, and what is significant again has failed.
 */
export function runBattery(source: Examined, words = 2 ** 20): BatteryReport {
  const first = measure(source, words)
  const suspects = holmRejected(first, LEVEL)
  if (suspects.length === 0) return { measured: first, failed: [], passes: true, runs: 1 }
  const second = measure(source, words)
  const failed = holmRejected(second, LEVEL).map((one) => one.name)
  return { measured: second, failed, passes: failed.length === 0, runs: 2 }
}

function measure({ next, ...mappings }: Examined, count: number): readonly Measured[] {
  const words = new Uint32Array(count)
  for (let i = 0; i < count; i++) words[i] = next()
  return [...rawTests(words), ...outcomeTests({ ...chanceOf(next), ...mappings }, count)]
}
