import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { voidOverrides } from '#features/money/withdrawals/public.ts'
import { tellHeld } from '#features/money/wallet/public.ts'
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
 * Freezes a wallet (RSP-02): what comes in still comes, nothing is staked, sent or asked for, and what was held already is paid
 * only where two operators override it. The member's open pages ask again at once.
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
    // a debt is frozen beside being owed: else it would open by itself when it is paid, before anybody has looked
    if (before.isFrozen === isFrozen) return { refused: 'backoffice.sameWalletState' } as const
    // two operators at once write the same state twice; both stand in the audit
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
  return { state: result.state, isFrozen: result.isFrozen }
}
