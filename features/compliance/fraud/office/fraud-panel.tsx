import { Radar } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { QueueFrame } from '#ui/office/queue-frame.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { SelectBox } from '#ui/form/select-field.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { fraud } from '../contract.ts'
import { ruleNames } from '../rules.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FlagDetail } from './flag-detail.tsx'
import { FlagPhoneRow, flagColumns, phoneMarks } from './fraud-columns.tsx'

const EVERY_MS = 30_000
const MOST_ROWS = 100
const states = ['open', 'cleared'] as const
const assignments = ['mine', 'none'] as const

type FilterName = 'state' | 'rule' | 'brand' | 'assigned' | 'find' | 'id'
export type FraudFilter = { readonly [Name in FilterName]?: string | undefined }

export type FraudPanelProps = {
  readonly filter: FraudFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: FraudFilter) => void
  readonly mayClear: boolean
}

/** The flags that exact rules raised about members: filters, assignment, bulk actions, and one flag with its member's facts. */
export function FraudPanel({ filter, onFilter, mayClear }: FraudPanelProps) {
  const { t } = useTexts()
  const [before, setBefore] = useState<bigint | null>(null)
  const page = useFlags(filter, before)
  const { flags, state, countOf, asked } = page
  const marks = useMarks()
  const chosen = filter.id ?? ''
  const flag = flags.find(({ id }) => id === chosen)
  const isBulk = mayClear && state === 'open'
  /** Another filter shows other rows: marks on hidden rows must not be acted on. */
  const narrow = (some: FraudFilter) => {
    marks.clear()
    setBefore(null)
    onFilter({ ...some, id: undefined })
  }
  const next = asked.data?.next
  const turn = (to: bigint | null) => {
    marks.clear()
    setBefore(to)
  }
  useFlagKeys({ flags, chosen, onSelect: (id) => onFilter({ id }), marks: isBulk ? marks : null })
  return (
    <QueueFrame
      title={t('risk.title')}
      sum={t('risk.lead')}
      chips={states.map((value) => ({
        value,
        label: t(`risk.state.${value}`),
        count: asked.data && countOf((count) => count.state === value),
      }))}
      state={state}
      onState={(next) => narrow({ state: next === 'open' ? undefined : next })}
      find={filter.find ?? ''}
      findLabel={t('risk.find')}
      onFind={(next) => narrow({ find: next || undefined })}
      filters={<Filters filter={filter} onFilter={narrow} page={page} />}
      hints={[
        { keys: ['J', 'K'], words: t('risk.keys.move') },
        ...(isBulk
          ? [
              { keys: ['C'], words: t('risk.claim') },
              { keys: ['X'], words: t('risk.keys.mark') },
            ]
          : []),
      ]}
      chosen={flag ? <FlagDetail key={flag.id} flag={flag} mayClear={mayClear} /> : null}
      chosenTitle={flag ? t(`risk.rule.${flag.rule}`) : ''}
      onClose={() => onFilter({ id: undefined })}
      steps={{ onFirst: before ? () => turn(null) : null, onNext: next ? () => turn(next) : null }}
      nothing={{ icon: Radar, title: t('risk.choose'), text: t('risk.chooseText') }}
    >
      {isBulk && <BulkBar flags={flags.filter(({ id }) => marks.picked.has(id))} onDone={marks.clear} />}
      <FlagTable
        page={page}
        find={filter.find ?? ''}
        chosen={chosen}
        onRow={({ id }) => onFilter({ id })}
        marks={isBulk ? marks : null}
      />
    </QueueFrame>
  )
}

/** The page of the filter, and its counts by status and rule. */
function useFlags({ brand, find, ...filter }: FraudFilter, before: bigint | null) {
  const state = states.find((each) => each === filter.state) ?? 'open'
  const rule = ruleNames.find((each) => each === filter.rule)
  const assigned = assignments.find((each) => each === filter.assigned)
  const query = {
    state,
    limit: MOST_ROWS,
    ...(rule ? { rule } : {}),
    ...(brand ? { merchant: brand } : {}),
    ...(assigned ? { assigned } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useApiQuery(useApi(fraud).flags, { query }, { everyMs: EVERY_MS })
  const counts = asked.data?.counts ?? []
  const countOf = (fits: (count: (typeof counts)[number]) => boolean): number =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0)
  return { asked, flags: asked.data?.flags ?? [], state, rule, assigned, countOf }
}

type FlagsPage = ReturnType<typeof useFlags>

/** The rows marked for a bulk action. */
function useMarks() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const mark = (ids: readonly string[], isOn: boolean) => {
    const others = [...picked].filter((each) => !ids.includes(each))
    setPicked(new Set(isOn ? [...others, ...ids] : others))
  }
  return { picked, mark, clear: () => setPicked(new Set()) }
}

