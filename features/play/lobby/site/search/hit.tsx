import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Link } from '#ui/route/link.tsx'
import { shownCategory } from '../../rules/browse.ts'
import { posterOf } from '../posters.ts'
import type { LobbyGame } from '../game-card.tsx'

export type GameHitProps = { readonly game: LobbyGame; readonly onPlay: (gameId: string) => void }

/** A game among the search results. */
export function GameHit({ game, onPlay }: GameHitProps) {
  const { share, t } = useTexts()
  return (
    <li>
      <button
        type="button"
        data-hit
        onClick={() => onPlay(game.gameId)}
        className="flex min-h-14 w-full items-center gap-3.5 rounded-control p-2 text-left transition-colors duration-120 hover:bg-raised focus-visible:bg-raised"
      >
        <Poster
          art={posterOf(game.gameId)}
          seed={game.gameId}
          sizes="36px"
          className="w-9 shrink-0 rounded-tag"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{game.name}</span>
          <span className="block truncate text-12 text-faint">
            {game.vendorName} · {t(`category.${shownCategory(game)}`)}
          </span>
        </span>
        <span className="num text-12 text-faint">{share(game.rtpText)}</span>
      </button>
    </li>
  )
}

export type ChipProps = {
  readonly icon?: LucideIcon
  readonly words: string
  readonly end?: string
} & (
  | { readonly href: string; readonly onFollow: (event: MouseEvent<HTMLElement>) => void }
  | { readonly onPress: () => void }
)

/** A provider, a category, or a recent search. */
export function Chip({ icon: Icon, words, end, ...way }: ChipProps) {
  const inside = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {words}
      {end && <span className="num text-12 text-faint">{end}</span>}
    </>
  )
  const look =
    'inline-flex h-11 items-center gap-2 rounded-full border border-line px-4 font-medium transition-colors duration-120 hover:border-control hover:bg-raised'
  return 'href' in way ? (
    <Link href={way.href} onClick={way.onFollow} data-hit className={look}>
      {inside}
    </Link>
  ) : (
    <button type="button" data-hit onClick={way.onPress} className={look}>
      {inside}
    </button>
  )
}
