import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { freeRoundsOffice } from '../contract/office.ts'
import { mayChange, type OrderChange } from '../rules/order.ts'

type Row = Reply<(typeof freeRoundsOffice)['list']>['rows'][number]
type Props = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly may: May
}
type Asked = { readonly row: Row; readonly change: OrderChange }

const needs = { retry: 'promotions.launch', cancel: 'promotions.revoke' } as const
const tones = {
  waiting: 'waiting',
  active: 'info',
  refused: 'bad',
  cancelling: 'waiting',
  ended: 'plain',
} as const

/** Free rounds that vendors give: what a vendor refused comes first. */
export function VendorRounds({ brand, onBrand, may }: Props) {
  const { t } = useTexts()
  const brands = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-auto p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('bonusesOffice.vendorRounds')}</h1>
        <p className="text-13 text-muted">{t('bonusesOffice.vendorRoundsLead')}</p>
      </header>
      <QueryState of={brands}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === brand) ?? merchants[0]
          return chosen ? (
            <>
              <BrandChips brands={merchants} value={chosen.code} onChange={onBrand} />
              <Orders merchant={chosen.code} may={may} onChange={setAsked} />
            </>
          ) : null
        }}
      </QueryState>
      {asked && <Change {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

type OrdersProps = {
  readonly merchant: string
  readonly may: May
  readonly onChange: (asked: Asked) => void
}

function Orders({ merchant, may, onChange }: OrdersProps) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(freeRoundsOffice).list, { query: { merchant } })
  const actions = (row: Row) =>
    (['retry', 'cancel'] as const)
      .filter((change) => may(needs[change]) && mayChange(change, row.state))
      .map((change) => (
        <Button key={change} size="sm" look="quiet" onClick={() => onChange({ row, change })}>
          {t(`bonusesOffice.order.${change}`)}
        </Button>
      ))
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            icon={PackageOpen}
            title={t('bonusesOffice.noVendorRounds')}
            text={t('bonusesOffice.noVendorRoundsText')}
          />
        ) : (
          <Table
            caption={t('bonusesOffice.vendorRounds')}
            columns={[
              ...columnsOf(texts),
              {
                key: 'actions',
                head: t('bonusesOffice.order.actions'),
                cell: (row) => <span className="flex flex-wrap gap-2">{actions(row)}</span>,
              },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            phone={(row) => <PhoneRow row={row} actions={actions(row)} />}
            dense
          />
        )
      }
    </QueryState>
  )
}

function State({ row: { state, outcome, reason, silent } }: { readonly row: Row }) {
  const { t } = useTexts()
  return (
    <span className="grid gap-0.5">
      <Status tone={tones[state]}>
        {outcome ? t(`bonusesOffice.order.${outcome}`) : t(`bonusesOffice.order.${state}`)}
      </Status>
      {state === 'refused' && reason && <span className="text-12 text-muted">{reason}</span>}
      {silent > 0 && (
        <span className="text-12 text-muted">{t('bonusesOffice.order.silent', { silent })}</span>
      )}
    </span>
  )
}

function PhoneRow({ row, actions }: { readonly row: Row; readonly actions: readonly React.ReactNode[] }) {
  const { t, date } = useTexts()
  const { account, memberId, game, rounds, played, won, currency, orderedAt } = row
  return (
    <div className="grid gap-1 p-4 text-13">
      <span className="flex items-start justify-between gap-3">
        <a href={`/members/${memberId}`} className="font-medium text-action-text">
          {account}
        </a>
        <State row={row} />
      </span>
      <span className="flex justify-between gap-3">
        <span>
          {game} · {played}/{rounds}
        </span>
        <span>
          {t('bonuses.roundsWon')} <Amount amount={won} currency={currency} />
        </span>
      </span>
      <span className="text-12 text-muted">{date(orderedAt, 'minute')}</span>
      {actions.length > 0 && <span className="flex flex-wrap gap-2 pt-1">{actions}</span>}
    </div>
  )
}

function columnsOf({ t, date }: Texts): readonly Column<Row>[] {
  return [
    { key: 'state', head: t('bonusesOffice.order.state'), cell: (row) => <State row={row} /> },
    {
      key: 'member',
      head: t('bonusesOffice.order.member'),
      cell: ({ account, memberId }) => (
        <a href={`/members/${memberId}`} className="font-medium text-action-text">
          {account}
        </a>
      ),
    },
    {
      key: 'game',
      head: t('bonuses.roundsGames'),
      wide: true,
      cell: ({ game, vendor }) => `${game} · ${vendor}`,
    },
    {
      key: 'played',
      head: t('bonusesOffice.order.playedOf'),
      figures: true,
      cell: ({ played, rounds }) => `${played}/${rounds}`,
    },
    {
      key: 'stake',
      head: t('bonuses.roundsStake'),
      figures: true,
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      key: 'won',
      head: t('bonuses.roundsWon'),
      figures: true,
      cell: ({ won, currency }) => <Amount amount={won} currency={currency} />,
    },
    { key: 'until', head: t('bonuses.until'), cell: ({ until }) => date(until, 'minute') },
  ]
}

function Change({
  row: { id, memberId, account },
  change,
  onClose,
}: Asked & { readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(freeRoundsOffice)
  const calls = {
    retry: useApiMutation(api.retry, { invalidates: [api.list] }),
    cancel: useApiMutation(api.cancel, { invalidates: [api.list] }),
  }
  const call = calls[change]
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`bonusesOffice.order.${change}Title`, { account })}
      text={t(`bonusesOffice.order.${change}Text`)}
      action={t(`bonusesOffice.order.${change}`)}
      isDanger={change === 'cancel'}
      busy={call.isPending}
      error={call.error}
      onReason={(reason) =>
        call.mutate({ params: { member: memberId, id }, body: { reason } }, { onSuccess: onClose })
      }
    />
  )
}
