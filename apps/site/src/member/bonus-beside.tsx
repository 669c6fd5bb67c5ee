import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Balance } from '../state/use-balance.ts'

type Props = Pick<Balance, 'bonus' | 'currency'> & {
  readonly hidden: boolean
  readonly className?: string
}

/** The active bonus below the cash: money of its own, which cannot be withdrawn yet. */
export function BonusBeside({ bonus, currency, hidden, className }: Props) {
  const { t } = useTexts()
  if (bonus === null || hidden) return null
  return (
    <span className={clsx('num block truncate text-12 leading-tight text-muted', className)}>
      <span className="sr-only">{t('said.bonus')} </span>
      <span aria-hidden>+ </span>
      <Amount amount={bonus} currency={currency} symbol />
      <span aria-hidden> {t('said.bonusShort')}</span>
    </span>
  )
}
