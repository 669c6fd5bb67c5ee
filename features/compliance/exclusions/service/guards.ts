import type { Tx } from '#db/pool.ts'
import { dropBulk } from '#features/contact/outbox/public.ts'
import { setGuard } from '#ledger/guards.ts'
import { walletsOf } from '#ledger/wallets.ts'
import { guardUntil } from '../rules/terms.ts'
import { exclusionsOf } from '../store/exclusions.ts'

/**
 * Tells the ledger until when a member's wallets take no stake and no deposit. The last of a transaction: it holds the
 * wallets' locks, and when it commits no later stake can be accepted (R6). Members in the order of their ids.
 */
export async function guardMembers(tx: Tx, memberIds: readonly bigint[], now: Date): Promise<void> {
  for (const memberId of [...new Set(memberIds)].toSorted((a, b) => Number(a - b))) {
    const excludedUntil = guardUntil(await exclusionsOf(tx, memberId), now)
    // letters and pushes that wait to leave reach no one who takes a break (R9)
    if (excludedUntil !== null) await dropBulk(tx, [memberId], now)
    for (const wallet of await walletsOf(tx, memberId))
      if (wallet.kind !== 'points') await setGuard(tx, wallet.id, { excludedUntil })
  }
}
