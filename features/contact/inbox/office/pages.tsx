import type { OfficePageProps } from '#ui/route/office.ts'
import { CampaignsPanel } from './campaigns-panel.tsx'

export function CampaignsPage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  return <CampaignsPanel brand={search.brand} onBrand={(next) => setSearch({ brand: next })} may={may} />
}
