import { useTexts } from '#texts/use-texts.ts'

/** One raffle ticket, or consecutive ones, with their numbers. */
export function TicketArt({ first, last }: { readonly first: number; readonly last: number }) {
  const { t, number } = useTexts()
  const shown = first === last ? number(first) : `${number(first)} – ${number(last)}`
  return (
    <div className="draw-ticket">
      <svg viewBox="0 0 220 84" aria-hidden preserveAspectRatio="none">
        <defs>
          <linearGradient id="ticket" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#0f5f48" />
            <stop offset="1" stopColor="#0a3429" />
          </linearGradient>
        </defs>
        <path
          d="M8 2 H150 a7 7 0 0 0 14 0 H212 a6 6 0 0 1 6 6 V76 a6 6 0 0 1 -6 6 H164 a7 7 0 0 0 -14 0 H8 a6 6 0 0 1 -6 -6 V8 a6 6 0 0 1 6 -6 Z"
          fill="url(#ticket)"
          stroke="#e3b653"
          strokeWidth="1.4"
        />
        <path d="M157 14 V70" stroke="#e3b653" strokeWidth="1.4" strokeDasharray="4 4" opacity="0.8" />
      </svg>
      <div>
        <span className="text-12">{t('draws.ticketNo')}</span>
        <span className="num text-18 font-bold">{shown}</span>
      </div>
    </div>
  )
}
