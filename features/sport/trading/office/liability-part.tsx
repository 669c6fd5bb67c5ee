import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { currencies, type Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { useSportNames, type Sides } from '#features/sport/bets/shown/names.ts'
import { sportTrading } from '../contract.ts'

const EVERY_MS = 5_000
const SHOWN = 40

type Row = Reply<typeof sportTrading.liability>['list'][number]

const currencyOf = (text: string): Currency =>
  text === 'USD' || text === 'FUN' ? text : text in currencies ? 'VND' : 'FUN'

/** What each outcome of an event would cost, the dearest first, with the result of its market if it wins. */
export function LiabilityPart({ event, sides }: { readonly event: string; readonly sides: Sides }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(sportTrading).liability, { params: { event } }, { everyMs: EVERY_MS })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonCard lines={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="text-13 text-muted">{t('sportTrading.noLiability')}</p>}
    >
      {({ list }) => (
        <ul className="grid gap-2">
          {list.slice(0, SHOWN).map((row) => (
            <Position
              key={`${row.merchant} ${row.currency} ${row.selections.map((each) => Object.values(each).join('|')).join('+')}`}
              row={row}
              sides={sides}
            />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function Position({ row, sides }: { readonly row: Row; readonly sides: Sides }) {
  const { t, money, ppm } = useTexts()
  const names = useSportNames()
  const { selections, stake, payout, most, result, merchant } = row
  const currency = currencyOf(row.currency)
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const filled = most > 0n ? Number((payout * 1_000_000n) / most) : 0
  return (
    <li className="panel grid gap-1 p-3 text-13">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{names.outcomes(selections, sides)}</b>
        <span className="text-12 text-muted">
          {selections.map((each) => names.market(each, sides)).join(' + ')}
        </span>
        <span className="ml-auto text-12 text-muted">{merchant}</span>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-0.5 sm:grid-cols-4">
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.stake')}</dt>
          <dd className="num">{shown(stake)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.payout')}</dt>
          <dd className="num font-medium">{shown(payout)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.ofMost')}</dt>
          <dd className="num">{ppm(filled)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.result')}</dt>
          <dd className={result !== null && result < 0n ? 'num text-danger' : 'num'}>
            {result === null ? '–' : shown(result)}
          </dd>
        </div>
      </dl>
    </li>
  )
}
