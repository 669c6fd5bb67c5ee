import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { bonuses } from '../contract/member.ts'
import { isFreeRounds, roundsOf, type FreeRoundsTerms, type Terms } from '../rules/free-rounds.ts'
import { useCategory } from './use-category.ts'
import { excludedCategoriesOf, requirementOf, type BonusTerms } from '../rules/terms.ts'

export type TermsListProps = {
  readonly terms: Terms
  readonly hash: string
  readonly currency: Currency
  /** The bonus, or the stakes of all free rounds; null where it is not known yet, as in a promotion. */
  readonly amount: bigint | null
}

/** The terms of a bonus in words, made from the same data that the ledger checks. */
export function TermsList({ terms, hash, currency, amount }: TermsListProps) {
  const { t } = useTexts()
  const games = useGames(terms, hash)
  return (
    <div className="grid gap-2 text-13">
      {isFreeRounds(terms) ? (
        <RoundsLines {...{ terms, currency, amount, games }} />
      ) : (
        <BonusLines {...{ terms, currency, amount, games }} />
      )}
      <p className="flex flex-wrap items-center gap-x-1.5 text-12 text-faint">
        {t('bonuses.term.hash')}
        <Copyable
          text={hash}
          shown={`${hash.slice(0, 12)}…${hash.slice(-4)}`}
          what={t('bonuses.term.hash')}
        />
      </p>
    </div>
  )
}

/** The names of the games that terms mention; their IDs until the names are loaded. */
function useGames(terms: Terms, hash: string): string {
  const ids = isFreeRounds(terms) ? terms.games : terms.excludedGames
  const { data } = useApiQuery(useApi(bonuses).terms, { params: { hash } }, { enabled: ids.length > 0 })
  const category = useCategory()
  const categories = isFreeRounds(terms) ? (terms.categories ?? []) : []
  const names = data?.games.map(({ name }) => name) ?? ids
  return [...names, ...categories.map(category)].join(', ')
}

type LinesProps<T extends Terms> = {
  readonly terms: T
  readonly currency: Currency
  readonly amount: bigint | null
  readonly games: string
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-faint">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function BonusLines({ terms, currency, amount, games }: LinesProps<BonusTerms>) {
  return <Lines lines={useLines(terms, currency, amount, games)} />
}

function RoundsLines({ terms, currency, amount, games }: LinesProps<FreeRoundsTerms>) {
  const { t, money, number } = useTexts()
  const stake = money(BigInt(terms.stake), currency, { symbol: true })
  const count = amount === null ? null : number(roundsOf(terms, amount))
  if (terms.isFreeBet)
    return (
      <>
        <Lines
          lines={[
            count === null
              ? t('bonuses.term.freeBetsOf', { stake, games })
              : t('bonuses.term.freeBets', { count, stake, games }),
            t('bonuses.term.freeBetsOther'),
            t('bonuses.term.roundsDays', { days: terms.days }),
            t('bonuses.term.freeBet'),
            t(terms.wins === 'cash' ? 'bonuses.term.freeBetCash' : 'bonuses.term.freeBetBonus'),
          ]}
        />
        {terms.wins !== 'cash' && (
          <BonusLines {...{ terms: terms.wins, currency, amount: null, games: '' }} />
        )}
      </>
    )
  const lines = [
    count === null
      ? t('bonuses.term.roundsOf', { stake, games })
      : t('bonuses.term.rounds', { count, stake, games }),
    ...(terms.byVendor
      ? [t('bonuses.term.vendorGives'), t('bonuses.term.vendorDays', { days: terms.days })]
      : [
          t('bonuses.term.roundsOther'),
          t('bonuses.term.roundsDays', { days: terms.days }),
          t('bonuses.term.roundsFair'),
        ]),
    t(terms.wins === 'cash' ? 'bonuses.term.winsCash' : 'bonuses.term.winsBonus'),
  ]
  return (
    <>
      <Lines lines={lines} />
      {terms.wins !== 'cash' && <BonusLines {...{ terms: terms.wins, currency, amount: null, games: '' }} />}
    </>
  )
}

function useLines(
  terms: BonusTerms,
  currency: Currency,
  amount: bigint | null,
  games: string,
): readonly string[] {
  const { t, money, number } = useTexts()
  const sum = (units: string) => money(BigInt(units), currency, { symbol: true })
  const category = useCategory()
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
      ? [t('bonuses.term.excludedGames', { games: games || terms.excludedGames.join(', ') })]
      : []),
    ...(terms.stakeMax === null ? [] : [t('bonuses.term.stakeMax', { sum: sum(terms.stakeMax) })]),
    terms.conversionMax === null
      ? t('bonuses.term.noMaximum')
      : t('bonuses.term.conversionMax', { sum: sum(terms.conversionMax) }),
    t('bonuses.term.refused'),
    t('bonuses.term.cancel'),
  ]
}
