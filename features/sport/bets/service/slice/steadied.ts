import type { Tx } from '#db/pool.ts'
import { holdResults } from '#features/sport/events/public.ts'
import { lockParts } from '../../store/bets.ts'
import type { Reckoned } from './reckon.ts'

/** Whether one of the results that are held now is not the one that a slice was computed by. */
const isOld = ({ versions }: Pick<Reckoned, 'versions'>, held: ReadonlyMap<string, number>): boolean =>
  [...held].some(([id, version]) => (versions.get(id) ?? 0) !== version)

/**
 * A slice by results that are held until the transaction ends, and the versions of those. Where a lead decides bets, the parts of its
 * event's bets wait from here on, and what was computed before that is computed again: a part may have been cashed out, a bet have ended.
 */
export async function steadied(
  tx: Tx,
  event: string,
  { first, again }: { readonly first: Reckoned; readonly again: () => Promise<Reckoned> },
): Promise<{ readonly reckoned: Reckoned; readonly results: ReadonlyMap<string, number> }> {
  let reckoned = first
  let isLocked = false
  for (;;) {
    if (reckoned.isLed && !isLocked) {
      await lockParts(tx, event)
      isLocked = true
      reckoned = await again()
    }
    const results = await holdResults(tx, [event, ...reckoned.versions.keys()])
    if (!isOld(reckoned, results)) return { reckoned, results }
    // a newer result may rest on others, which nothing holds yet
    reckoned = await again()
  }
}
