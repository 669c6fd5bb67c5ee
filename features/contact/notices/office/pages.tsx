import type { OfficePageProps } from '#ui/route/office.ts'
import { NoticesPanel } from './notices-panel.tsx'

export function NoticesPage({ search, setSearch, may }: OfficePageProps<'brand' | 'type'>) {
  return <NoticesPanel filter={search} onFilter={setSearch} mayChange={may('notices.change')} />
}
