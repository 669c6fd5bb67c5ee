import type { OfficePageProps } from '#ui/route/office.ts'
import { DrawsPanel } from './draws-panel.tsx'

export function DrawsOfficePage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  return <DrawsPanel brand={search.brand} onBrand={(brand) => setSearch({ brand })} may={may} />
}
