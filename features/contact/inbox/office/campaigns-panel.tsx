import { MailPlus, Mails } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { inboxOffice } from '../contract/office.ts'
import { CampaignDetail } from './campaign-detail.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignState, Whom } from './campaign-state.tsx'

export type Campaign = Reply<(typeof inboxOffice)['letters']>['letters'][number]

export type CampaignsPanelProps = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly may: May
}

const EVERY_MS = 10_000

/** Campaigns: author, audience, and those that need a second operator's approval. */
export function CampaignsPanel({ brand, onBrand, may }: CampaignsPanelProps) {
  const texts = useTexts()
  const { t } = texts
  // figures change while a campaign is being sent; decisions arrive as events
  const asked = useApiQuery(
    useApi(inboxOffice).letters,
    { query: brand ? { merchant: brand } : {} },
    { everyMs: EVERY_MS },
  )
  const [isWriting, setWriting] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const letter = asked.data?.letters.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('inboxOffice.title')}</h1>
          <p className="text-13 text-muted">{t('inboxOffice.lead')}</p>
        </div>
        {may('letters.write') && (
          <Button look="primary" size="sm" icon={MailPlus} onClick={() => setWriting(true)}>
            {t('inboxOffice.new')}
          </Button>
        )}
      </header>
      <BrandChips brands={asked.data?.brands} value={asked.data?.merchant} onChange={onBrand} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ letters }) => letters.length === 0}
        empty={<EmptyState icon={Mails} title={t('inboxOffice.none')} text={t('inboxOffice.noneText')} />}
      >
        {({ letters }) => (
          <Table
            caption={t('inboxOffice.title')}
            columns={columnsOf(texts)}
            rows={letters}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            dense
            phone={(row) => <PhoneRow row={row} />}
          />
        )}
      </QueryState>
      {isWriting && asked.data && (
        <CampaignForm merchant={asked.data.merchant} onClose={() => setWriting(false)} />
      )}
      {letter && <CampaignDetail letter={letter} may={may} onClose={() => setChosen(null)} />}
    </div>
  )
}

function columnsOf({ t, lang, date, number }: Texts): readonly Column<Campaign>[] {
  return [
    { key: 'state', head: t('inboxOffice.state'), cell: ({ state }) => <CampaignState state={state} /> },
    {
      key: 'number',
      head: t('inboxOffice.number'),
      cell: (row) => <span className="num">{row.number}</span>,
    },
    {
      key: 'title',
      head: t('inboxOffice.subject'),
      cell: ({ title }) => <span className="font-medium">{lang === 'vi' ? title.vi : title.en}</span>,
    },
    { key: 'whom', head: t('inboxOffice.whom'), cell: ({ audience }) => <Whom audience={audience} /> },
    {
      key: 'delivered',
      head: t('inboxOffice.delivered'),
      figures: true,
      cell: ({ sentCount, sparedCount }) =>
        sparedCount > 0
          ? `${number(sentCount)} (${t('inboxOffice.spared', { count: number(sparedCount) })})`
          : number(sentCount),
    },
    {
      key: 'by',
      head: t('inboxOffice.by'),
      cell: ({ proposedBy, proposedAt }) => `${proposedBy}, ${date(proposedAt, 'brief')}`,
    },
  ]
}

function PhoneRow({ row }: { readonly row: Campaign }) {
  const { lang, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{lang === 'vi' ? row.title.vi : row.title.en}</span>
        <CampaignState state={row.state} />
      </div>
      <span className="num text-12 text-faint">
        {row.number} · <Whom audience={row.audience} /> · {date(row.proposedAt, 'brief')}
      </span>
    </div>
  )
}
