import type { UseQueryResult } from '@tanstack/react-query'
import { HeartPulse } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { limitsOffice } from '../contract/office.ts'

type Flag = Reply<(typeof limitsOffice)['harm']>['flags'][number]
type OnClear = ((flag: Flag) => void) | null

const MOST = 100
/** Figures of a marker that are amounts. */
const moneyFigures: ReadonlySet<string> = new Set(['lost', 'deposited', 'usual'])

export type HarmListProps = { readonly member: bigint; readonly mayClear: boolean }

/** A member's open markers of harm (R15). */
export function HarmList({ member, mayClear }: HarmListProps) {
  const asked = useApiQuery(useApi(limitsOffice).harm, { query: { limit: MOST, member } })
  return <HarmTable asked={asked} mayClear={mayClear} empty={<NoHarm />} />
}

export function NoHarm() {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={HeartPulse}
      title={t('limits.office.noneHarm')}
      text={t('limits.office.noneHarmHint')}
    />
  )
}

export type HarmTableProps = {
  readonly asked: UseQueryResult<Reply<(typeof limitsOffice)['harm']>>
  readonly mayClear: boolean
  readonly empty: ReactNode
}

/** Markers of harm with their figures and the automatic actions; an open one can be closed with a finding. */
export function HarmTable({ asked, mayClear, empty }: HarmTableProps) {
  const texts = useTexts()
  const { t } = texts
  const [chosen, setChosen] = useState<Flag | null>(null)
  const onClear = mayClear ? setChosen : null
  return (
    <>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ flags }) => flags.length === 0}
        empty={empty}
      >
        {({ flags }) => (
          <Table
            caption={t('limits.office.tab.harm')}
            columns={columnsOf(texts, onClear)}
            rows={flags}
            rowKey={({ id }) => id}
            dense
            phone={(flag) => <PhoneRow flag={flag} onClear={onClear} />}
            className="px-4 md:px-0"
          />
        )}
      </QueryState>
      <ClearDialog flag={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

function whyText({ t, money }: Texts, { rule, evidence, currency }: Flag): string {
  const shown = Object.entries(evidence).map(([name, value]) => [
    name,
    moneyFigures.has(name) ? money(String(value), currency, { symbol: true }) : value,
  ])
  return t(`limits.why.${rule}`, Object.fromEntries(shown))
}

function columnsOf(texts: Texts, onClear: OnClear): Column<Flag>[] {
  const { t, date } = texts
  return [
    {
      key: 'when',
      head: t('limits.office.when'),
      cell: ({ raisedAt }) => <span className="num">{date(raisedAt, 'minute')}</span>,
    },
    { key: 'rule', head: t('limits.office.rule'), cell: (flag) => <Rule flag={flag} /> },
    { key: 'member', head: t('limits.office.member'), cell: (flag) => <MemberLink flag={flag} /> },
    { key: 'why', head: t('limits.office.why'), wide: true, cell: (flag) => whyText(texts, flag) },
    {
      key: 'deeds',
      head: t('limits.office.deeds'),
      cell: ({ deeds }) => (
        <span className="text-muted">{deeds.map((deed) => t(`limits.office.deed.${deed}`)).join(', ')}</span>
      ),
    },
    {
      key: 'clear',
      head: <span className="sr-only">{t('limits.office.clear')}</span>,
      figures: true,
      cell: (flag) => <Closing flag={flag} onClear={onClear} />,
    },
  ]
}

function Rule({ flag: { rule, level } }: { readonly flag: Flag }) {
  const { t } = useTexts()
  return <Status tone={level === 'strong' ? 'bad' : 'waiting'}>{t(`limits.harm.${rule}`)}</Status>
}

function MemberLink({ flag: { memberId, account, merchant } }: { readonly flag: Flag }) {
  return (
    <a href={`/members/${memberId}`} className="font-medium text-action-text hover:underline">
      {account} <span className="text-12 font-normal text-faint">{merchant}</span>
    </a>
  )
}

function PhoneRow({ flag, onClear }: { readonly flag: Flag; readonly onClear: OnClear }) {
  const texts = useTexts()
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <MemberLink flag={flag} />
        <Rule flag={flag} />
      </span>
      <span className="text-13 text-muted">{whyText(texts, flag)}</span>
      <span className="flex items-center justify-between gap-3">
        <span className="num text-12 text-faint">{texts.date(flag.raisedAt, 'minute')}</span>
        <Closing flag={flag} onClear={onClear} />
      </span>
    </span>
  )
}

/** The action on an open marker; a closed one tells who closed it and what they found. */
function Closing({ flag, onClear }: { readonly flag: Flag; readonly onClear: OnClear }) {
  const { t } = useTexts()
  const { state, clearedBy, reason } = flag
  if (state === 'cleared')
    return (
      <span className="text-13 whitespace-normal text-muted">
        {t('limits.office.clearedNote', { by: clearedBy ?? '', reason: reason ?? '' })}
      </span>
    )
  return (
    onClear && (
      <Button look="ghost" size="sm" onClick={() => onClear(flag)}>
        {t('limits.office.clear')}
      </Button>
    )
  )
}

function ClearDialog({ flag, onClose }: { readonly flag: Flag | null; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(limitsOffice)
  const told = useApiMutation(api.clear, { invalidates: [api.harm, { key: 'workQueues.list' }] })
  const send = (reason: string) => {
    if (!flag) return
    const after = () => {
      toast({ tone: 'good', title: t('limits.office.cleared') })
      onClose()
    }
    told.mutate({ params: { id: flag.id }, body: { reason } }, { onSuccess: after })
  }
  return (
    <ReasonDialog
      open={flag !== null}
      onClose={onClose}
      title={t('limits.office.clearTitle')}
      text={t('limits.office.clearText')}
      action={t('limits.office.clear')}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
