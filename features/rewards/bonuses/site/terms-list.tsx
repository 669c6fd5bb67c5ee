import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { excludedCategoriesOf, requirementOf, type BonusTerms } from '../rules/terms.ts'

export type TermsListProps = {
  readonly terms: BonusTerms
  readonly hash: string
  readonly currency: Currency
  /** The bonus; null where it is not known yet, as in a promotion. */
  readonly amount: bigint | null
}

/** The terms of a bonus in words, made from the same data that the ledger checks. */
export function TermsList({ terms, hash, currency, amount }: TermsListProps) {
  const { t } = useTexts()
  const lines = useLines(terms, currency, amount)
  return (
    <div className="grid gap-2 text-13">
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-faint">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-12 break-all text-faint">{t('bonuses.term.hash', { hash })}</p>
    </div>
  )
}

function useLines(terms: BonusTerms, currency: Currency, amount: bigint | null): readonly string[] {
  const { t, money, number } = useTexts()
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  const category = (code: string) => t(`category.${code}`)
  const weights = Object.entries(terms.categoryWeights).filter(([, weight]) => weight !== 100)
  const wagering =
    terms.wagering === 0
      ? t('bonuses.term.noWagering')
      : amount === null
        ? t('bonuses.term.wageringTimes', { times: number(terms.wagering) })
        : t('bonuses.term.wagering', {
            times: number(terms.wagering),
            sum: money(requirementOf(amount, terms), currency, { symbol: true }),
          })
  return [
    wagering,
    t(terms.order === 'cash' ? 'bonuses.term.cashFirst' : 'bonuses.term.bonusFirst'),
    t('bonuses.term.days', { days: terms.days }),
    ...weights.map(([code, weight]) =>
      t('bonuses.term.weight', { category: category(code), percent: number(weight) }),
    ),
    t('bonuses.term.excluded', { categories: excludedCategoriesOf(terms).map(category).join(', ') }),
    ...(terms.excludedGames.length
      ? [t('bonuses.term.excludedGames', { games: terms.excludedGames.join(', ') })]
      : []),
    ...(terms.stakeMax === null ? [] : [t('bonuses.term.stakeMax', { sum: sum(terms.stakeMax) })]),
    terms.conversionMax === null
      ? t('bonuses.term.noMaximum')
      : t('bonuses.term.conversionMax', { sum: sum(terms.conversionMax) }),
    t('bonuses.term.refused'),
    t('bonuses.term.cancel'),
  ]
}
