import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { jackpotsOffice } from '../contract.ts'
import { levelName } from '../rules/keys.ts'
import type { OfficePool } from './pages.tsx'

type Hit = Reply<typeof jackpotsOffice.hits>['list'][number]

/** The newest hits in their order, with what stayed in the pool and the new seed. */
export function Hits({ pool }: { readonly pool: OfficePool }) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(jackpotsOffice).hits, { params: { pool: pool.code } }, { everyMs: 30_000 })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-14 font-medium">{t('jackpots.office.newest')}</h2>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="text-muted">{t('jackpots.office.noHits')}</p>}
      >
        {({ list }) => (
          <Table
            caption={t('jackpots.office.newest')}
            columns={columnsOf(texts, pool)}
            rows={list}
            rowKey={({ level, number }) => `${level}:${number}`}
            dense
            phone={(hit) => <PhoneHit hit={hit} pool={pool} />}
          />
        )}
      </QueryState>
    </section>
  )
}

/** A hit on a phone. */
function PhoneHit({ hit, pool }: { readonly hit: Hit; readonly pool: OfficePool }) {
  const { t, date } = useTexts()
  const { at, level, number, member, game, stake, prize, stays, seeded } = hit
  const sums = [
    { key: 'prize', name: t('jackpots.office.prize'), amount: prize },
    { key: 'stake', name: t('jackpots.office.stake'), amount: stake },
    { key: 'stays', name: t('jackpots.office.stays'), amount: stays },
    { key: 'seeded', name: t('jackpots.office.seed'), amount: seeded },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          {levelName(level)} {number}
        </span>
        <span className="num text-12 text-muted">{date(at, 'stamp')}</span>
      </div>
      <span>
        <a href={`/members/${member}`}>{member.toString()}</a> · {game}
      </span>
      <Facts
        facts={sums.map(({ key, name, amount }) => ({
          key,
          name,
          value: <Amount amount={amount} currency={pool.currency} />,
        }))}
      />
    </div>
  )
}

function columnsOf({ t, date }: Texts, { currency }: OfficePool): readonly Column<Hit>[] {
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return [
    { key: 'at', head: t('jackpots.office.at'), cell: ({ at }) => date(at, 'stamp') },
    {
      key: 'level',
      head: t('jackpots.office.level'),
      cell: ({ level, number }) => `${levelName(level)} ${number}`,
    },
    {
      key: 'member',
      head: t('jackpots.office.member'),
      cell: ({ member }) => <a href={`/members/${member}`}>{member.toString()}</a>,
    },
    { key: 'game', head: t('jackpots.office.game'), wide: true, cell: ({ game }) => game },
    { key: 'stake', head: t('jackpots.office.stake'), figures: true, cell: ({ stake }) => money(stake) },
    { key: 'prize', head: t('jackpots.office.prize'), figures: true, cell: ({ prize }) => money(prize) },
    {
      key: 'stays',
      head: t('jackpots.office.stays'),
      figures: true,
      minor: true,
      cell: ({ stays }) => money(stays),
    },
    {
      key: 'seeded',
      head: t('jackpots.office.seed'),
      figures: true,
      minor: true,
      cell: ({ seeded }) => money(seeded),
    },
  ]
}
