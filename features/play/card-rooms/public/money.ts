import type { PostItem } from '#ledger/types.ts'
import { cardBuyIn, cardCashOut } from '../postings.ts'

/** Chips as money: for tournaments, whose entries are kept in the same wallet until they are decided. */
export { refusalOf, walletsOf, type Wallets } from '../service/sit.ts'
export { isStopped, stoppedAmong } from '../store/stopped.ts'
export { tellPaid, type Paid } from '../service/leave.ts'

type Moved = {
  readonly key: string
  readonly wallet: bigint
  readonly cash: bigint
  readonly amount: bigint
  readonly ref: string
}

/** Cash that becomes chips: counts as a stake for the limits of safer play. */
export const chipsItem = ({ key, wallet, cash, amount, ref }: Moved): PostItem => ({
  posting: cardBuyIn,
  key,
  wallet: cash,
  toWallet: wallet,
  amount,
  ref,
})

/** Chips that become cash again. */
export const cashItem = ({ key, wallet, cash, amount, ref }: Moved): PostItem => ({
  posting: cardCashOut,
  key,
  wallet,
  toWallet: cash,
  amount,
  ref,
})
