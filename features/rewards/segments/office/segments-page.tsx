import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { segmentsOffice } from '../contract/office.ts'
import { SegmentForm, type SegmentRow } from './segment-form.tsx'
import { conditionWords, type Choices } from './words.ts'

/** Saved segments of a brand, each with its conditions and its members. */
export function SegmentsPage({ search, setSome, may }: OfficePageProps<'brand'>) {
  const { t } = useTexts()
  const brands = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('segmentsOffice.title')}</h1>
        <p className="text-13 text-muted">{t('segmentsOffice.lead')}</p>
      </header>
      <QueryState of={brands}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
          return (
            chosen && (
              <>
                <BrandChips brands={merchants} value={chosen.code} onChange={(brand) => setSome({ brand })} />
                <OfBrand key={chosen.code} merchant={chosen.code} mayWrite={may('segments.write')} />
              </>
            )
          )
        }}
      </QueryState>
    </div>
  )
}

function OfBrand({ merchant, mayWrite }: { readonly merchant: string; readonly mayWrite: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(segmentsOffice)
  const asked = useApiQuery(api.list, { query: { merchant } })
  const choices = useApiQuery(api.choices, { query: { merchant } })
  const [open, setOpen] = useState<SegmentRow | 'new' | null>(null)
  return (
    <>
      {mayWrite && (
        <Button
          look="primary"
          size="sm"
          icon={Plus}
          className="justify-self-start"
          disabled={!choices.data}
          onClick={() => setOpen('new')}
        >
          {t('segmentsOffice.new')}
        </Button>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={UsersRound}
            title={t('segmentsOffice.none')}
            text={t('segmentsOffice.noneText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('segmentsOffice.title')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columnsOf(texts, choices.data)}
            {...(mayWrite ? { onRow: setOpen } : {})}
            dense
            phone={({ name, members }) => (
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-medium">{name}</span>
                <span className="num">{texts.number(members)}</span>
              </span>
            )}
          />
        )}
      </QueryState>
      {open && choices.data && (
        <SegmentForm
          merchant={merchant}
          choices={choices.data}
          segment={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function columnsOf(texts: Texts, choices: Choices | undefined): Column<SegmentRow>[] {
  const { t, number, date } = texts
  return [
    { key: 'name', head: t('segmentsOffice.name'), cell: ({ name }) => name },
    {
      key: 'conditions',
      head: t('segmentsOffice.conditions'),
      wide: true,
      cell: ({ conditions }) =>
        choices ? conditions.map((each) => conditionWords(each, choices, texts)).join(' · ') : '',
    },
    {
      key: 'members',
      head: t('segmentsOffice.members'),
      figures: true,
      cell: ({ members }) => number(members),
    },
    { key: 'counted', head: t('segmentsOffice.counted'), cell: ({ countedAt }) => date(countedAt, 'minute') },
    { key: 'by', head: t('segmentsOffice.by'), cell: ({ changedBy }) => changedBy },
  ]
}
