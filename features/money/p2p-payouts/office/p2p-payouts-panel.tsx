import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { p2pPayoutsOffice } from '../contract.ts'
import { Matches } from './matches-section.tsx'
import { Offers } from './offers-section.tsx'
import type { P2pSectionProps } from './p2p-section.ts'

/** Peer-to-peer payouts: what a receiver reports as missing, every transfer between members, and what is offered. */
export function P2pPayoutsPanel({ filter, onFilter, mayDecide }: P2pSectionProps) {
  const { t } = useTexts()
  const api = useApi(p2pPayoutsOffice)
  const { brand = '' } = filter
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('matchingOffice.title')}</h1>
          <p className="max-w-160 text-13 text-muted">{t('matchingOffice.lead')}</p>
        </div>
        <BrandFilter
          label={t('matchingOffice.brand')}
          all={t('matchingOffice.any')}
          value={brand}
          onChange={(code) => onFilter({ brand: code || undefined })}
        />
        <ExportButton onExport={() => api.export({ body: brand ? { merchant: brand } : {} })} />
      </div>
      {/* another brand begins at the first page */}
      <Matches key={`matches ${brand}`} {...{ filter, onFilter, mayDecide }} />
      <Offers key={`offers ${brand}`} {...{ filter, onFilter, mayDecide }} />
    </div>
  )
}