type Marked = ReturnType<typeof useMarks>

type KeysProps = {
  readonly flags: FlagsPage['flags']
  readonly chosen: string
  readonly onSelect: (id: string) => void
  readonly marks: Marked | null
}

function useFlagKeys({ flags, chosen, onSelect, marks }: KeysProps): void {
  const api = useApi(fraud)
  const claim = useApiMutation(api.claim, { invalidates: [api.flags, { key: 'workQueues.list' }] })
  useRowKeys({
    rows: flags.map(({ id }) => id),
    selected: chosen || null,
    onSelect,
    actions: marks
      ? {
          c: (id) => claim.mutate({ body: { ids: [id] } }),
          x: (id) => marks.mark([id], !marks.picked.has(id)),
        }
      : {},
  })
}

type FiltersProps = {
  readonly filter: FraudFilter
  readonly onFilter: (some: FraudFilter) => void
  readonly page: FlagsPage
}

function Filters({ filter, onFilter, page: { state, rule, assigned, countOf } }: FiltersProps) {
  const { t } = useTexts()
  return (
    <>
      <BrandFilter
        label={t('risk.brand')}
        all={t('risk.allBrands')}
        value={filter.brand ?? ''}
        onChange={(next) => onFilter({ brand: next || undefined })}
      />
      <FilterChips<string>
        label={t('risk.assigned')}
        value={assigned ?? ''}
        options={['', ...assignments].map((value) => ({
          value,
          label: t(value ? `risk.assigned.${value}` : 'risk.assigned.all'),
        }))}
        onChange={(next) => onFilter({ assigned: next || undefined })}
      />
      <RuleChoice
        value={rule ?? ''}
        onChange={(next) => onFilter({ rule: next || undefined })}
        countOf={(name) => countOf((count) => count.state === state && count.rule === name)}
      />
    </>
  )
}

type FlagTableProps = {
  readonly page: FlagsPage
  readonly find: string
  readonly chosen: string
  readonly onRow: (flag: FlagsPage['flags'][number]) => void
  readonly marks: Marked | null
}

function FlagTable({ page: { asked, state, rule }, find, chosen, onRow, marks }: FlagTableProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ flags }) => flags.length === 0}
      empty={
        <NothingHere
          icon={Radar}
          find={find}
          under={rule ? t(`risk.rule.${rule}`) : state === 'open' ? null : t(`risk.state.${state}`)}
          title={t('risk.none')}
          text={t('risk.noneHint')}
        />
      }
    >
      {({ flags }) => (
        <Table
          caption={t('risk.title')}
          columns={flagColumns(texts, { state, marks: marks && { ...marks, all: flags } })}
          phoneMarks={marks ? phoneMarks(texts, { ...marks, all: flags }) : undefined}
          rows={flags}
          rowKey={({ id }) => id}
          selectedKey={chosen || null}
          onRow={onRow}
          dense
          phone={(row) => <FlagPhoneRow flag={row} />}
          className="px-4 md:px-0"
        />
      )}
    </QueryState>
  )
}

type RuleChoiceProps = {
  readonly value: string
  readonly onChange: (rule: string) => void
  readonly countOf: (rule: string) => number
}

/** Twelve rules as chips would fill two lines: a list with the number of flags of each. */
function RuleChoice({ value, onChange, countOf }: RuleChoiceProps) {
  const { t, number } = useTexts()
  return (
    <SelectBox
      aria-label={t('risk.rule')}
      className="md:w-64"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('risk.all')}</option>
      {ruleNames.map((name) => (
        <option key={name} value={name}>
          {`${t(`risk.rule.${name}`)} (${number(countOf(name))})`}
        </option>
      ))}
    </SelectBox>
  )
}
