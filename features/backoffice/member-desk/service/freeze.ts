import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { voidOverrides } from '#features/money/withdrawals/public.ts'
import { tellHeld } from '#features/money/wallet/public.ts'
import { wakeRoomsOf } from '#features/play/card-rooms/public/wake.ts'
import { setFrozen, walletById } from '#ledger/wallets.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'

type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }
type Asked = {
  readonly id: bigint
  readonly wallet: bigint
  readonly isFrozen: boolean
  readonly reason: string
}

/**
 * Freezes a wallet (RSP-02): credits still arrive, but no stakes, transfers or withdrawal requests are accepted, and existing holds are
 * paid only where two operators override the freeze. The member's open pages refetch immediately.
 */
export async function freezeWallet(
  app: App,
  { id, wallet, isFrozen, reason }: Asked,
  { operator, ip, now }: Call,
) {
  const result = await inTransaction(app.db, async (tx) => {
    const before = await walletById(tx, wallet)
    if (!before || before.owner !== id || before.state === 'closed')
      return { refused: 'backoffice.unknownWallet' } as const
    // a wallet in debt needs its own freeze: otherwise it would open when the debt is paid, before an operator has reviewed it
    if (before.isFrozen === isFrozen) return { refused: 'backoffice.sameWalletState' } as const
    // two concurrent operators write the same state twice; the audit log records both
    if (isFrozen) await voidOverrides(tx, id)
    await setFrozen(tx, wallet, isFrozen)
    const after = await walletById(tx, wallet)
    const state = after?.state ?? before.state
    await writeAudit(tx, {
      operator,
      action: isFrozen ? 'members.freeze' : 'members.unfreeze',
      object: `member:${id}`,
      before: { wallet: wallet.toString(), state: before.state, isFrozen: before.isFrozen },
      after: { wallet: wallet.toString(), state, isFrozen },
      reason,
      ip,
      now,
    })
    return { state, isFrozen, before }
  })
  if ('refused' in result) return result
  await tellHeld(app, id, result.before)
  if (!isFrozen) await wakeRoomsOf(app, wallet)
  return { state: result.state, isFrozen: result.isFrozen }
}
