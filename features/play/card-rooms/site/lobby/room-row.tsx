import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { placesOf } from '../../rules/places.ts'
import { useChips } from '../chips.ts'
import { useLevel } from './level.ts'
import type { ListedRoom } from './lobby-page.tsx'

/** A table in the lobby: its stakes, buy-in, and a small picture of the taken seats. */
export function RoomRow({ room }: { readonly room: ListedRoom }) {
  const { t } = useTexts()
  const level = useLevel(room)
  const chips = useChips(room)
  const { code, game, seats, taken, isPractice, isPrivate, isMine, isPlaying, buyMin, buyMax } = room
  return (
    <article className="cr-room panel" data-mine={isMine || undefined}>
      <span className="cr-mini" aria-hidden>
        {placesOf(seats, 0, false).map(({ x, y }, nth) => (
          <i key={nth} style={{ left: `${x}%`, top: `${y}%` }} data-taken={nth < taken || undefined} />
        ))}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <Link to="/room" search={{ code }} className="cr-room-link">
          {t(`rooms.game.${game}`)} {level}
        </Link>
        <span className="text-12 text-muted">
          {isPractice ? t('rooms.freeChips') : t('rooms.buyIn', { min: chips(buyMin), max: chips(buyMax) })}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-12 text-faint">
          <span className="num">{t('rooms.seatsTaken', { taken, seats })}</span>
          <span>{isMine ? t('rooms.yourTable') : isPlaying ? t('rooms.playing') : t('rooms.waiting')}</span>
        </span>
      </div>
      {(isPractice || isPrivate) && (
        <span className="cr-tag">{t(isPrivate ? 'rooms.privateTag' : 'rooms.practiceTag')}</span>
      )}
    </article>
  )
}
