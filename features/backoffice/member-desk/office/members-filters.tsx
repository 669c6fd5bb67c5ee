import clsx from 'clsx'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { memberLabelsOffice } from '#features/backoffice/member-labels/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'

export type MembersFilter = {
  readonly text?: string | undefined
  readonly merchant?: string | undefined
  readonly state?: string | undefined
  readonly type?: string | undefined
  readonly label?: string | undefined
}

const states = ['all', 'open', 'locked', 'closed'] as const
const types = ['all', '0', '2', '1', '4', '41', '42'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEEP_MS = 600_000

/** The filter as the server's query; unknown values are left out. */
export function queryOf({ text, merchant, state, type, label }: MembersFilter) {
  const known = states.find((each) => each === state)
  return {
    ...(text ? { text } : {}),
    ...(merchant && /^[A-Z][A-Z0-9]{1,15}$/.test(merchant) ? { merchant } : {}),
    ...(known && known !== 'all' ? { state: known } : {}),
    ...(type && /^\d{1,2}$/.test(type) ? { type: Number(type) } : {}),
    ...(label && UUID.test(label) ? { label } : {}),
  }
}

/** Large enough to tap on a phone; a smaller font would make the browser zoom in on focus. */
const selectClass =
  'h-11 min-w-0 flex-1 rounded-control border border-line bg-surface px-2 text-16 text-text md:h-8 md:flex-none md:text-13'

export type MembersFiltersProps = {
  readonly filter: MembersFilter
  readonly onFilter: (filter: MembersFilter) => void
}

/** Text, brand, state and type; all stored in the URL. */
export function MembersFilters({ filter, onFilter }: MembersFiltersProps) {
  const { t } = useTexts()
  const merchants =
    useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: KEEP_MS }).data?.merchants ?? []
  const labels =
    useApiQuery(
      useApi(memberLabelsOffice).labels,
      { query: filter.merchant ? { merchant: filter.merchant } : {} },
      { staleMs: KEEP_MS },
    ).data?.labels ?? []
  const set = (part: MembersFilter) => onFilter({ ...filter, ...part })
  const orNone = (value: string) => (value === 'all' ? undefined : value)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
      <FindBox
        label={t('players.find')}
        value={filter.text ?? ''}
        onChange={(text) => set({ text: text || undefined })}
      />
      <FilterChips<string>
        label={t('backoffice.merchant')}
        value={filter.merchant ?? 'all'}
        options={[
          { value: 'all', label: t('backoffice.allMerchants') },
          ...merchants.map(({ code }) => ({ value: code, label: code })),
        ]}
        onChange={(merchant) => set({ merchant: orNone(merchant) })}
      />
      <FilterChips<string>
        label={t('backoffice.state')}
        value={states.find((each) => each === filter.state) ?? 'all'}
        options={states.map((value) => ({ value, label: t(`backoffice.state.${value}`) }))}
        onChange={(state) => set({ state: orNone(state) })}
      />
      <label className="flex items-center gap-2 text-12 text-faint max-md:w-full">
        {t('backoffice.type')}
        <select
          value={types.find((each) => each === filter.type) ?? 'all'}
          onChange={(event) => set({ type: orNone(event.target.value) })}
          className={selectClass}
        >
          {types.map((value) => (
            <option key={value} value={value}>
              {t(`backoffice.type.${value}`)}
            </option>
          ))}
        </select>
      </label>
      {labels.length > 0 && (
        <label className="flex items-center gap-2 text-12 text-faint max-md:w-full">
          {t('players.label')}
          <select
            value={labels.some(({ id }) => id === filter.label) ? filter.label : 'all'}
            onChange={(event) => set({ label: orNone(event.target.value) })}
            className={clsx(selectClass, 'md:max-w-44')}
          >
            <option value="all">{t('players.allLabels')}</option>
            {labels.map(({ id, name, merchant, members }) => (
              <option key={id} value={id}>
                {`${name} · ${merchant} (${members})`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
