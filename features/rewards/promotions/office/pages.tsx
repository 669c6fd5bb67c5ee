import type { OfficePageProps } from '#ui/route/office.ts'
import { PromotionsPanel } from './promotions-panel.tsx'

export function PromotionsOfficePage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  return <PromotionsPanel brand={search.brand} onBrand={(brand) => setSearch({ brand })} may={may} />
}
