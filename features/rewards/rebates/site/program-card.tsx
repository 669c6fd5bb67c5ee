import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { rebates } from '../contract/member.ts'
import { percentOf } from '../rules/shown.ts'
import { rateAt } from '../rules/terms.ts'
import { categoryName } from './category-name.ts'
import type { Overview } from './rebates-panel.tsx'

type Program = Overview['programs'][number]
type Props = { readonly program: Program; readonly level: number; readonly currency: Currency }

/** One program: its rates at the member's level, what play has earned since the last statement, and its terms. */
export function ProgramCard({ program, level, currency }: Props) {
  const texts = useTexts()
  const { t, money, decimal } = texts
  const { program: name, period, claim, minimum, maximum, rates, since } = program
  const facts: Fact[] = [
    { key: 'period', name: t('rebates.settled'), value: t(`rebates.period.${period}`) },
    { key: 'claim', name: t('rebates.credit'), value: t(`rebates.credit.${claim}`) },
    ...(minimum > 0n ? [{ key: 'least', name: t('rebates.minimum'), value: money(minimum, currency) }] : []),
    ...(maximum === null
      ? []
      : [{ key: 'most', name: t('rebates.maximum'), value: money(maximum, currency) }]),
  ]
  const rate = decimal(percentOf(rateAt(rates, '', level)))
  return (
    <section className="panel grid gap-4 p-4 md:p-5" aria-labelledby={`rebate-${name}`}>
      <header className="grid gap-1">
        <h2 id={`rebate-${name}`} className="text-16 font-semibold">
          {t(`rebates.program.${name}`)}
        </h2>
        <p className="text-13 text-muted">
          {name === 'rebate' ? t('rebates.about.rebate') : t(`rebates.about.${name}`, { rate })}
        </p>
      </header>
      {name === 'rebate' && <Categories program={program} level={level} currency={currency} />}
      {name === 'rakeback' && <Counter currency={currency} />}
      <Facts facts={facts} className="text-13 sm:grid-cols-2 sm:gap-x-10" />
      {name === 'rebate' && since && (
        <p className="text-12 text-faint">{t('rebates.since', { at: texts.date(since, 'minute') })}</p>
      )}
      <OtherLevels program={program} level={level} texts={texts} />
    </section>
  )
}

/** The rebate so far, by category, with the member's own rate. */
function Categories({ program: { rates, soFar }, level, currency }: Props) {
  const texts = useTexts()
  const { t, decimal } = texts
  const names = [...new Set(rates.map(({ category }) => category))].filter((category) => category !== '')
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{t('rebates.soFar')}</caption>
      <thead>
        <tr className="border-b border-hair text-12 text-muted">
          <th scope="col" className="py-2 text-left font-medium">
            {t('rebates.category')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('rebates.rate')}
          </th>
          <th scope="col" className="py-2 text-right font-medium max-sm:hidden">
            {t('rebates.valid')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('rebates.soFar')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((category) => {
          const part = soFar.find((each) => each.category === category)
          return (
            <tr key={category} className="border-b border-hair last:border-0">
              <th scope="row" className="py-2.5 text-left font-medium">
                {categoryName(texts, category)}
              </th>
              <td className="num py-2.5 text-right">
                {t('rebates.percent', { rate: decimal(percentOf(rateAt(rates, category, level))) })}
              </td>
              <td className="py-2.5 text-right text-muted max-sm:hidden">
                <Amount amount={part?.base ?? 0n} currency={currency} />
              </td>
              <td className="py-2.5 text-right font-medium">
                <Amount amount={part?.earned ?? 0n} currency={currency} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Rakeback since the last statement; it follows settled bets. */
function Counter({ currency }: { readonly currency: Currency }) {
  const { t, date } = useTexts()
  const { data } = useApiQuery(useApi(rebates).counter)
  if (!data || data.earned === null) return null
  return (
    <div className="grid gap-0.5 rounded-control bg-raised px-4 py-3">
      <p className="text-22 font-semibold">
        <Amount amount={data.earned} currency={currency} symbol />
      </p>
      {data.since && (
        <p className="text-12 text-faint">{t('rebates.since', { at: date(data.since, 'minute') })}</p>
      )}
    </div>
  )
}

type LevelProps = { readonly program: Program; readonly level: number; readonly texts: Texts }

/** The published rates of every VIP level. */
function OtherLevels({ program: { program, rates }, level, texts }: LevelProps) {
  const { t, decimal } = texts
  const levels = [...new Set(rates.map((rate) => rate.level))].toSorted((one, other) => one - other)
  if (levels.length < 2) return null
  const names = [...new Set(rates.map(({ category }) => category))]
  const lineOf = (at: number) =>
    names
      .map((category) => {
        const rate = t('rebates.percent', { rate: decimal(percentOf(rateAt(rates, category, at))) })
        return program === 'rebate' ? `${categoryName(texts, category)} ${rate}` : rate
      })
      .join(' · ')
  return (
    <details>
      <summary className="cursor-pointer py-2 text-13 font-medium underline underline-offset-2">
        {t('rebates.levels')}
      </summary>
      <Facts
        className="pt-2 text-13"
        facts={levels.map((at) => ({
          key: String(at),
          name: t(at === level ? 'rebates.ownLevel' : 'rebates.level', { level: at }),
          value: lineOf(at),
        }))}
      />
    </details>
  )
}
