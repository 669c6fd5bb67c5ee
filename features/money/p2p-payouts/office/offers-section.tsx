import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table } from '#ui/records/table.tsx'
import { oneOf } from '#ui/route/office.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { p2pPayoutsOffice } from '../contract.ts'
import { OfferDetail } from './detail.tsx'
import { P2pPhoneRow, useColumns, type Offer } from './p2p-columns.tsx'
import { ASK_AGAIN_MS, currentOf, type P2pSectionProps } from './p2p-section.ts'

const offerViews = ['open', 'done'] as const

/** Withdrawals that are matched with deposits, running or completed. */
export function Offers({ filter: { brand, offers }, onFilter, mayDecide }: P2pSectionProps) {
  const { t } = useTexts()
  const view = oneOf(offerViews, offers) ?? 'open'
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Offer | null>(null)
  const query = { state: view, ...(brand ? { merchant: brand } : {}), ...(before ? { before } : {}) }
  const asked = useApiQuery(useApi(p2pPayoutsOffice).offers, { query }, { everyMs: ASK_AGAIN_MS })
  const columns = useColumns()
  const next = asked.data?.next
  const offer = currentOf(chosen, asked.data?.rows)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16">{t('matchingOffice.offers')}</h2>
      <FilterChips<string>
        label={t('matchingOffice.offers')}
        value={view}
        options={offerViews.map((value) => ({ value, label: t(`matchingOffice.offer.${value}`) }))}
        onChange={(next) => {
          setBefore(null)
          onFilter({ offers: next === 'open' ? undefined : next })
        }}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingHere
            icon={ArrowLeftRight}
            under={view === 'open' ? null : t('matchingOffice.offer.done')}
            title={t('matchingOffice.noOffers')}
            text={t('matchingOffice.emptyText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('matchingOffice.offers')}
            columns={columns.offers}
            rows={rows}
            rowKey={({ withdrawal }) => withdrawal}
            onRow={setChosen}
            dense
            phone={(row) => (
              <P2pPhoneRow
                left={row.member}
                row={row}
                badge={
                  <span className="text-muted">
                    {t('matchingOffice.open')} <Amount amount={row.open} currency={row.currency} />
                  </span>
                }
              />
            )}
          />
        )}
      </QueryState>
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
      <Drawer open={offer !== null} onClose={() => setChosen(null)} title={offer?.reference ?? ''}>
        {offer && <OfferDetail offer={offer} mayDecide={mayDecide} onDone={() => setChosen(null)} />}
      </Drawer>
    </section>
  )
}
