import { HeartPulse } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { limitsOffice } from '../contract/office.ts'
import { HarmTable, NoHarm } from './harm-list.tsx'

const states = ['open', 'cleared'] as const
const EVERY_MS = 60_000

export type HarmFilter = {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly find?: string | undefined
}

export type HarmQueueProps = {
  readonly filter: HarmFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: HarmFilter) => void
  readonly mayClear: boolean
}

/** Markers of harm of all brands or one, those to review first, page by page (R15). */
export function HarmQueue({ filter: { brand, find, ...filter }, onFilter, mayClear }: HarmQueueProps) {
  const { t } = useTexts()
  const state = states.find((each) => each === filter.state) ?? 'open'
  const [before, setBefore] = useState<bigint | null>(null)
  const query = {
    state,
    ...(brand ? { merchant: brand } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useApiQuery(useApi(limitsOffice).harm, { query }, { everyMs: EVERY_MS })
  const next = asked.data?.next
  /** Another filter begins at the first page. */
  const narrow = (some: HarmFilter) => {
    setBefore(null)
    onFilter(some)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <FindBox
          label={t('limits.office.find')}
          value={find ?? ''}
          onChange={(text) => narrow({ find: text || undefined })}
        />
        <BrandFilter
          label={t('merchants.brand')}
          all={t('merchants.all')}
          value={brand ?? ''}
          onChange={(code) => narrow({ brand: code || undefined })}
        />
        <FilterChips<string>
          label={t('limits.office.state')}
          value={state}
          options={states.map((value) => ({
            value,
            label: t(`limits.office.state.${value}`),
            count: asked.data?.counts[value],
          }))}
          onChange={(value) => narrow({ state: value === 'open' ? undefined : value })}
        />
      </div>
      <HarmTable
        asked={asked}
        mayClear={mayClear}
        empty={
          find || state === 'cleared' ? (
            <NothingHere
              icon={HeartPulse}
              find={find ?? ''}
              under={t(`limits.office.state.${state}`)}
              title={t('limits.office.noneHarm')}
            />
          ) : (
            <NoHarm />
          )
        }
      />
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
    </>
  )
}
