import {
  ChevronDown,
  ChevronLeft,
  Clock,
  HeartHandshake,
  Languages,
  Maximize,
  Minimize,
  Plus,
  SquareArrowOutUpRight,
  X,
} from 'lucide-react'
import { lazy, useState, type ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import type { Minor } from '#kit/money.ts'
import type { lobby } from '#features/play/lobby/contract.ts'
import { openSaferPlay } from '#features/compliance/limits/site/open-safer-play.ts'
import { useFavouritesLoaded } from '#features/play/lobby/site/favourites/favourites.ts'
import { Heart } from '#features/play/lobby/site/favourites/heart.tsx'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { formatElapsed } from '#texts/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { Status } from '#ui/data/status.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Stays } from '#ui/route/stays.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useSessionNet } from './use-session-net.ts'

const BarSheet = lazy(async () => ({ default: (await import('./bar-sheet.tsx')).BarSheet }))

export type FrameBarProps = {
  readonly game: Reply<typeof lobby.game>['game'] | null
  readonly balance: ReactNode
  readonly isPlaying: boolean
  /** What the round being shown has already won; null between rounds. */
  readonly owed: Minor | null
  readonly mayDeposit: boolean
  readonly trialNote: string | null
  /** Null with a single language. */
  readonly onLanguage: (() => void) | null
  readonly onBack: () => void
  readonly onExpand?: (() => void) | undefined
  readonly onDeposit: () => void
}

/** A compact bar above a game: back, name, time played and net result, balance, full screen. */
export function FrameBar({
  trialNote,
  game,
  balance,
  isPlaying,
  owed,
  mayDeposit,
  onLanguage,
  onBack,
  onExpand,
  onDeposit,
}: FrameBarProps) {
  const { t } = useTexts()
  useFavouritesLoaded()
  const session = useSessionNet(isPlaying, owed)
  return (
    <header className="flex h-12 items-center gap-0.5 border-b border-hair bg-surface md:gap-1 md:pr-3 md:pl-2">
      <IconButton
        icon={onExpand ? X : ChevronLeft}
        label={t(onExpand ? 'ui.close' : 'frame.back')}
        onClick={onBack}
      />
      <Named game={game} session={session} isPlaying={isPlaying} onLanguage={onLanguage} />
      <div className="ml-auto flex shrink-0 items-center gap-0.5 pl-1.5 md:gap-3 md:pl-0">
        {session && (
          <p className="num flex items-center gap-3 text-13 leading-tight text-muted max-md:hidden">
            <TimePlayed session={session} />
            <Net session={session} />
          </p>
        )}
        {trialNote && (
          <Status tone="waiting" className="max-md:hidden">
            {trialNote}
          </Status>
        )}
        {/* on a phone the net result is below the balance: next to the name it would be truncated */}
        <div className="flex flex-col items-end leading-tight md:contents">
          {balance}
          {session && (
            <p className="num text-12 leading-tight text-muted md:hidden">
              <Net session={session} />
            </p>
          )}
        </div>
        {mayDeposit && (
          <Button
            look="primary"
            size="sm"
            onClick={onDeposit}
            aria-label={t('shell.deposit')}
            className="max-md:ml-0.5 max-md:size-9 max-md:px-0"
          >
            <Plus size={16} strokeWidth={2.5} aria-hidden />
            <span className="max-md:hidden">{t('shell.deposit')}</span>
          </Button>
        )}
        {isPlaying && !trialNote && (
          <IconButton icon={HeartHandshake} label={t('member.saferPlay')} onClick={openSaferPlay} />
        )}
        {/* does not fit into a phone's bar: shown in the sheet behind the game's name */}
        {isPlaying && game && (
          <Heart isPlain gameId={game.gameId} name={game.name} className="max-md:hidden" />
        )}
        {onLanguage && (
          <IconButton
            icon={Languages}
            label={t('shell.language')}
            onClick={onLanguage}
            className="max-md:hidden"
          />
        )}
        <Size onExpand={onExpand} />
      </div>
    </header>
  )
}

/** From a pop-up to the game's own page; otherwise full screen, where the browser supports it. */
function Size({ onExpand }: Pick<FrameBarProps, 'onExpand'>) {
  const { t } = useTexts()
  const screen = useFullScreen()
  if (onExpand)
    return <IconButton icon={SquareArrowOutUpRight} label={t('frame.expand')} onClick={onExpand} />
  if (!screen.isPossible) return null
  return (
    <IconButton
      icon={screen.isFull ? Minimize : Maximize}
      label={t(screen.isFull ? 'frame.exitFullScreen' : 'frame.fullScreen')}
      onClick={screen.toggle}
    />
  )
}

type Session = NonNullable<ReturnType<typeof useSessionNet>>

type NamedProps = Pick<FrameBarProps, 'game' | 'isPlaying' | 'onLanguage'> & {
  readonly session: Session | null
}

/** The game's name, and on a phone the time played. */
function Named({ game, session, isPlaying, onLanguage }: NamedProps) {
  const { share } = useTexts()
  return (
    <>
      {game && (
        <Poster
          art={posterOf(game.gameId)}
          sizes="27px"
          eager
          className="ml-1 w-6.75 rounded-[5px] max-md:hidden"
        />
      )}
      <div className="relative ml-0.5 flex h-full min-w-0 flex-1 flex-col justify-center overflow-hidden whitespace-nowrap md:ml-2">
        {/* on a phone the longest studio name fits next to a balance in the millions */}
        <h1 className="truncate text-12 leading-tight font-medium tracking-normal md:text-14">
          {game?.name}
        </h1>
        {session && (
          <p className="num flex items-center gap-1 text-12 leading-tight text-muted md:hidden">
            <TimePlayed session={session} />
            <ChevronDown size={12} aria-hidden />
          </p>
        )}
        {game && (
          <p className="num truncate text-12 leading-tight text-faint max-md:hidden">
            {game.vendorName} · {share(game.rtpText)}
          </p>
        )}
        {game && session && <More game={game} isPlaying={isPlaying} onLanguage={onLanguage} />}
      </div>
    </>
  )
}

type MoreProps = Pick<FrameBarProps, 'isPlaying' | 'onLanguage'> & {
  readonly game: NonNullable<FrameBarProps['game']>
}

/** On a phone the name is a button that opens what does not fit into the bar. */
function More({ game, isPlaying, onLanguage }: MoreProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('home.gameInfo', { game: game.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute inset-0 rounded-control -outline-offset-2 md:hidden"
      />
      <Stays isOpen={isOpen} name="bar">
        <BarSheet
          game={game}
          isPlaying={isPlaying}
          onLanguage={onLanguage}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </Stays>
    </>
  )
}

type SessionProps = { readonly session: Session }

/** The time played: always visible. */
function TimePlayed({ session }: SessionProps) {
  const { t } = useTexts()
  return (
    <span className="inline-flex items-center gap-1.5">
      <Clock size={14} aria-hidden className="max-md:hidden" />
      <span className="sr-only">{t('frame.timePlayed')}</span>
      {formatElapsed(session.seconds)}
    </span>
  )
}

/** The net result so far: always visible, never truncated. */
function Net({ session }: SessionProps) {
  const { t } = useTexts()
  return (
    <span className="whitespace-nowrap">
      <span className="max-md:sr-only">{t('frame.net')} </span>
      <Amount amount={session.net} currency={session.currency} signed won={session.net > 0n} />
    </span>
  )
}
