import type { Reply } from '#contract/route.ts'
import type { contracts } from '#features/agents/contracts/contract/member.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'

export type Contract = NonNullable<Reply<typeof contracts.overview>['own']>
type Tier = Contract['tiers'][number]

/** A rate in parts per million as a percentage: 12,500 is 1.25 %. */
export function useRate(): (ppm: number) => string {
  const { number } = useTexts()
  return (ppm) => `${number(ppm / 10_000)} %`
}

type ScoreProps = {
  readonly score: bigint
  readonly measure: Contract['measure']
  readonly currency: Currency
}

/** A score of tiers: money, or a number of members. */
export function Score({ score, measure, currency }: ScoreProps) {
  const { t } = useTexts()
  if (measure === 'activeMembers') return <>{t('agents.activeCount', { count: Number(score) })}</>
  return <Amount amount={score} currency={currency} />
}

type TiersProps = Pick<Contract, 'kind' | 'measure'> & {
  readonly tiers: readonly Tier[]
  readonly currency: Currency
  /** The tier that applied, marked. */
  readonly reached?: number | null
}

/** The tiers of a contract: from which score which rate. */
export function Tiers({ kind, measure, tiers, currency, reached }: TiersProps) {
  const { t } = useTexts()
  const rate = useRate()
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{t('contracts.tiers')}</caption>
      <thead>
        <tr className="text-left text-12 text-faint">
          <th className="pb-1 font-normal">{t(`contracts.from.${measure}`)}</th>
          <th className="pb-1 text-right font-normal">
            {kind === 'realTime' ? t('contracts.rateWon') : t('contracts.rate')}
          </th>
          {kind === 'realTime' && <th className="pb-1 text-right font-normal">{t('contracts.rateLost')}</th>}
        </tr>
      </thead>
      <tbody className="divide-y divide-hair">
        {tiers.map(({ from, ratePpm, lossPpm }) => (
          <tr key={`${from}`} className={reached === ratePpm ? 'font-semibold' : ''}>
            <td className="py-1.5">
              <Score score={from} measure={measure} currency={currency} />
            </td>
            <td className="num py-1.5 text-right">{rate(ratePpm)}</td>
            {kind === 'realTime' && <td className="num py-1.5 text-right">{rate(lossPpm)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the rate applies to, and what the tiers compare, in a sentence. */
export function Formula({ kind, measure }: Pick<Contract, 'kind' | 'measure'>) {
  const { t } = useTexts()
  return (
    <p className="text-12 text-faint">
      {t(`contracts.formula.${kind}`)} {kind === 'dividend' && t(`contracts.score.${measure}`)}
    </p>
  )
}
