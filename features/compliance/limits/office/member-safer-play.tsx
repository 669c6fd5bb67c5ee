import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ExcludeButton } from '#features/compliance/exclusions/office/exclude-button.tsx'
import { ExclusionsList } from '#features/compliance/exclusions/office/exclusions-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { limitsOffice } from '../contract/office.ts'
import { figureText, limitName, ruleText } from '../words.ts'
import { HarmList } from './harm-list.tsx'
import { LimitEvents } from './limit-events.tsx'
import { OperatorLimitDialog } from './operator-limit-dialog.tsx'

export type MemberLimits = Reply<(typeof limitsOffice)['member']>
export type OfficeLimit = MemberLimits['limits'][number]

export type MemberSaferPlayProps = {
  readonly id: bigint
  readonly may: May
}

/** A member's limits, exclusions and markers of harm, with the actions an operator can take. */
export function MemberSaferPlay({ id, may }: MemberSaferPlayProps) {
  const asked = useApiQuery(useApi(limitsOffice).member, { params: { member: id } })
  const mayChange = may('limits.change')
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(found) => (
        <div className="grid grid-cols-1 gap-5 pt-3">
          <Head id={id} found={found} mayChange={mayChange} />
          <Limits id={id} found={found} mayChange={mayChange} />
          <LimitEvents found={found} />
          <ExclusionsList member={id} mayLift={may('exclusions.lift')} />
          <HarmList member={id} mayClear={mayChange} />
        </div>
      )}
    </QueryState>
  )
}

type PartProps = { readonly id: bigint; readonly found: MemberLimits; readonly mayChange: boolean }

function Head({ id, found: { account, mayMarket, rule }, mayChange }: PartProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Status tone={mayMarket ? 'good' : 'waiting'}>
        {t(mayMarket ? 'limits.office.mayMarket' : 'limits.office.mayNotMarket')}
      </Status>
      <span className="text-13 text-muted">{ruleText(texts, rule)}</span>
      {mayChange && (
        <span className="ml-auto">
          <ExcludeButton member={id} account={account} />
        </span>
      )}
    </div>
  )
}

function Limits({ id, found, mayChange }: PartProps) {
  const texts = useTexts()
  const { t } = texts
  const [chosen, setChosen] = useState<OfficeLimit | null>(null)
  return (
    <>
      <Table
        caption={t('limits.office.title')}
        columns={columnsOf(texts, found, mayChange ? setChosen : null)}
        rows={found.limits}
        rowKey={({ kind, period }) => `${kind}.${period}`}
        dense
        phone={(row) => <PhoneRow row={row} currency={found.currency} onSet={mayChange ? setChosen : null} />}
      />
      <OperatorLimitDialog member={id} found={found} limit={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

/** On a phone: the limit that applies, who set it, what is used, and the dialog for the operator's limit. */
function PhoneRow({
  row,
  currency,
  onSet,
}: {
  readonly row: OfficeLimit
  readonly currency: MemberLimits['currency']
  readonly onSet: OnSet
}) {
  const texts = useTexts()
  const { t } = texts
  const written = (value: OfficeLimit['value']) => figureText(texts, value, currency)
  const parts = [
    ...(row.own ? [`${t('limits.office.memberLimit')}: ${written(row.own)}`] : []),
    ...(row.operator ? [`${t('limits.office.operatorLimit')}: ${written(row.operator)}`] : []),
    ...(row.used && row.value ? [t('limits.used', { used: written(row.used) })] : []),
  ]
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{limitName(texts, row)}</span>
          <span className={row.value === null ? 'text-faint' : 'num'}>{written(row.value)}</span>
        </span>
        {parts.map((part) => (
          <span key={part} className="num text-12 text-muted">
            {part}
          </span>
        ))}
      </span>
      {onSet && row.kind !== 'hours' && <SetButton row={row} onSet={onSet} />}
    </span>
  )
}

function SetButton({
  row,
  onSet,
}: {
  readonly row: OfficeLimit
  readonly onSet: (limit: OfficeLimit) => void
}) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Button
      look="ghost"
      size="sm"
      aria-label={t('limits.setName', { limit: limitName(texts, row) })}
      onClick={() => onSet(row)}
    >
      {t('limits.office.set')}
    </Button>
  )
}

type OnSet = ((limit: OfficeLimit) => void) | null

function columnsOf(texts: Texts, { currency }: MemberLimits, onSet: OnSet): Column<OfficeLimit>[] {
  const { t } = texts
  const figure = (key: string, head: string, of: (row: OfficeLimit) => OfficeLimit['value']) => ({
    key,
    head,
    figures: true,
    cell: (row: OfficeLimit) => {
      const value = of(row)
      return (
        <span className={value === null ? 'text-faint' : 'num'}>{figureText(texts, value, currency)}</span>
      )
    },
  })
  return [
    { key: 'limit', head: t('limits.office.limit'), wide: true, cell: (row) => limitName(texts, row) },
    figure('own', t('limits.office.memberLimit'), ({ own }) => own),
    figure('operator', t('limits.office.operatorLimit'), ({ operator }) => operator),
    figure('holds', t('limits.office.holds'), ({ value }) => value),
    {
      key: 'used',
      head: t('limits.office.used'),
      figures: true,
      cell: ({ used }) => <span className="num">{used ? figureText(texts, used, currency) : ''}</span>,
    },
    {
      key: 'set',
      head: <span className="sr-only">{t('limits.office.set')}</span>,
      figures: true,
      cell: (row) => onSet && row.kind !== 'hours' && <SetButton row={row} onSet={onSet} />,
    },
  ]
}
