import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { isCut } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'

/** Below totals: why the rows may differ in the last hundredth where the ledger is finer than the page. */
export function CutNote({
  amounts,
  currency,
}: {
  readonly amounts: readonly Minor[]
  readonly currency: Currency
}) {
  const { t } = useTexts()
  const decimals = decimalsOf(currency)
  return amounts.some((amount) => isCut(amount, decimals)) ? (
    <p className="mt-2 text-12 text-faint">{t('wallet.cut', { decimals })}</p>
  ) : null
}
