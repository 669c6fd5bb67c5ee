import type { OfficePageProps } from '#ui/route/office.ts'
import { SaferPlayRoom } from './safer-play-room.tsx'

export function LimitsPage({
  search: { tab, ...filter },
  setSearch,
  setSome,
  may,
}: OfficePageProps<'tab' | 'brand' | 'state' | 'find'>) {
  return (
    <SaferPlayRoom
      tab={tab}
      onTab={(next) => setSearch({ tab: next })}
      filter={filter}
      onFilter={setSome}
      may={may}
    />
  )
}
