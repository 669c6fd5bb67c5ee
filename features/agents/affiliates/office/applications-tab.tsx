import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { affiliatesOffice } from '../contract/office.ts'
import { applicationStates, type ApplicationState } from '../rules/states.ts'
import { ApplicationDetail, type Application } from './application-detail.tsx'

const tones = { new: 'waiting', contacted: 'info', accepted: 'good', rejected: 'plain' } as const

type Props = { readonly merchant: string; readonly mayDecide: boolean }

/** Affiliate applications, newest first. */
export function ApplicationsTab({ merchant, mayDecide }: Props) {
  const { t } = useTexts()
  const [state, setState] = useState<ApplicationState | 'all'>('all')
  const [open, setOpen] = useState<Application | null>(null)
  const api = useApi(affiliatesOffice)
  const found = useApiPages(api.applications, { merchant, state }, (before: string | null, options) =>
    api.applications(
      {
        params: { merchant },
        query: { ...(state !== 'all' && { state }), ...(before && { before }) },
      },
      options,
    ),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <div className="grid gap-3">
      <FilterChips
        label={t('affiliates.status')}
        options={[
          { value: 'all' as const, label: t('affiliatesOffice.all') },
          ...applicationStates.map((value) => ({ value, label: t(`affiliates.state.${value}`) })),
        ]}
        value={state}
        onChange={setState}
      />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && rows.length === 0 && (
        <EmptyState className="panel" icon={UserPlus} title={t('affiliatesOffice.noApplications')} />
      )}
      {rows.length > 0 && <Rows rows={rows} onOpen={setOpen} />}
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? `A-${open.number} · ${open.name}` : ''}
      >
        {open && (
          <ApplicationDetail
            key={open.id}
            merchant={merchant}
            application={open}
            mayDecide={mayDecide}
            onDone={() => setOpen(null)}
          />
        )}
      </Drawer>
    </div>
  )
}

type RowsProps = {
  readonly rows: readonly Application[]
  readonly onOpen: (row: Application) => void
}

function Rows({ rows, onOpen }: RowsProps) {
  const { t, date } = useTexts()
  return (
    <Table<Application>
      caption={t('affiliatesOffice.tab.applications')}
      dense
      rows={rows}
      rowKey={({ id }) => id}
      onRow={onOpen}
      columns={[
        {
          key: 'number',
          head: t('affiliatesOffice.number'),
          cell: ({ number }) => <span className="num">A-{`${number}`}</span>,
        },
        {
          key: 'who',
          head: t('affiliatesOffice.applicant'),
          wide: true,
          cell: ({ name, email }) => `${name} · ${email}`,
        },
        {
          key: 'channel',
          head: t('affiliates.channel'),
          cell: ({ channel }) => t(`affiliates.channel.${channel}`),
        },
        { key: 'country', head: t('affiliates.country'), cell: ({ country }) => country ?? '–' },
        { key: 'sent', head: t('affiliatesOffice.sent'), cell: ({ sentAt }) => date(sentAt, 'brief') },
        {
          key: 'state',
          head: t('affiliates.status'),
          cell: (row) => <Status tone={tones[row.state]}>{t(`affiliates.state.${row.state}`)}</Status>,
        },
      ]}
    />
  )
}
