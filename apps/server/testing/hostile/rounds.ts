const IS_NIGHT = process.env['FAIRHOUSE_TIER'] === 'nightly'
/** By night each date tries others; by day always the same, so that what was green stays so. */
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')
/** FAIRHOUSE_SEED brings back a night's calls, FAIRHOUSE_ROUND goes on where it ended or failed. */
const SEED = Number(process.env['FAIRHOUSE_SEED'] ?? (IS_NIGHT ? TODAY : '20261122'))
const FROM = Number(process.env['FAIRHOUSE_ROUND'] ?? 0)
/** Rounds of one night get seeds that no other night's overlap. */
const STRIDE = 100_000

export type Round = { readonly seed: number; readonly words: string }

/**
 * Rounds of a generated test: so many by day, and by night one after the other until the time is over. A round always ends, so
 * a stage takes its time and one round more. Says at its end how to go on from there.
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
