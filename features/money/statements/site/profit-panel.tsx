import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { cutTo } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { statements } from '../contract.ts'
import { NetChart } from './net-chart.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { PlayTable } from './play-table.tsx'
import { stepText } from './step-text.ts'
import { usePeriod } from './use-period.ts'

export type Profit = Reply<typeof statements.profit>

/** Personal profit and loss (MEM-06): the result of play, and deposits and withdrawals beside it (M8). */
export function ProfitPanel() {
  const { t } = useTexts()
  const period = usePeriod()
  const asked = useApiQuery(useApi(statements).profit, { query: period.range })
  const waiting = (
    <div className="grid gap-4">
      <SkeletonCard />
      <SkeletonRows />
    </div>
  )
  return (
    <>
      <h1 className="max-md:hidden">{t('statements.profit')}</h1>
      <p className="mb-3 text-13 text-muted">{t('statements.profitText')}</p>
      <PeriodPicker period={period} />
      <div className="mt-4">
        <QueryState of={asked} waiting={waiting}>
          {(profit) => <Shown profit={profit} />}
        </QueryState>
      </div>
    </>
  )
}

function Shown({ profit }: { readonly profit: Profit }) {
  const { t } = useTexts()
  const { currency, totals } = profit
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Sums profit={profit} />
      {totals.rounds === 0n ? (
        <EmptyState
          icon={ChartNoAxesColumn}
          title={t('statements.noPlay')}
          text={t('statements.noPlayText')}
        />
      ) : (
        <>
          <section className="panel p-4 md:p-5">
            <NetChart steps={profit.steps} currency={currency} />
          </section>
          <Tables profit={profit} />
        </>
      )}
    </div>
  )
}

function Sums({ profit: { currency, totals, netDeposits, netEver } }: { readonly profit: Profit }) {
  const { t } = useTexts()
  const cut = (amount: bigint) => cutTo(amount, decimalsOf(currency))
  const net = cut(totals.win) - cut(totals.stake)
  const sums = [
    { key: 'staked', amount: totals.stake },
    { key: 'won', amount: totals.win },
    { key: 'deposits', amount: totals.deposits },
    { key: 'withdrawals', amount: totals.withdrawals },
    { key: 'bonuses', amount: totals.bonuses },
  ]
  return (
    <section className="panel grid gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p>
          <span className="block text-13 text-muted">{t('statements.net')}</span>
          <Amount
            amount={net}
            currency={currency}
            signed
            won={net > 0n}
            className="text-28 font-semibold tracking-tight"
          />
        </p>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 md:flex">
          {sums.map(({ key, amount }) => (
            <div key={key}>
              <dt className="text-12 text-faint">{t(`statements.${key}`)}</dt>
              <dd className="font-semibold">
                <Amount amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-hair pt-3 text-12 text-faint">
        <span>
          {t('statements.netDeposits')}: <Amount amount={netDeposits} currency={currency} />
        </span>
        <span>
          {t('statements.netEver')}: <Amount amount={netEver} currency={currency} signed />
        </span>
      </p>
    </section>
  )
}

/** The key of the line without a game. */
const OTHERS = '·others'

/** The difference between the listed games and the totals; null if all are listed. */
function restOf({ games, totals }: Profit) {
  const less = (of: (row: Pick<Profit['totals'], 'rounds' | 'stake' | 'win'>) => bigint) =>
    games.reduce((left, row) => left - of(row), of(totals))
  const [rounds, stake, win] = [less((row) => row.rounds), less((row) => row.stake), less((row) => row.win)]
  return rounds === 0n && stake === 0n && win === 0n ? [] : [{ rounds, stake, win, net: win - stake }]
}

const views = ['step', 'category', 'game'] as const
type View = (typeof views)[number]

function Tables({ profit }: { readonly profit: Profit }) {
  const texts = useTexts()
  const { t } = texts
  const [view, setView] = useState<View>('step')
  const steps = t(profit.by === 'day' ? 'statements.byDay' : 'statements.byMonth')
  const labels = { step: steps, category: t('statements.byCategory'), game: t('statements.byGame') }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <FilterChips
        label={t('statements.asTable')}
        className="max-md:-mx-4 max-md:px-4"
        options={views.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onChange={setView}
      />
      <PlayTable
        caption={labels[view]}
        currency={profit.currency}
        rows={rowsOf(view)}
        totals={profit.totals}
      />
    </section>
  )

  function rowsOf(of: View) {
    switch (of) {
      case 'step':
        return profit.steps
          .filter(({ rounds, stake, win }) => rounds !== 0n || stake !== 0n || win !== 0n)
          .toReversed()
          .map((row) => ({ ...row, key: row.step, name: stepText(texts.lang, row.step) }))
      case 'category':
        return profit.categories.map((row) => ({
          ...row,
          key: row.category,
          name: t(`category.${row.category}`),
        }))
      case 'game':
        return [
          ...profit.games.map((row) => ({ ...row, key: row.game, name: row.gameName })),
          ...restOf(profit).map((row) => ({ ...row, key: OTHERS, name: t('statements.otherGames') })),
        ]
    }
  }
}
