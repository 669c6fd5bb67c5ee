import { BellPlus, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { noticesOffice } from '../contract/office.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'
import { NoticeEditor } from './notice-editor.tsx'

export type NoticesReply = Reply<(typeof noticesOffice)['list']>
export type OfficeNotice = NoticesReply['list'][number]

export type NoticesPanelProps = {
  readonly filter: { readonly brand?: string | undefined; readonly type?: string | undefined }
  readonly onFilter: (filter: { brand?: string | undefined; type?: string | undefined }) => void
  readonly mayChange: boolean
}

const tones = { draft: 'plain', coming: 'info', shown: 'good', over: 'plain', withdrawn: 'bad' } as const

/** A brand's notices: written, scheduled and withdrawn here. */
export function NoticesPanel({ filter, onFilter, mayChange }: NoticesPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const type = noticeTypes.find((each) => each === filter.type)
  const asked = useApiQuery(useApi(noticesOffice).list, {
    query: { ...(filter.brand ? { merchant: filter.brand } : {}), ...(type ? { type } : {}) },
  })
  const [edited, setEdited] = useState<OfficeNotice | 'new' | null>(null)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('noticesOffice.title')}</h1>
          <p className="text-13 text-muted">{t('noticesOffice.lead')}</p>
        </div>
        {mayChange && (
          <Button look="primary" size="sm" icon={BellPlus} onClick={() => setEdited('new')}>
            {t('noticesOffice.new')}
          </Button>
        )}
      </header>
      <BrandChips
        brands={asked.data?.brands}
        value={asked.data?.merchant}
        onChange={(brand) => onFilter({ ...filter, brand })}
      />
      <FilterChips
        label={t('noticesOffice.type')}
        options={(['all', ...noticeTypes] as const).map((value) => ({
          value,
          label: t(`noticesOffice.type.${value}`),
        }))}
        value={type ?? 'all'}
        onChange={(next) => onFilter({ ...filter, type: next === 'all' ? undefined : next })}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Megaphone} title={t('noticesOffice.none')} text={t('noticesOffice.noneText')} />
        }
      >
        {({ list }) => (
          <Table
            caption={t('noticesOffice.title')}
            columns={columnsOf(texts)}
            rows={list}
            rowKey={({ id }) => id}
            onRow={setEdited}
            dense
            phone={(row) => <PhoneRow row={row} />}
          />
        )}
      </QueryState>
      {edited && asked.data && (
        <NoticeEditor
          key={edited === 'new' ? 'new' : edited.id}
          notice={edited === 'new' ? null : edited}
          merchant={asked.data.merchant}
          mayChange={mayChange}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

function columnsOf({ t, lang, date }: Texts): readonly Column<OfficeNotice>[] {
  return [
    {
      key: 'standing',
      head: t('noticesOffice.standing'),
      cell: ({ standing }) => <Standing standing={standing} />,
    },
    { key: 'type', head: t('noticesOffice.type'), cell: ({ type }) => t(`noticesOffice.type.${type}`) },
    {
      key: 'title',
      head: t('noticesOffice.titleOf'),
      wide: true,
      cell: ({ title }) => <span className="font-medium">{lang === 'vi' ? title.vi : title.en}</span>,
    },
    { key: 'rank', head: t('noticesOffice.rank'), cell: ({ rank }) => rank, figures: true },
    {
      key: 'when',
      head: t('noticesOffice.when'),
      cell: ({ startsAt, endsAt }) =>
        `${date(startsAt, 'brief')} – ${endsAt ? date(endsAt, 'brief') : t('noticesOffice.openEnd')}`,
    },
    {
      key: 'changed',
      head: t('noticesOffice.changed'),
      cell: ({ changedBy, changedAt }) => `${changedBy}, ${date(changedAt, 'brief')}`,
    },
  ]
}

function Standing({ standing }: Pick<OfficeNotice, 'standing'>) {
  const { t } = useTexts()
  return <Status tone={tones[standing]}>{t(`noticesOffice.standing.${standing}`)}</Status>
}

function PhoneRow({ row }: { readonly row: OfficeNotice }) {
  const { t, lang, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{lang === 'vi' ? row.title.vi : row.title.en}</span>
        <Standing standing={row.standing} />
      </div>
      <span className="num text-12 text-faint">
        {t(`noticesOffice.type.${row.type}`)} · {date(row.startsAt, 'brief')}
      </span>
    </div>
  )
}
