import type { Tx } from '#db/pool.ts'
import { holdResults } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { lockParts } from '../../store/bets.ts'
import { leadsOf } from '../campaigns/ends.ts'
import type { Reckoned } from './reckon.ts'

/** Whether one of the results that are held now is not the one that a slice was computed by. */
const isOld = ({ versions }: Pick<Reckoned, 'versions'>, held: ReadonlyMap<string, number>): boolean =>
  [...held].some(([id, version]) => (versions.get(id) ?? 0) !== version)

const NONE: Pair = [0, 0]

/**
 * Whether a lead was noted after a slice was computed, of an event that is held now. Who notes a lead locks its event, so none follows.
 * Otherwise the slice would post losses that the payment of that lead, which had read the bets open, comes into conflict with.
 */
async function isLedSince(
  tx: Tx,
  { early, leads }: Pick<Reckoned, 'early' | 'leads'>,
  held: ReadonlyMap<string, number>,
): Promise<boolean> {
  const now = await leadsOf(
    tx,
    early.filter((event) => held.has(event)),
  )
  return [...now].some(([event, lead]) => String(leads.get(event) ?? NONE) !== String(lead))
}

/**
 * A slice by results that are held until the transaction ends, and the versions of those. Where a lead decides bets, the parts of its
 * event's bets wait from here on, and what was computed before that is computed again: a part may have been cashed out, a bet have ended.
 * `arePartsLocked`: they waited before. `version`: of the result that the caller settles by; for another one nothing is computed again.
 */
export async function steadied(
  tx: Tx,
  event: string,
  {
    first,
    again,
    arePartsLocked = false,
    version,
  }: {
    readonly first: Reckoned
    readonly again: () => Promise<Reckoned>
    readonly arePartsLocked?: boolean
    readonly version?: number
  },
): Promise<{ readonly reckoned: Reckoned; readonly results: ReadonlyMap<string, number> }> {
  let reckoned = first
  let isLocked = arePartsLocked
  for (;;) {
    if (reckoned.isLed && !isLocked) {
      await lockParts(tx, event)
      isLocked = true
      reckoned = await again()
    }
    const results = await holdResults(tx, [event, ...reckoned.versions.keys()])
    if (version !== undefined && (results.get(event) ?? 0) !== version) return { reckoned, results }
    if (!isOld(reckoned, results) && !(await isLedSince(tx, reckoned, results))) return { reckoned, results }
    // a newer result may rest on others, which nothing holds yet
    reckoned = await again()
  }
}
