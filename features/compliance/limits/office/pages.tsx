import type { OfficePageProps } from '#ui/route/office.ts'
import { SaferPlayRoom } from './safer-play-room.tsx'

export function LimitsPage({ search, setSearch, may }: OfficePageProps<'tab'>) {
  return <SaferPlayRoom tab={search.tab} onTab={(next) => setSearch({ tab: next })} may={may} />
}
