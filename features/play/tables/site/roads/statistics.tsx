import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { useBetNames } from '../names.ts'
import { NumberDisc } from '../wheel/number-disc.tsx'

const ROUNDS = 200
/** Numbers listed as most and least frequent. */
const LISTED = 5

/** How often each bet has won, beside the share that is expected; for a wheel the most and least frequent numbers. */
export function Statistics({ table }: { readonly table: string }) {
  const { t, number } = useTexts()
  const nameOf = useBetNames()
  const asked = useApiQuery(useApi(tables).statistics, {
    params: { table },
    query: { rounds: ROUNDS },
  })
  return (
    <QueryState of={asked} waiting={<SkeletonRows rows={6} />}>
      {({ rounds, bets }) => {
        const straight = bets
          .filter(({ key }) => key.startsWith('straight:'))
          .map(({ key, won }) => ({ number: Number(key.split(':')[1]), won }))
          .toSorted((a, b) => b.won - a.won)
        const rows = bets.filter(({ key }) => !key.includes(':') || /^(sum|single|column|dozen):/.test(key))
        return (
          <section className="grid gap-3">
            <p className="text-12 text-muted">{t('tables.pastOnly', { count: rounds })}</p>
            {straight.length > 0 && (
              <div className="grid gap-2">
                <Numbers title={t('tables.mostOften')} list={straight.slice(0, LISTED)} />
                <Numbers title={t('tables.leastOften')} list={straight.slice(-LISTED).toReversed()} />
              </div>
            )}
            <table className="w-full text-13">
              <thead className="text-left text-12 text-muted">
                <tr>
                  <th className="py-1 font-medium">{t('tables.betName')}</th>
                  <th className="py-1 text-right font-medium">{t('tables.wonTimes')}</th>
                  <th className="py-1 text-right font-medium">{t('tables.expectedShare')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, won, expected }) => (
                  <tr key={key} className="border-t border-hair">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {nameOf(key)}
                    </th>
                    <td className="num text-right">
                      {number(won)}
                      <span className="ml-1.5 text-faint">
                        {rounds > 0 ? `${((won / rounds) * 100).toFixed(1)}%` : ''}
                      </span>
                    </td>
                    <td className="num text-right text-muted">{expected}%</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      }}
    </QueryState>
  )
}

type NumbersProps = {
  readonly title: string
  readonly list: readonly { readonly number: number; readonly won: number }[]
}

function Numbers({ title, list }: NumbersProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-1">
      <h4 className="text-13 font-medium">{title}</h4>
      <ul className="flex flex-wrap gap-2.5">
        {list.map(({ number, won }) => (
          <li key={number} className="inline-flex items-center gap-1 text-12 text-muted">
            <NumberDisc number={number} />
            <span className="num">{t('tables.times', { count: won })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
