import { Plus, TicketCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { invitationsOffice } from '../contract.ts'
import { NewInvitationDialog } from './new-invitation-dialog.tsx'

type Invitation = Reply<typeof invitationsOffice.list>['list'][number]

export type InvitationsPanelProps = {
  readonly brands: readonly { readonly code: string; readonly name: string }[]
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly mayChange: boolean
}

/** The brand's own invitations, for brands with registration by invitation only. */
export function InvitationsPanel({ brands, brand, onBrand, mayChange }: InvitationsPanelProps) {
  const { t } = useTexts()
  const [isNew, setNew] = useState(false)
  const merchant = brands.find(({ code }) => code === brand)?.code ?? brands[0]?.code
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-18">{t('invitations.title')}</h1>
          <p className="text-13 text-muted">{t('invitations.lead')}</p>
        </div>
        {mayChange && merchant && (
          <Button icon={Plus} onClick={() => setNew(true)}>
            {t('invitations.new')}
          </Button>
        )}
      </header>
      <BrandChips brands={brands} value={merchant} onChange={onBrand} />
      {merchant && <Invitations merchant={merchant} mayChange={mayChange} />}
      {merchant && isNew && <NewInvitationDialog merchant={merchant} onClose={() => setNew(false)} />}
    </div>
  )
}

type ListProps = { readonly merchant: string; readonly mayChange: boolean }

function Invitations({ merchant, mayChange }: ListProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(invitationsOffice)
  const asked = useApiQuery(api.list, { params: { merchant } })
  const told = useApiMutation(api.revoke, { invalidates: [api.list] })
  const [leaving, setLeaving] = useState<Invitation | null>(null)
  const revoke = ({ code }: Invitation) =>
    told.mutate(
      { params: { merchant, code } },
      {
        onSuccess: () => toast({ tone: 'good', title: t('invitations.revoked') }),
        onSettled: () => setLeaving(null),
      },
    )
  return (
    <>
      {told.error && <Failure error={told.error} />}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            className="panel"
            icon={TicketCheck}
            title={t('invitations.none')}
            text={t('invitations.noneText')}
          />
        }
      >
        {({ list }) => (
          <Table
            caption={t('invitations.title')}
            columns={columns(texts, mayChange ? setLeaving : null)}
            rows={list}
            rowKey={({ code }) => code}
            dense
          />
        )}
      </QueryState>
      <Confirm
        open={leaving !== null}
        title={t('invitations.revokeAsk')}
        text={t('invitations.revokeText', { code: leaving?.code ?? '' })}
        action={t('invitations.revoke')}
        danger
        busy={told.isPending}
        onConfirm={() => leaving && revoke(leaving)}
        onClose={() => setLeaving(null)}
      />
    </>
  )
}

const tones = { open: 'good', revoked: 'plain', usedUp: 'info', expired: 'plain' } as const

function columns(
  { t, date }: Texts,
  onRevoke: ((invitation: Invitation) => void) | null,
): readonly Column<Invitation>[] {
  return [
    {
      key: 'code',
      head: t('invitations.code'),
      cell: ({ code, link }) => <Copyable text={link} shown={code} what={t('invitations.copy')} />,
    },
    { key: 'note', head: t('invitations.note'), cell: ({ note }) => note, wide: true },
    {
      key: 'uses',
      head: t('invitations.uses'),
      figures: true,
      cell: ({ uses, usesMost }) =>
        usesMost === null ? String(uses) : t('invitations.usesOf', { uses, most: usesMost }),
    },
    {
      key: 'state',
      head: t('invitations.state'),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`invitations.state.${state}`)}</Status>,
    },
    {
      key: 'created',
      head: t('invitations.created'),
      cell: ({ createdAt, madeBy }) => (
        <span className="num">
          {date(createdAt, 'brief')} · {madeBy ?? '–'}
        </span>
      ),
    },
    {
      key: 'expires',
      head: t('invitations.expires'),
      cell: ({ expiresAt }) => <span className="num">{expiresAt ? date(expiresAt, 'brief') : '–'}</span>,
    },
    ...(onRevoke
      ? [
          {
            key: 'revoke',
            head: '',
            cell: (row: Invitation) =>
              row.state === 'open' && (
                <Button look="ghost" onClick={() => onRevoke(row)}>
                  {t('invitations.revoke')}
                </Button>
              ),
          },
        ]
      : []),
  ]
}
