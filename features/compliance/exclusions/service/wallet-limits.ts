import type { Tx } from '#db/pool.ts'
import { dropBulk } from '#features/contact/outbox/public.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { walletsOf } from '#ledger/wallets.ts'
import { guardUntil } from '../rules/terms.ts'
import { exclusionsOf } from '../store/exclusions.ts'

/**
 * Writes until when a member's wallets refuse stakes and deposits. Must come last in a transaction: it holds the wallets' locks, and after
 * its commit no stake can be accepted (R6). Members are locked in the order of their ids.
 */
export async function guardMembers(tx: Tx, memberIds: readonly bigint[], now: Date): Promise<void> {
  for (const memberId of [...new Set(memberIds)].toSorted((a, b) => Number(a - b))) {
    const excludedUntil = guardUntil(await exclusionsOf(tx, memberId), now)
    // queued campaign emails and push notifications must not reach an excluded member (R9)
    if (excludedUntil !== null) await dropBulk(tx, [memberId], now)
    for (const wallet of await walletsOf(tx, memberId))
      if (wallet.kind !== 'points') await setWalletLimit(tx, wallet.id, { excludedUntil })
  }
}
