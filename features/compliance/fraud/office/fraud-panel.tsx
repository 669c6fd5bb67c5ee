import { Radar } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { fraud } from '../contract.ts'
import { moneyFigures, ruleNames } from '../rules.ts'

type Flag = Reply<(typeof fraud)['flags']>['flags'][number]

const EVERY_MS = 30_000
const MOST_ROWS = 100
const states = ['open', 'cleared'] as const
type State = (typeof states)[number]

export type FraudPanelProps = {
  readonly filter: { readonly state?: string | undefined; readonly rule?: string | undefined }
  readonly onFilter: (filter: { state?: string | undefined; rule?: string | undefined }) => void
  readonly mayClear: boolean
}

/** The flags that exact rules raised about members, and who reviewed them. */
export function FraudPanel({ filter, onFilter, mayClear }: FraudPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const state: State = states.find((each) => each === filter.state) ?? 'open'
  const rule = ruleNames.find((each) => each === filter.rule)
  const asked = useApiQuery(
    useApi(fraud).flags,
    { query: { state, limit: MOST_ROWS, ...(rule ? { rule } : {}) } },
    { everyMs: EVERY_MS },
  )
  const [chosen, setChosen] = useState<Flag | null>(null)
  const counts = asked.data?.counts ?? []
  const countOf = (fits: (count: (typeof counts)[number]) => boolean): number =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('risk.title')}</h1>
        <p className="text-13 text-muted">{t('risk.lead')}</p>
      </div>
      <FilterChips<State>
        label={t('risk.state')}
        className="px-4"
        value={state}
        options={states.map((value) => ({
          value,
          label: t(`risk.state.${value}`),
          count: countOf((count) => count.state === value),
        }))}
        onChange={(next) => onFilter({ ...filter, state: next === 'open' ? undefined : next })}
      />
      <FilterChips<string>
        label={t('risk.rule')}
        className="px-4"
        value={rule ?? ''}
        options={[
          { value: '', label: t('risk.all') },
          ...ruleNames.map((value) => ({
            value,
            label: t(`risk.rule.${value}`),
            count: countOf((count) => count.state === state && count.rule === value),
          })),
        ]}
        onChange={(next) => onFilter({ ...filter, rule: next || undefined })}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ flags }) => flags.length === 0}
          empty={
            <NothingHere
              icon={Radar}
              under={rule ? t(`risk.rule.${rule}`) : state === 'open' ? null : t(`risk.state.${state}`)}
              title={t('risk.none')}
              text={t('risk.noneHint')}
            />
          }
        >
          {({ flags }) => (
            <Table
              caption={t('risk.title')}
              columns={columnsOf(texts, state, mayClear ? setChosen : null)}
              rows={flags}
              rowKey={({ id }) => id}
              dense
              phone={(flag) => <PhoneRow flag={flag} onClear={mayClear ? setChosen : null} />}
              className="px-4 md:px-0"
            />
          )}
        </QueryState>
      </div>
      <ClearDialog flag={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

/** A flag's figures as a sentence. */
export function whyText(
  { t, money }: Texts,
  { rule, evidence, currency }: Pick<Flag, 'rule' | 'evidence' | 'currency'>,
): string {
  const shown = Object.entries(evidence).map(([name, value]) => [
    name,
    moneyFigures.includes(name) ? money(String(value), currency, { symbol: true }) : value,
  ])
  return t(`risk.why.${rule}`, Object.fromEntries(shown))
}

type OnClear = ((flag: Flag) => void) | null

function columnsOf(texts: Texts, state: State, onClear: OnClear): Column<Flag>[] {
  const { t, date } = texts
  const columns: Column<Flag>[] = [
    {
      key: 'when',
      head: t('risk.when'),
      cell: ({ raisedAt }) => <span className="num">{date(raisedAt, 'minute')}</span>,
    },
    { key: 'rule', head: t('risk.rule'), cell: (flag) => <Rule flag={flag} /> },
    { key: 'account', head: t('risk.account'), cell: (flag) => <MemberLink flag={flag} /> },
    {
      key: 'merchant',
      head: <span className="sr-only">{t('backoffice.csv.merchant')}</span>,
      cell: ({ merchant }) => <span className="text-12 text-faint">{merchant}</span>,
    },
    {
      key: 'why',
      head: t('risk.why'),
      wide: true,
      cell: (flag) => <span title={whyText(texts, flag)}>{whyText(texts, flag)}</span>,
    },
  ]
  if (state === 'cleared')
    return [
      ...columns,
      {
        key: 'reason',
        head: t('risk.reason'),
        wide: true,
        cell: ({ reason }) => <span title={reason ?? ''}>{reason}</span>,
      },
      { key: 'by', head: t('risk.clearedBy'), cell: ({ clearedBy }) => clearedBy },
    ]
  if (!onClear) return columns
  const clear = (flag: Flag) => (
    <Button look="ghost" size="sm" onClick={() => onClear(flag)}>
      {t('risk.clear')}
    </Button>
  )
  return [
    ...columns,
    { key: 'clear', head: <span className="sr-only">{t('risk.clear')}</span>, figures: true, cell: clear },
  ]
}

function Rule({ flag: { rule, state } }: { readonly flag: Flag }) {
  const { t } = useTexts()
  return <Status tone={state === 'open' ? 'waiting' : 'plain'}>{t(`risk.rule.${rule}`)}</Status>
}

function MemberLink({ flag: { account, memberId } }: { readonly flag: Flag }) {
  const { t } = useTexts()
  return (
    <a
      href={`/members/${memberId}`}
      aria-label={t('risk.toMember', { account })}
      className="font-medium text-action-text hover:underline"
    >
      {account}
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
      {flag.reason && <span className="text-13 text-faint">{flag.reason}</span>}
      <span className="flex items-center justify-between gap-3">
        <span className="num text-12 text-faint">{texts.date(flag.raisedAt, 'minute')}</span>
        {onClear && flag.state === 'open' && (
          <Button look="ghost" size="sm" onClick={() => onClear(flag)}>
            {texts.t('risk.clear')}
          </Button>
        )}
      </span>
    </span>
  )
}

function ClearDialog({ flag, onClose }: { readonly flag: Flag | null; readonly onClose: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(fraud)
  const told = useApiMutation(api.clear, { invalidates: [api.flags] })
  const send = (reason: string) => {
    if (!flag) return
    const after = () => {
      toast({ tone: 'good', title: t('risk.cleared', { account: flag.account }) })
      onClose()
    }
    told.mutate({ params: { id: flag.id }, body: { reason } }, { onSuccess: after })
  }
  return (
    <ReasonDialog
      open={flag !== null}
      onClose={onClose}
      title={t('risk.clearTitle')}
      text={
        <>
          {flag && (
            <b className="mb-2 block font-medium text-text">{`${flag.account}: ${whyText(texts, flag)}`}</b>
          )}
          {t('risk.clearText')}
        </>
      }
      action={t('risk.clear')}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
