import { cashWallet, tellBalance } from '#features/money/wallet/public.ts'
import { walletById } from '#ledger/wallets.ts'
import type { RewardKindHandler } from '../extension-points.ts'
import { cashPostingOf } from '../postings.ts'

/** Credits cash to the member's wallet, at the cost of the source. */
export const cashRewards: RewardKindHandler = {
  kind: 'cash',
  isBatched: true,
  async credit(app, tx, reward) {
    const { id, merchant, memberId, currency, amount, source } = reward
    const wallet = await cashWallet(tx, { id: memberId, merchant, currency })
    const item = {
      posting: cashPostingOf(source),
      key: `reward:${id}`,
      wallet: wallet.id,
      amount,
      detail: source,
      ref: id,
    }
    const afterCommit = async () => {
      const now = await walletById(app.db, wallet.id)
      if (now) tellBalance(app, memberId, now)
    }
    return { items: [item], afterCommit }
  },
}
