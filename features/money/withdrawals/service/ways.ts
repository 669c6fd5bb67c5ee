import { payingProcessors, processorOf } from '#features/money/payments/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { InstrumentKind } from '../rules/instruments.ts'
import { decideWay } from '../rules/ways.ts'

/** Who pays withdrawals of each kind: a processor's name or 'manual'; null: not offered. */
export type PayoutWays = { readonly [Kind in InstrumentKind]: string | null }

/** A brand's ways of paying. Not inside a transaction. */
export async function payoutWays(app: App, merchant: string): Promise<PayoutWays> {
  const processors = payingProcessors(app)
  const [bank, wallet, coin] = await Promise.all([
    settingOf(app, merchant, 'payoutBank'),
    settingOf(app, merchant, 'payoutWallet'),
    settingOf(app, merchant, 'payoutCoin'),
  ])
  return {
    bank: decideWay(bank, 'bank', processors),
    wallet: decideWay(wallet, 'wallet', processors),
    coin: decideWay(coin, 'coin', processors),
  }
}

/** Whether operators pay it: the brand wants it so, or the order’s processor no longer exists. */
export function isByHand(app: App, { processor }: { readonly processor: string }): boolean {
  return processor !== 'matching' && processorOf(app, processor) === null
}
