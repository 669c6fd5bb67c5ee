import type { Reply } from '#contract/route.ts'
import { RefusedError } from '#contract/envelope.ts'
import type { Currency } from '#kit/currency.ts'
import type { Texts } from '#texts/use-texts.ts'
import { stopWords } from '#features/compliance/limits/words.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import type { Tone } from '#ui/data/status.tsx'
import type { vendorWallets } from '../contract/member.ts'
import type { SendRefusal, VendorTransferState } from '../rules/moves.ts'

export type Wallets = Reply<typeof vendorWallets.merchantWallet>
export type VendorWallet = Wallets['wallets'][number]
export type Transfer = Reply<typeof vendorWallets.walletTransfer>

export const tones: Readonly<Record<VendorTransferState, Tone>> = {
  pending: 'waiting',
  done: 'good',
  failed: 'bad',
}

/** The text of a client-side refusal. */
export function problemWords(texts: Texts, refused: SendRefusal, currency: Currency): string {
  const detail: Readonly<Record<string, bigint>> = 'detail' in refused ? refused.detail : {}
  const values = Object.entries(detail).map(([name, amount]) => [name, texts.money(amount, currency)])
  return texts.refusal(refused.refused, Object.fromEntries(values))
}

/** The text of a server refusal, with the amounts of its detail formatted. */
export function refusalWords(texts: Texts, error: unknown, currency: Currency): string {
  const stopped = stopWords(texts, error)
  if (stopped !== null) return stopped
  if (!(error instanceof RefusedError) || typeof error.detail !== 'object' || error.detail === null)
    return errorWords(texts, error)
  const values = Object.entries(error.detail).map(([name, value]): [string, string] => [
    name,
    texts.money(String(value), currency),
  ])
  return texts.refusal(error.code, Object.fromEntries(values))
}

/** A transfer's outcome, or that it is pending, as one sentence. */
export function outcomeWords({ t, money }: Texts, transfer: Transfer): string {
  const { state, direction, title: vendor, currency } = transfer
  const amount = money(transfer.amount, currency, { symbol: true })
  if (state === 'pending') return t('vendorWallets.pendingText', { amount, vendor })
  if (state === 'failed')
    return t(direction === 'out' ? 'vendorWallets.failed' : 'vendorWallets.failedBack', { amount, vendor })
  return t('vendorWallets.done', { amount, where: direction === 'out' ? vendor : t('vendorWallets.main') })
}
