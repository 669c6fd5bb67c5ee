import { ShieldBan } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { exclusionsOffice } from '../contract/office.ts'
import { type ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'
import { exclusionKinds } from '#features/account/identity/rules/exclusion-kinds.ts'
import { LiftDialog, type LiftAction } from './lift-dialog.tsx'

export type Exclusion = Reply<(typeof exclusionsOffice)['list']>['list'][number]

const MOST = 100
const EVERY_MS = 30_000

export type ExclusionsListProps = {
  /** Only this member's exclusions; null: those of all members, with filters. */
  readonly member: bigint | null
  readonly mayLift: boolean
}

type Filter = ExclusionKind | 'all' | 'proposed'

/** Excluded members, since when, and the lift action that needs two operators. */
export function ExclusionsList({ member, mayLift }: ExclusionsListProps) {
  const texts = useTexts()
  const { t } = texts
  const [filter, setFilter] = useState<Filter>('all')
  const [action, setAction] = useState<LiftAction | null>(null)
  const [before, setBefore] = useState<bigint | null>(null)
  const kind = exclusionKinds.find((one) => one === filter)
  const query = {
    limit: MOST,
    ...(member === null ? {} : { member }),
    ...(before ? { before } : {}),
    ...(kind ? { kind } : {}),
    ...(filter === 'proposed' ? { only: 'proposed' as const } : {}),
  }
  const asked = useApiQuery(useApi(exclusionsOffice).list, { query }, { everyMs: EVERY_MS })
  const next = asked.data?.next
  const countOf = (of: ExclusionKind) => asked.data?.counts.find((one) => one.kind === of)?.inForce ?? 0
  return (
    <>
      {member === null && (
        <FilterChips<Filter>
          label={t('exclusions.office.kind')}
          className="px-4"
          value={filter}
          options={[
            { value: 'all', label: t('exclusions.office.all') },
            { value: 'proposed', label: t('exclusions.office.proposed'), count: asked.data?.proposed ?? 0 },
            ...exclusionKinds.map((value) => ({
              value,
              label: t(`exclusions.office.kind.${value}`),
              count: countOf(value),
            })),
          ]}
          onChange={(chosen) => {
            setBefore(null)
            setFilter(chosen)
          }}
        />
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={ShieldBan}
            title={t('exclusions.office.none')}
            text={t('exclusions.office.noneHint')}
          />
        }
      >
        {({ list }) => (
          <Table
            caption={t('exclusions.office.title')}
            columns={columnsOf(texts, { hasMember: member === null, mayLift, onAction: setAction })}
            rows={list}
            rowKey={({ id }) => id}
            dense
            phone={(row) => <PhoneRow row={row} mayLift={mayLift} onAction={setAction} />}
            className="px-4 md:px-0"
          />
        )}
      </QueryState>
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
      <LiftDialog action={action} onClose={() => setAction(null)} />
    </>
  )
}

type OnAction = (action: LiftAction) => void
type Options = { readonly hasMember: boolean; readonly mayLift: boolean; readonly onAction: OnAction }

function columnsOf(texts: Texts, { hasMember, mayLift, onAction }: Options): Column<Exclusion>[] {
  const { t, date } = texts
  return [
    {
      key: 'from',
      head: t('exclusions.office.from'),
      cell: ({ startsAt }) => <span className="num">{date(startsAt, 'minute')}</span>,
    },
    { key: 'kind', head: t('exclusions.office.kind'), cell: (row) => <Kind row={row} /> },
    ...(hasMember
      ? [
          {
            key: 'member',
            head: t('exclusions.office.member'),
            cell: (row: Exclusion) => <MemberLink row={row} />,
          },
        ]
      : []),
    {
      key: 'until',
      head: t('exclusions.office.until'),
      cell: (row) => <span className="num">{untilText(texts, row)}</span>,
    },
    {
      key: 'by',
      head: t('exclusions.office.by'),
      cell: ({ setBy, kind }) =>
        setBy ?? t(kind === 'match' ? 'exclusions.office.byHouse' : 'exclusions.office.byMember'),
    },
    {
      key: 'why',
      head: t('limits.office.why'),
      wide: true,
      cell: (row) => <span className="text-muted">{whyText(texts, row)}</span>,
    },
    {
      key: 'deeds',
      head: <span className="sr-only">{t('exclusions.office.propose')}</span>,
      figures: true,
      cell: (row) => (mayLift ? <Actions row={row} onAction={onAction} /> : null),
    },
  ]
}

function untilText({ t, date }: Texts, { endsAt, liftedAt, kind }: Exclusion): string {
  if (liftedAt) return `${t('exclusions.office.lifted')} ${date(liftedAt, 'minute')}`
  if (endsAt) return date(endsAt, 'minute')
  return t(kind === 'self' ? 'exclusions.forGood' : 'exclusions.office.untilLifted')
}

function whyText({ t }: Texts, { follows, matchedBy, reason, lift }: Exclusion): string {
  if (lift) return t('exclusions.office.proposal', { by: lift.proposedBy, reason: lift.reason })
  if (!follows) return reason ?? ''
  const what = matchedBy.map((key) => t(`exclusions.office.key.${key}`)).join(', ')
  return t('exclusions.office.follows', { account: follows.account, merchant: follows.merchant, what })
}

function Kind({ row: { kind, isInForce } }: { readonly row: Exclusion }) {
  const { t } = useTexts()
  const tone = !isInForce ? 'plain' : kind === 'match' ? 'waiting' : kind === 'timeOut' ? 'info' : 'bad'
  return (
    <Status tone={tone}>
      {t(`exclusions.office.kind.${kind}`)}
      {!isInForce && ` · ${t('exclusions.office.over')}`}
    </Status>
  )
}

function MemberLink({ row: { memberId, account, merchant } }: { readonly row: Exclusion }) {
  return (
    <a href={`/members/${memberId}`} className="font-medium text-action-text hover:underline">
      {account} <span className="text-12 font-normal text-faint">{merchant}</span>
    </a>
  )
}

/** The action this operator can take now: propose, or decide about another operator's proposal. */
function Actions({ row, onAction }: { readonly row: Exclusion; readonly onAction: OnAction }) {
  const { t } = useTexts()
  const { lift, liftRefused } = row
  if (!lift) {
    if (liftRefused !== null) return null
    return (
      <Button look="ghost" size="sm" onClick={() => onAction({ what: 'propose', row })}>
        {t('exclusions.office.propose')}
      </Button>
    )
  }
  return (
    <span className="inline-flex gap-2">
      <Button look="ghost" size="sm" onClick={() => onAction({ what: 'reject', row })}>
        {t(lift.isYours ? 'exclusions.office.withdraw' : 'exclusions.office.reject')}
      </Button>
      {!lift.isYours && (
        <Button size="sm" onClick={() => onAction({ what: 'approve', row })}>
          {t('exclusions.office.approve')}
        </Button>
      )}
    </span>
  )
}

type PhoneProps = { readonly row: Exclusion; readonly mayLift: boolean; readonly onAction: OnAction }

function PhoneRow({ row, mayLift, onAction }: PhoneProps) {
  const texts = useTexts()
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <MemberLink row={row} />
        <Kind row={row} />
      </span>
      <span className="text-13 text-muted">{whyText(texts, row)}</span>
      <span className="flex items-center justify-between gap-3">
        <span className="num text-12 text-faint">
          {row.endsAt && !row.liftedAt && `${texts.t('exclusions.office.until')} `}
          {untilText(texts, row)}
        </span>
        {mayLift && <Actions row={row} onAction={onAction} />}
      </span>
    </span>
  )
}
