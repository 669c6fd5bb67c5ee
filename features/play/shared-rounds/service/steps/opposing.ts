import type { Db, Tx } from '#db/pool.ts'
import { opposingOf, type EndedBet, type Opposing } from '#features/play/settled-play/public.ts'
import { idAt } from '../../rules/ids.ts'
import type { RoundRow } from '../../store/rounds.ts'
import { slipsOfWallets, type ActedRow, type SlipRow } from '../../store/slips.ts'
import type { Host } from '../host.ts'
import { reckoner, storedSlip, type Reckoned } from './reckon.ts'

type Slip = Pick<SlipRow, 'id' | 'wallet' | 'inputs'>

type Asked<S extends Slip> = {
  readonly slips: readonly S[]
  /** Actions by slip, in games that have them. */
  readonly acts: ReadonlyMap<string, readonly ActedRow[]> | null
}

/** Slips carry the server's clock in their ID: it may be this much behind the database's. */
const CLOCKS_APART_MS = 60_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Reckons slips of a round. The valid bet of a slip whose bets could be opposed takes the member's other slips on the round into account,
 * wherever in the round they are: it does not depend on how slips fall into slices (decision 24).
 */
export async function reckonAll<S extends Slip>(
  host: Host,
  db: Db | Tx,
  round: RoundRow,
  { slips, acts }: Asked<S>,
): Promise<readonly { readonly slip: S; readonly result: Reckoned }[]> {
  const reckon = reckoner(await host.opened(round), round.outcome)
  const first = slips.map((slip) => ({ slip, result: reckon(storedSlip(slip, acts?.get(slip.id))) }))
  const wallets = new Set(
    first.filter(({ result }) => result.opposable.length > 0).map(({ slip }) => slip.wallet),
  )
  if (wallets.size === 0 || acts) return first
  const known = await slipsOfWallets(db, {
    round: round.id,
    wallets: [...wallets],
    from: idAt(round.opensAt.getTime() - CLOCKS_APART_MS, FIRST),
  })
  const several = new Map<bigint, Opposing>()
  for (const [wallet, own] of Map.groupBy(known, (slip) => slip.wallet)) {
    if (own.length < 2) continue
    const bets: EndedBet[] = own.flatMap((slip) => [...reckon(storedSlip(slip)).opposable])
    several.set(wallet, opposingOf(bets))
  }
  return first.map(({ slip, result }) => {
    const all = several.get(slip.wallet)
    return all && result.opposable.length > 0
      ? { slip, result: reckon(storedSlip(slip), all) }
      : { slip, result }
  })
}
