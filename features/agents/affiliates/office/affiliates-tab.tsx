import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { StatementDrawer } from '#features/agents/settlement/office/statement-drawer.tsx'
import { affiliatesOffice } from '../contract/office.ts'
import { AffiliateDetail, type OpenStatement } from './affiliate-detail.tsx'

export type AffiliateRow = Reply<typeof affiliatesOffice.list>['rows'][number]

type Props = {
  readonly merchant: string
  readonly currency: Currency
  readonly find: string
  readonly onFind: (find: string) => void
  readonly mayManage: boolean
  readonly maySeeIncome: boolean
  readonly mayAdjust: boolean
}

/** A brand's affiliates, newest first. */
export function AffiliatesTab(props: Props) {
  const { merchant, currency, find, onFind, mayManage, maySeeIncome, mayAdjust } = props
  const { t } = useTexts()
  const [open, setOpen] = useState<AffiliateRow | null>(null)
  const [statement, setStatement] = useState<OpenStatement | null>(null)
  const api = useApi(affiliatesOffice)
  const found = useApiPages(api.list, { merchant, find }, (before: string | null, options) =>
    api.list({ params: { merchant }, query: { ...(find && { find }), ...(before && { before }) } }, options),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <div className="grid gap-3">
      <FindBox label={t('affiliatesOffice.find')} value={find} onChange={onFind} maxLength={32} />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && rows.length === 0 && (
        <EmptyState className="panel" icon={Link2} title={t('affiliatesOffice.none')} />
      )}
      {rows.length > 0 && <Rows rows={rows} currency={currency} onOpen={setOpen} />}
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
      <Drawer
        open={open !== null && statement === null}
        onClose={() => setOpen(null)}
        title={open ? `AF-${open.number} · ${open.account}` : ''}
      >
        {open && (
          <AffiliateDetail
            key={`${open.number}`}
            merchant={merchant}
            currency={currency}
            row={open}
            mayManage={mayManage}
            onStatement={maySeeIncome ? setStatement : null}
            onDone={() => setOpen(null)}
          />
        )}
      </Drawer>
      {/* in the place of the affiliate's drawer, which comes back when it closes */}
      <StatementDrawer
        member={statement?.member ?? 0n}
        number={statement?.number ?? null}
        mayAdjust={mayAdjust}
        onBranch={() => setStatement(null)}
        onClose={() => setStatement(null)}
      />
    </div>
  )
}

type RowsProps = {
  readonly rows: readonly AffiliateRow[]
  readonly currency: Currency
  readonly onOpen: (row: AffiliateRow) => void
}

function Rows({ rows, currency, onOpen }: RowsProps) {
  const { t, number, date } = useTexts()
  return (
    <FactsTable<AffiliateRow>
      caption={t('affiliatesOffice.title')}
      dense
      rows={rows}
      rowKey={(row) => `${row.number}`}
      onRow={onOpen}
      columns={[
        {
          key: 'number',
          head: t('affiliatesOffice.number'),
          cell: (row) => <span className="num">AF-{`${row.number}`}</span>,
        },
        {
          key: 'account',
          head: t('affiliatesOffice.account'),
          wide: true,
          cell: ({ account }) => account,
        },
        {
          key: 'plan',
          head: t('affiliatesOffice.plan'),
          cell: ({ plan, version }) =>
            plan ? `${plan} · ${t('affiliates.version', { version: version ?? 0 })}` : '–',
        },
        {
          key: 'parent',
          head: t('affiliatesOffice.invitedBy'),
          minor: true,
          cell: ({ parent }) => parent ?? '–',
        },
        {
          key: 'players',
          head: t('affiliates.players'),
          figures: true,
          cell: ({ players }) => number(players),
        },
        {
          key: 'duplicates',
          head: t('affiliatesOffice.duplicates'),
          figures: true,
          cell: (row) => number(row.duplicates),
        },
        {
          key: 'paid',
          head: t('affiliates.paid'),
          figures: true,
          cell: ({ paid }) => <Amount amount={paid} currency={currency} />,
        },
        {
          key: 'joined',
          head: t('affiliatesOffice.joined'),
          minor: true,
          cell: ({ joinedAt }) => date(joinedAt, 'brief'),
        },
        {
          key: 'state',
          head: t('affiliates.status'),
          cell: ({ state }) => (
            <Status tone={state === 'active' ? 'good' : 'waiting'}>
              {t(`affiliatesOffice.state.${state}`)}
            </Status>
          ),
        },
      ]}
    />
  )
}
