import { lazy } from 'react'
import { TicketStrip } from '#features/play/tickets/site/ticket-strip.tsx'
import { usePlace } from '#ui/route/place.ts'
import { LotteryPage } from './lottery-page.tsx'

const TicketsPage = lazy(async () => ({
  default: (await import('#features/play/tickets/site/tickets-page.tsx')).TicketsPage,
}))

/** The four lottery pages of §2. */
export const LottPage = () => <LotteryPage area="LOTT" />
export const VietnamPage = () => <LotteryPage area="VN" />
export const SeaPage = () => <LotteryPage area="SEA" />

/** Instant tickets stand above the e-lotteries; one of them is opened by its code. */
export function ElottPage() {
  const { gameCode } = usePlace().search
  if (gameCode?.startsWith('TICKET_')) return <TicketsPage />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TicketStrip />
      <LotteryPage area="ELOTT" />
    </div>
  )
}
