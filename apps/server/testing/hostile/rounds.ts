const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** At night each date has another seed; by day the seed is fixed, so that results are reproducible. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')
/** FAIRHOUSE_SEED repeats a night's calls, FAIRHOUSE_ROUND resumes where it ended or failed. */
const SEED = Number(process.env['FAIRHOUSE_SEED'] ?? (IS_NIGHT ? TODAY : '20261122'))
const FROM = Number(process.env['FAIRHOUSE_ROUND'] ?? 0)
/** Seeds of one night's rounds do not overlap with another night's. */
const STRIDE = 100_000

/** By day every third of them from `first` on, so that three tests together try all; at night all. */
export function sampled<T>(all: readonly T[], first: number): readonly T[] {
  return IS_NIGHT ? all : all.filter((_, at) => at % 3 === first % 3)
}

export type Round = { readonly seed: number; readonly words: string }

/**
 * Rounds of a generated test: a fixed number by day, and at night as many as fit into the time. A round always completes, so a stage takes
 * its time and up to one round more. Prints at its end how to resume.
 */
export function* rounds(
  name: string,
  { byDay, nightMs }: { readonly byDay: number; readonly nightMs: number },
): Generator<Round> {
  const until = performance.now() + nightMs
  let round = FROM
  const isGoing = () => (IS_NIGHT ? performance.now() < until : round < FROM + byDay)
  for (; isGoing(); round += 1) {
    const words = `FAIRHOUSE_SEED=${SEED} FAIRHOUSE_ROUND=${round}`
    yield { seed: SEED + round * STRIDE, words }
  }
  if (IS_NIGHT)
    console.log(`${name}: ${round - FROM} rounds; go on with FAIRHOUSE_SEED=${SEED} FAIRHOUSE_ROUND=${round}`)
}
