import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May, OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { ticketsOffice } from '../contract/office.ts'
import { SeriesDrawer } from './series-drawer.tsx'

export type OfficeDesign = Reply<typeof ticketsOffice.list>['designs'][number]
export type OfficeSeries = OfficeDesign['series'][number]

const REFRESH_MS = 15_000

/** Instant tickets: each design with its sale and the progress of its series. */
export function TicketsOfficePage({ may }: OfficePageProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(ticketsOffice).list, undefined, { everyMs: REFRESH_MS })
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('tickets.title')}</h1>
        <p className="text-13 text-muted">{t('ticketsOffice.lead')}</p>
      </header>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ designs }) => designs.length === 0}
        empty={<EmptyState icon={Ticket} title={t('tickets.title')} text={t('ticketsOffice.lead')} />}
      >
        {({ designs }) => (
          <div className="grid gap-4">
            {designs.map((design) => (
              <DesignCard key={design.code} design={design} may={may} />
            ))}
          </div>
        )}
      </QueryState>
    </div>
  )
}

type Act = 'open' | 'pause' | 'close'

function DesignCard({ design, may }: { readonly design: OfficeDesign; readonly may: May }) {
  const { t } = useTexts()
  const [act, setAct] = useState<Act | null>(null)
  const [shown, setShown] = useState<OfficeSeries | null>(null)
  const api = useApi(ticketsOffice)
  const open = useApiMutation(api.open, { invalidates: [api.list] })
  const pause = useApiMutation(api.pause, { invalidates: [api.list] })
  const close = useApiMutation(api.close, { invalidates: [api.list] })
  const calls = { open, pause, close }
  const isRunning = design.series.some(({ state }) => state === 'open')
  const acts: readonly Act[] = [
    design.isOpen ? ('pause' as const) : ('open' as const),
    ...(isRunning ? (['close'] as const) : []),
  ]
  return (
    <section aria-label={design.name} className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-16 font-bold">{design.name}</h2>
        <Status tone={design.isOpen ? 'good' : 'waiting'}>
          {t(design.isOpen ? 'tickets.state.open' : 'ticketsOffice.notOnSale')}
        </Status>
        <span className="flex-1" />
        {may('tickets.change') &&
          acts.map((each) => (
            <Button
              key={each}
              size="sm"
              look={each === 'close' ? 'ghost' : 'outline'}
              onClick={() => setAct(each)}
            >
              {t(`ticketsOffice.${each}`)}
            </Button>
          ))}
      </div>
      <SeriesTable design={design} onSeries={setShown} />
      {shown && <SeriesDrawer series={shown} onClose={() => setShown(null)} />}
      <ReasonDialog
        open={act !== null}
        onClose={() => setAct(null)}
        title={t(`ticketsOffice.${act ?? 'open'}`)}
        text={t(`ticketsOffice.${act ?? 'open'}Text`)}
        action={t(`ticketsOffice.${act ?? 'open'}`)}
        isDanger={act === 'close'}
        busy={open.isPending || pause.isPending || close.isPending}
        error={act ? calls[act].error : null}
        onReason={(reason) =>
          act &&
          calls[act].mutate(
            { params: { design: design.code }, body: { reason } },
            { onSuccess: () => setAct(null) },
          )
        }
      />
    </section>
  )
}

function SeriesTable({
  design,
  onSeries,
}: {
  readonly design: OfficeDesign
  readonly onSeries: (series: OfficeSeries) => void
}) {
  const { t, number } = useTexts()
  const sold = ({ sold: count, size }: OfficeSeries) => `${number(count)} / ${number(size)}`
  const found = ({ prizes }: OfficeSeries) =>
    `${number(prizes.reduce((sum, each) => sum + each.found, 0))} / ${number(prizes.reduce((sum, each) => sum + each.count, 0))}`
  const sums = ({ money }: OfficeSeries, of: 'sales' | 'wins') => (
    <span className="grid">
      {money.length === 0 && '–'}
      {money.map((each) => (
        <Amount key={each.currency} amount={each[of]} currency={each.currency} code />
      ))}
    </span>
  )
  const columns: Column<OfficeSeries>[] = [
    {
      key: 'label',
      head: t('ticketsOffice.series'),
      cell: ({ label }) => <span className="num">{label}</span>,
    },
    { key: 'state', head: t('ticketsOffice.state'), cell: ({ state }) => t(`tickets.state.${state}`) },
    { key: 'sold', head: t('tickets.sold'), figures: true, cell: sold },
    {
      key: 'waiting',
      head: t('tickets.mine.waiting'),
      figures: true,
      cell: ({ waiting }) => number(waiting),
    },
    { key: 'found', head: t('tickets.found'), figures: true, cell: found },
    { key: 'sales', head: t('ticketsOffice.sales'), figures: true, cell: (row) => sums(row, 'sales') },
    { key: 'wins', head: t('ticketsOffice.wins'), figures: true, cell: (row) => sums(row, 'wins') },
  ]
  return (
    <Table
      caption={design.name}
      columns={columns}
      rows={design.series}
      rowKey={({ label }) => label}
      onRow={onSeries}
      dense
      phone={(row) => (
        <span className="grid gap-0.5">
          <span className="num font-medium">{row.label}</span>
          <span className="text-12 text-faint">
            {t(`tickets.state.${row.state}`)} · {sold(row)}
          </span>
          {row.money.length > 0 && (
            <span className="flex justify-between gap-3 text-12 text-muted">
              {t('ticketsOffice.sales')} {sums(row, 'sales')}
            </span>
          )}
        </span>
      )}
    />
  )
}
