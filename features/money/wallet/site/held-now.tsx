import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { wallet } from '../contract.ts'

/** Why less is available than a record's closing balance: money held for withdrawals is still in the wallet. Hidden if there is none. */
export function HeldNow() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(wallet).balance)
  if (!data || data.held === 0n) return null
  return (
    <span>
      {t('wallet.heldNow')}: <Amount amount={data.held} currency={data.currency} />
    </span>
  )
}
