import type { Minor } from '#kit/money.ts'
import { isCut } from '#kit/shown.ts'
import { useTexts } from '#texts/use-texts.ts'

/** Below lines with a sum: why they may not re-add to the last hundredth where the ledger counts finer than the page shows. */
export function CutNote({ amounts }: { readonly amounts: readonly Minor[] }) {
  const { t } = useTexts()
  return amounts.some(isCut) ? <p className="mt-2 text-12 text-faint">{t('wallet.cut')}</p> : null
}
