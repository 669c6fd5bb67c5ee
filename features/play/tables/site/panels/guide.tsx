import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { tables } from '../../contract/member.ts'
import { useBetNames } from '../names.ts'
import { useGameRules } from '../state/use-game-rules.ts'
import type { TableReply } from '../use-table.ts'

const LEAST_ROUNDS = 20

/** The rules of a game, its limits, and every bet with odds and RTP as the game's own theory gives them. */
export function Guide({ data: { table, config } }: { readonly data: TableReply }) {
  const { t, money, decimal, share } = useTexts()
  const nameOf = useBetNames()
  const rules = useGameRules(table.game, config)
  const asked = useApiQuery(useApi(tables).statistics, {
    params: { table: table.code },
    query: { rounds: LEAST_ROUNDS },
  })
  const { limits } = table
  const amount = (units: bigint) => money(units, limits.currency, { symbol: true })
  return (
    <article className="grid gap-4 text-13">
      {t(`tables.rules.${table.game}`)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <p className="text-muted">
        {t('tables.limitsAre', {
          min: amount(limits.min),
          main: amount(limits.maxMain),
          side: amount(limits.maxSide),
          table: amount(limits.tableMax),
        })}
      </p>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ bets }) => (
          <table className="w-full">
            <thead className="text-left text-12 text-muted">
              <tr>
                <th className="py-1 font-medium">{t('tables.betName')}</th>
                <th className="py-1 text-right font-medium">{t('tables.odds')}</th>
                <th className="py-1 text-right font-medium">RTP</th>
              </tr>
            </thead>
            <tbody>
              {oneOfEach(bets).map(({ key, rtp }) => {
                const odds = rules?.oddsOf(key) ?? null
                return (
                  <tr key={key} className="border-t border-hair">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {nameOf(key)}
                    </th>
                    <td className="num text-right">{odds === null ? '' : `${decimal(odds)}:1`}</td>
                    <td className="num text-right">{share(`${rtp} %`)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </QueryState>
      <p className="text-muted">{t('tables.fair')}</p>
    </article>
  )
}

type Row = { readonly key: string; readonly rtp: string }

/** Bets on different numbers that pay alike are one row: the first of them. */
function oneOfEach(bets: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return bets.filter(({ key, rtp }) => {
    const [kind = '', of] = key.split(':')
    const name = of === undefined || kind === 'sum' ? key : `${kind} ${rtp}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
