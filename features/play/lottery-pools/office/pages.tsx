import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotteryPoolsOffice } from '../contract.ts'
import { TermsForm } from './terms-form.tsx'

export type OfficePool = Reply<typeof lotteryPoolsOffice.list>['list'][number]
type Draw = OfficePool['draws'][number]
type Props = Pick<OfficePageProps<'pool'>, 'search' | 'setSome' | 'may'>

const EVERY_MS = 30_000
const keyOf = ({ lottery, merchant }: OfficePool): string => `${merchant} ${lottery}`

/** Rolling pools of the lotteries: accounts, terms now and of later draws, past draws. */
export function LotteryPoolsPage({ search, setSome, may }: Props) {
  const { t, lang } = useTexts()
  const asked = useApiQuery(useApi(lotteryPoolsOffice).list, undefined, { everyMs: EVERY_MS })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:px-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('lotteryPools.office.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t('lotteryPools.office.lead')}</p>
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('lotteryPools.office.none')} />}
      >
        {({ list }) => {
          const shown = list.find((pool) => keyOf(pool) === search.pool) ?? list[0]
          return (
            <>
              <FilterChips
                label={t('lotteryPools.office.title')}
                value={shown ? keyOf(shown) : ''}
                options={list.map((pool) => ({
                  value: keyOf(pool),
                  label: `${pool.name[lang]} · ${pool.merchant}`,
                }))}
                onChange={(pool) => setSome({ pool })}
              />
              {shown && <Pool key={keyOf(shown)} pool={shown} mayManage={may('lotteryPools.manage')} />}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

function Pool({ pool, mayManage }: { readonly pool: OfficePool; readonly mayManage: boolean }) {
  const texts = useTexts()
  const { t, share, date } = texts
  const [isChanging, setChanging] = useState(false)
  const { amount, currency, terms, rtp, next, draws } = pool
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="panel grid max-w-xl gap-3 p-4">
        <Facts
          facts={[
            {
              key: 'amount',
              name: t('lotteryPools.office.amount'),
              value: <Amount amount={amount} currency={currency} code />,
            },
            ...termFacts(texts, currency, terms),
            {
              key: 'rtp',
              name: t('lotteryPools.office.rtp'),
              value: `${share(rtp.rtpText)} / ${share(rtp.rtpWithText)}`,
            },
          ]}
        />
        {next && (
          <div className="grid gap-2 border-t border-hair pt-3">
            <p className="text-13">{t('lotteryPools.office.next', { at: date(next.from, 'stamp') })}</p>
            <Facts facts={termFacts(texts, currency, next.terms)} />
          </div>
        )}
        {mayManage && (
          <Button
            size="sm"
            look="outline"
            className="justify-self-start"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {t('lotteryPools.office.change')}
          </Button>
        )}
      </div>
      {isChanging && <TermsForm pool={pool} onDone={() => setChanging(false)} />}
      <h2 className="text-14 font-medium">{t('lotteryPools.office.draws')}</h2>
      {draws.length === 0 ? (
        <p className="text-muted">{t('lotteryPools.office.noDraws')}</p>
      ) : (
        <Table
          caption={t('lotteryPools.office.draws')}
          columns={columnsOf(texts, pool)}
          rows={draws}
          rowKey={({ label }) => label}
          dense
          phone={(draw) => <PhoneDraw draw={draw} pool={pool} />}
        />
      )}
    </div>
  )
}

/** Seed, share and full stake. */
function termFacts({ t, ppm }: Texts, currency: OfficePool['currency'], terms: OfficePool['terms']) {
  return [
    {
      key: 'seed',
      name: t('lotteryPools.office.seed'),
      value: <Amount amount={terms.seed} currency={currency} />,
    },
    { key: 'share', name: t('lotteryPools.office.share'), value: ppm(terms.sharePpm) },
    {
      key: 'full',
      name: t('lotteryPools.office.full'),
      value: <Amount amount={terms.full} currency={currency} />,
    },
  ]
}

const sums = ['staked', 'contributed', 'paid', 'seeded'] as const

function PhoneDraw({ draw, pool }: { readonly draw: Draw; readonly pool: OfficePool }) {
  const { t, date } = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="num font-medium">{draw.label}</span>
        <span className="num text-12 text-muted">{date(draw.at, 'stamp')}</span>
      </div>
      <Facts
        facts={[...sums, 'amount' as const].map((key) => ({
          key,
          name: t(key === 'amount' ? 'lotteryPools.office.after' : `lotteryPools.office.${key}`),
          value: <Amount amount={draw[key]} currency={pool.currency} />,
        }))}
      />
    </div>
  )
}

function columnsOf({ t, date }: Texts, { currency }: OfficePool): readonly Column<Draw>[] {
  return [
    {
      key: 'label',
      head: t('lotteryPools.office.draw'),
      cell: ({ label, at }) => `${label} · ${date(at, 'stamp')}`,
    },
    ...sums.map((key): Column<Draw> => ({
      key,
      head: t(`lotteryPools.office.${key}`),
      figures: true,
      cell: (draw) => <Amount amount={draw[key]} currency={currency} />,
    })),
    {
      key: 'amount',
      head: t('lotteryPools.office.after'),
      figures: true,
      cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
    },
  ]
}
