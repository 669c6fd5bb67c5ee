import type { OfficePageProps } from '#ui/route/office.ts'
import { RtpPanel } from './rtp-panel.tsx'

export function RtpPage({ search, setSearch, may }: OfficePageProps<'window'>) {
  return <RtpPanel filter={search} onFilter={setSearch} mayClose={may('games.switch')} />
}
