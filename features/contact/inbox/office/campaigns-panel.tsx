import { MailPlus, Mails } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandList } from '#features/platform/merchants/office/lists/brand-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { inboxOffice } from '../contract/office.ts'
import { CampaignDetail } from './campaign-detail.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignState, Whom } from './campaign-state.tsx'

export type Campaign = Reply<(typeof inboxOffice)['letters']>['letters'][number]

const EVERY_MS = 10_000

/** Campaigns: author, audience, and those that need a second operator's approval. */
export function CampaignsPage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  const texts = useTexts()
  const { t } = texts
  // figures change while a campaign is being sent; decisions arrive as events
  const asked = useApiQuery(
    useApi(inboxOffice).letters,
    { query: search.brand ? { merchant: search.brand } : {} },
    { everyMs: EVERY_MS },
  )
  return (
    <BrandList
      words={{
        title: t('inboxOffice.title'),
        lead: t('inboxOffice.lead'),
        add: t('inboxOffice.new'),
        none: t('inboxOffice.none'),
        noneText: t('inboxOffice.noneText'),
      }}
      icons={{ add: MailPlus, none: Mails }}
      asked={asked}
      rowsOf={({ letters }) => letters}
      onBrand={(brand) => setSearch({ brand })}
      columns={columnsOf(texts)}
      phone={(row) => <PhoneRow row={row} />}
      mayAdd={may('letters.write')}
      form={({ merchant }, onClose) => <CampaignForm merchant={merchant} onClose={onClose} />}
      drawer={(letter, onClose) => <CampaignDetail letter={letter} may={may} onClose={onClose} />}
    />
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
