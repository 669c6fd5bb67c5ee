import { Armchair } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { fishing } from '../contract.ts'
import './rooms-strip.css'

const POLL_MS = 15_000

type Props = { readonly onPlay: (game: string) => void }

/** The fishing rooms with who is there and how many seats are free. Without an answer there is none: the games stand below. */
export function RoomsStrip({ onPlay }: Props) {
  const { t, money } = useTexts()
  const { data } = useApiQuery(useApi(fishing).rooms, undefined, { everyMs: POLL_MS })
  if (!data || data.rooms.length === 0) return null
  return (
    <section aria-label={t('fishing.rooms')}>
      <ul className="fish-rooms">
        {data.rooms.map(({ room, name, currency, priceMin, priceMax, taken, free }) => (
          <li key={room}>
            <button type="button" className="fish-room panel" data-room={room} onClick={() => onPlay(room)}>
              <span className="text-15 font-semibold">{name}</span>
              <span className="num text-12 text-muted">
                {t('fishing.prices', {
                  min: money(priceMin, currency).replace(/[.,]00$/, ''),
                  max: money(priceMax, currency).replace(/[.,]00$/, ''),
                })}
              </span>
              <span className="flex items-center gap-1.5 text-13 text-action-text">
                <Armchair size={14} aria-hidden />
                {taken === 0
                  ? t('fishing.empty')
                  : t('fishing.seats', {
                      playing: t('fishing.playing', { count: taken }),
                      free: t('fishing.free', { count: free }),
                    })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
