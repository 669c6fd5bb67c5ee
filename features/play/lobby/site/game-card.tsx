import clsx from 'clsx'
import { Play, ShieldCheck, Wrench } from 'lucide-react'
import { memo } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Status } from '#ui/data/status.tsx'
import type { lobby } from '../contract.ts'
import { OPENS_LIST } from '../rules/arrange.ts'
import { shownCategory } from '../rules/browse.ts'
import { openDemo, useMayTry } from './demo.ts'
import { Heart } from './favourites/heart.tsx'
import { JackpotMark } from './home/jackpot-mark.tsx'
import { InfoButton } from './info/info-button.tsx'
import { posterOf } from './posters.ts'
import { openVendor } from './vendor/popup-store.ts'

export type LobbyGame = Reply<typeof lobby.gameList>['list'][number]

/** A vendor's tile, which opens a pop-up list of its games (isGame of §3). */
const opensList = ({ isGame }: LobbyGame): boolean => isGame === OPENS_LIST

function press(game: LobbyGame, onPlay: (gameId: string) => void): void {
  if (opensList(game)) openVendor(game.vassalage)
  else onPlay(game.gameId)
}

export type GameCardProps = {
  readonly game: LobbyGame
  readonly onPlay: (gameId: string) => void
  readonly eager?: boolean
  /** Hides the "new" mark, where all games in the list are new. */
  readonly isPlain?: boolean
}

/** A poster with name and provider; the whole card opens the game, the heart adds it to the favourites. */
export const GameCard = memo(function GameCard({
  game,
  onPlay,
  eager = false,
  isPlain = false,
}: GameCardProps) {
  const { t } = useTexts()
  const art = posterOf(game.gameId)
  const isList = opensList(game)
  const open = () => press(game, onPlay)
  return (
    <article className="group relative min-w-0">
      <button
        type="button"
        onClick={open}
        aria-haspopup={isList ? 'dialog' : undefined}
        className="block w-full text-left"
      >
        <Poster
          art={art}
          seed={game.gameId}
          eager={eager}
          className={clsx(
            'rounded-card transition-transform duration-200 ease-out group-hover:-translate-y-1',
            !game.isUnderMaintenance && 'poster-play',
          )}
        >
          {!art && (
            <span
              aria-hidden
              className="absolute inset-x-2.5 bottom-3 line-clamp-3 text-13 leading-tight font-bold text-balance"
            >
              {game.name}
            </span>
          )}
          {game.isUnderMaintenance && (
            // own background: the text must be readable over any picture
            <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-black/70 text-12 font-medium text-white">
              <Wrench size={20} aria-hidden />
              {t('lobby.maintenance')}
            </span>
          )}
          {!isList && !game.isUnderMaintenance && <JackpotMark gameId={game.gameId} />}
          {game.isNew && !isPlain && (
            <span className="absolute top-2 left-2 rounded-tag bg-action px-2 py-0.5 text-12 font-bold text-on-action">
              {t('home.new')}
            </span>
          )}
        </Poster>
        {!isList && <span className="sr-only">{t('home.play')} </span>}
        {/* a long name wraps into the provider's line, around the button next to it */}
        <span className="mt-2.5 block h-9.5 overflow-hidden pl-0.5 text-13 leading-4.75 font-medium md:text-14 md:leading-4.75">
          <span className="float-right h-9.5 w-6 [shape-outside:inset(19px_0_0)]" />
          {game.name}
          <span className="block truncate text-12 font-normal text-faint">
            {isList ? t('home.allGames') : game.vendorName}
          </span>
        </span>
      </button>
      {!isList && <Heart gameId={game.gameId} name={game.name} className="absolute top-0 right-0" />}
      {/* at the end of the provider's line, so that the picture is not covered */}
      {!isList && <InfoButton game={game} onPlay={onPlay} isBare className="absolute -right-2 -bottom-3.5" />}
    </article>
  )
})

/** A larger card for a small catalogue: poster, RTP, fairness and a play button. */
export function FeatureCard({ game, onPlay, eager = false }: GameCardProps) {
  const { share, t } = useTexts()
  const mayTry = useMayTry()
  return (
    <article className="panel group relative flex gap-4 overflow-hidden p-3 transition-colors duration-120 hover:border-line md:gap-5">
      <Poster
        art={posterOf(game.gameId)}
        seed={game.gameId}
        eager={eager}
        sizes="(max-width: 760px) 30vw, 150px"
        className="w-28 shrink-0 rounded-[10px] md:w-36 lg:w-30"
      />
      <div className="flex min-w-0 flex-1 flex-col py-1 pr-1">
        <h3 className="line-clamp-2 pr-10">{game.name}</h3>
        <p className="line-clamp-2 pr-10 text-12 text-faint">
          {game.vendorName} · {t(`category.${shownCategory(game)}`)}
        </p>
        <div className="mt-2.5 mb-3 flex flex-wrap gap-1.5">
          {/* a vendor's tile represents many games with different RTPs */}
          {!opensList(game) && (
            <Status>
              <span className="num">{t('home.rtp', { rtp: share(game.rtpText) })}</span>
            </Status>
          )}
          {game.isUnderMaintenance && (
            <Status tone="waiting" icon={Wrench}>
              {t('lobby.maintenance')}
            </Status>
          )}
          {game.isProvablyFair && !opensList(game) && (
            <Status tone="good" icon={ShieldCheck}>
              {t('home.provable')}
            </Status>
          )}
        </div>
        <div className="mt-auto flex">
          <button
            type="button"
            onClick={() => press(game, onPlay)}
            className="inline-flex h-11 items-center justify-center gap-2 rounded-control bg-raised px-4.5 font-medium transition-colors duration-120 group-hover:bg-action group-hover:font-bold group-hover:text-on-action after:absolute after:inset-0"
          >
            <Play size={16} className="fill-current" aria-hidden />
            {t(opensList(game) ? 'home.allGames' : 'home.play')}
            <span className="sr-only">{game.name}</span>
          </button>
          {mayTry && game.isProvablyFair && (
            <button type="button" onClick={() => openDemo(game.gameId)} className="z-1 h-11 px-3 font-medium">
              {t('home.demo')}
              <span className="sr-only"> {game.name}</span>
            </button>
          )}
        </div>
      </div>
      {!opensList(game) && (
        <>
          <Heart gameId={game.gameId} name={game.name} isPlain className="absolute top-1.5 right-1.5" />
          {/* below the heart: at the foot it would cover Demo on a narrow card */}
          <InfoButton game={game} onPlay={onPlay} isPlain className="absolute top-12.5 right-1.5 z-1" />
        </>
      )}
    </article>
  )
}
