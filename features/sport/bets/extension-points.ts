import type { App } from '#server/app.ts'
import { extensionPoint } from '#server/extension/point.ts'

/** Which of these bonus wallets hold free bets: a bet that one paid for pays its winnings without the stake. */
export type FreeBetWallets = (app: App, wallets: readonly bigint[]) => Promise<ReadonlySet<bigint>>

export const freeBetWallets = extensionPoint<FreeBetWallets>('sportBets.freeBetWallets')
