import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { lineOf } from '../../rules/stakes/line-stake.ts'

type LineStakeProps = { readonly stake: bigint; readonly lines: number; readonly currency: Currency }

/** "11 × ₫10,000.00": of what the whole stake of a system or an each-way bet consists. A row of a list of sums. */
export function LineStake({ stake, lines, currency }: LineStakeProps) {
  const { t, money, number } = useTexts()
  const line = lineOf(stake, lines)
  if (lines < 2 || line === null) return null
  return (
    <>
      <dt>{t('sports.stakeLines')}</dt>
      <dd className="num">{`${number(lines)} × ${money(line, currency, { symbol: true })}`}</dd>
    </>
  )
}
