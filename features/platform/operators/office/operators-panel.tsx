import { Ellipsis, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { operators } from '../contract.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorAction, type Action } from './operator-action.tsx'

export type OperatorRow = Reply<(typeof operators)['list']>['operators'][number]

/** All operators; with the permission one can invite, change roles, unlock and close. */
export function OperatorsPanel({ mayManage }: { readonly mayManage: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(operators).list)
  const [isInviting, setInviting] = useState(false)
  const [action, setAction] = useState<{ readonly kind: Action; readonly row: OperatorRow } | null>(null)
  const open = (kind: Action, row: OperatorRow) => setAction({ kind, row })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <h1 className="text-18">{t('operators.title')}</h1>
        {mayManage && (
          <Button
            look="primary"
            size="sm"
            icon={UserPlus}
            className="ml-auto"
            onClick={() => setInviting(true)}
          >
            {t('operators.invite')}
          </Button>
        )}
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ operators: rows }) => (
          <Table
            caption={t('operators.title')}
            columns={columnsOf(texts, mayManage ? open : null)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
            phone={(row) => <PhoneRow row={row} end={mayManage && <Actions row={row} onAction={open} />} />}
            className="px-4 md:px-0"
          />
        )}
      </QueryState>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      {action && <OperatorAction kind={action.kind} row={action.row} onClose={() => setAction(null)} />}
    </div>
  )
}

type Open = (kind: Action, row: OperatorRow) => void

function columnsOf(texts: Texts, onAction: Open | null): Column<OperatorRow>[] {
  const { t, date } = texts
  return [
    {
      key: 'account',
      head: t('operators.account'),
      cell: (row) => <b className="num font-medium">{row.account}</b>,
    },
    {
      key: 'name',
      head: t('operators.name'),
      cell: (row) => (
        <>
          {row.name} {row.isYou && <span className="text-12 text-faint">({t('operators.you')})</span>}
        </>
      ),
    },
    { key: 'roles', head: t('operators.roles'), wide: true, cell: (row) => rolesText(texts, row) },
    { key: 'brands', head: t('operators.brands'), cell: (row) => brandsText(texts, row) },
    { key: 'state', head: t('operators.state'), cell: (row) => <OperatorState row={row} /> },
    {
      key: 'login',
      head: t('operators.lastLogin'),
      cell: (row) => (
        <span className="num text-muted">
          {row.lastLoginAt ? date(row.lastLoginAt, 'minute') : t('operators.never')}
          {row.lastLoginIp && <span className="ml-2 text-faint">{row.lastLoginIp}</span>}
        </span>
      ),
    },
    ...(onAction
      ? [
          {
            key: 'deeds',
            head: <span className="sr-only">{t('operators.setRoles')}</span>,
            cell: (row: OperatorRow) => <Actions row={row} onAction={onAction} />,
          },
        ]
      : []),
  ]
}

function rolesText({ t }: Texts, { roles }: OperatorRow): string {
  return roles.map((role) => t(`operators.role.${role}`)).join(', ')
}

function brandsText({ t }: Texts, { brands }: OperatorRow): string {
  return brands?.join(', ') ?? t('operators.brandsAll')
}

function OperatorState({ row }: { readonly row: OperatorRow }) {
  const { t, date } = useTexts()
  if (row.lockedUntil)
    return (
      <Status tone="bad">{t('operators.state.locked', { until: date(row.lockedUntil, 'clock') })}</Status>
    )
  const tones = { open: 'good', invited: 'waiting', closed: 'plain' } as const
  return <Status tone={tones[row.state]}>{t(`operators.state.${row.state}`)}</Status>
}

function Actions({ row, onAction }: { readonly row: OperatorRow; readonly onAction: Open }) {
  const { t } = useTexts()
  if (row.isYou || row.state === 'closed') return null
  const item = (key: Action, isDanger = false): MenuItem => ({
    key,
    label: t(`operators.${key}`),
    danger: isDanger,
    onSelect: () => onAction(key, row),
  })
  const groups = [
    [
      ...(row.lockedUntil ? [item('unlock')] : []),
      item('setRoles'),
      item('setBrands'),
      item('setEmail'),
      item('reset'),
    ],
    [item('close', true)],
  ]
  const label = `${t('operators.setRoles')}: ${row.account}`
  return <Menu trigger={<IconButton icon={Ellipsis} label={label} size="sm" />} groups={groups} />
}

function PhoneRow({ row, end }: { readonly row: OperatorRow; readonly end: React.ReactNode }) {
  const texts = useTexts()
  return (
    <div className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="flex items-center gap-2">
          <b className="font-medium">{row.name}</b>
          <span className="num text-12 text-faint">{row.account}</span>
        </span>
        <span className="text-13 text-muted">
          {rolesText(texts, row)} · {brandsText(texts, row)}
        </span>
        <span>
          <OperatorState row={row} />
        </span>
      </div>
      {end}
    </div>
  )
}
