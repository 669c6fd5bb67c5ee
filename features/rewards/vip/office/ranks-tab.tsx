import { Crown } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { addDays } from '#kit/day.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { dayText } from '#ui/records/days.ts'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { vipOffice } from '../contract/office.ts'
import { giftMoments } from '../rules/gift.ts'
import { LadderForm } from './ladder-form.tsx'

export type OfficeRanks = Reply<typeof vipOffice.ranks>
export type OfficeRank = NonNullable<OfficeRanks['newest']>['ranks'][number]

/** The newest version of the ranks, all versions, and the form of the next one. */
export function RanksTab({
  merchant,
  mayPublish,
}: {
  readonly merchant: string
  readonly mayPublish: boolean
}) {
  const { t, lang } = useTexts()
  const asked = useApiQuery(useApi(vipOffice).ranks, { query: { merchant } })
  const [isOpen, setOpen] = useState(false)
  return (
    <QueryState of={asked}>
      {(found) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-13 text-muted">
              {found.open
                ? t('vipOffice.open', {
                    version: found.open.version,
                    from: dayText(lang, found.open.from, 'day'),
                    to: dayText(lang, addDays(found.open.to, -1), 'day'),
                  })
                : t('vipOffice.notOpen')}
            </p>
            {mayPublish && (
              <Button look="primary" size="sm" onClick={() => setOpen(true)}>
                {t('vipOffice.edit')}
              </Button>
            )}
          </div>
          {found.newest ? (
            <Ladder found={found} />
          ) : (
            <div className="panel">
              <EmptyState icon={Crown} title={t('vipOffice.none')} text={t('vipOffice.noneText')} />
            </div>
          )}
          <Versions versions={found.versions} />
          {isOpen && <LadderForm merchant={merchant} found={found} onClose={() => setOpen(false)} />}
        </>
      )}
    </QueryState>
  )
}

const sums = [
  { key: 'upValid', of: ({ up }: OfficeRank) => up.valid },
  { key: 'upDeposits', of: ({ up }: OfficeRank) => up.deposits },
  { key: 'keepValid', of: ({ keep }: OfficeRank) => keep.valid },
  { key: 'keepDeposits', of: ({ keep }: OfficeRank) => keep.deposits },
] as const

function Ladder({ found: { newest, currency } }: { readonly found: OfficeRanks }) {
  const { t, lang, money } = useTexts()
  const rows = newest?.ranks.map((rank, at) => ({ ...rank, level: at + 1 })) ?? []
  const gift = (given: OfficeRank['gifts']['upgrade']) => {
    if (!given) return '–'
    return given.kind === 'points'
      ? t('vip.gift.points', { points: given.points })
      : given.kind === 'bonus'
        ? t('vip.gift.bonus', { amount: money(given.amount, currency), wagering: given.wagering })
        : money(given.amount, currency)
  }
  const sum = (amount: bigint) => (amount > 0n ? money(amount, currency) : '–')
  return (
    <FactsTable
      caption={t('vipOffice.title')}
      rows={rows}
      rowKey={({ level }) => String(level)}
      dense
      columns={[
        { key: 'level', head: t('vipOffice.level'), cell: ({ level, name }) => `${level} · ${name[lang]}` },
        ...sums
          .filter(({ of }) => rows.some((rank) => of(rank) > 0n))
          .map(({ key, of }) => ({
            key,
            head: t(`vipOffice.${key}`),
            figures: true,
            cell: (rank: OfficeRank) => sum(of(rank)),
          })),
        ...giftMoments.map((moment) => ({
          key: moment,
          head: t(`vip.gift.${moment}`),
          cell: ({ gifts }: OfficeRank) => gift(gifts[moment]),
        })),
      ]}
    />
  )
}

function Versions({ versions }: Pick<OfficeRanks, 'versions'>) {
  const { t, lang, date } = useTexts()
  if (versions.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-16">{t('vipOffice.tab.versions')}</h2>
      <FactsTable
        caption={t('vipOffice.tab.versions')}
        rows={versions}
        rowKey={({ id }) => id}
        dense
        columns={[
          { key: 'number', head: t('vipOffice.version'), cell: ({ number }) => number },
          { key: 'from', head: t('vipOffice.from'), cell: ({ fromDay }) => dayText(lang, fromDay, 'day') },
          {
            key: 'period',
            head: t('vipOffice.period'),
            cell: ({ period }) => t(`vipOffice.period.${period}`),
          },
          { key: 'by', head: t('vipOffice.by'), cell: ({ madeBy }) => madeBy },
          { key: 'at', head: t('vipOffice.at'), cell: ({ madeAt }) => date(madeAt, 'minute') },
          { key: 'reason', head: t('vipOffice.reason'), wide: true, cell: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}
