import { useQueryClient } from '@tanstack/react-query'
import { Gamepad2 } from 'lucide-react'
import clsx from 'clsx'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Minor } from '#kit/money.ts'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ExclusionGround } from '#features/compliance/exclusions/site/exclusion-ground.tsx'
import { useExclusion } from '#features/compliance/exclusions/site/exclusion-store.ts'
import { openRounds, openSaferPlay } from '#features/compliance/limits/site/open-safer-play.ts'
import { RealityCheck } from '#features/compliance/limits/site/reality-check.tsx'
import { useRealityCheck } from '#features/compliance/limits/site/use-reality-check.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { setCurrent } from '#features/play/lobby/site/current.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { FrameBar } from './bar/frame-bar.tsx'
import { Curtain, NotThere, OnGround } from './frame-ends.tsx'
import { GuestStage } from './guest-stage.tsx'
import { LimitBar } from './limit-bar.tsx'
import { readFrameMessage } from './frame-messages.ts'
import { StoppedBar, StoppedGame, useRunsAgain } from './stopped-game.tsx'
import { useArrival } from './use-arrival.ts'
import { useTableEvents } from './use-table-events.ts'
import { useServerNews, type Told } from './use-house-news.ts'
import { useFallBack, useLaunch, type Launch } from './use-launch.ts'

export type GameFrameProps = {
  readonly gameId: string | null
  /** In a pop-up it takes the pop-up's height, otherwise the window's. */
  readonly isPopup?: boolean
  readonly isMember: boolean
  /** The account's kind is known: a trial account launches its games by another call. */
  readonly isMemberKnown: boolean
  /** A visitor asked for demo play. */
  readonly isDemo?: boolean
  readonly mayDeposit: boolean
  readonly balance: ReactNode
  /** Play money is always labelled as such (decision 22). */
  readonly trialNote: string | null
  /** Null with a single language. */
  readonly onLanguage: (() => void) | null
  readonly onBack: () => void
  /** In a pop-up: opens the same game on its own page. */
  readonly onExpand?: (() => void) | undefined
  readonly onDeposit: () => void
  readonly onFairness: () => void
  /** Opens the safer play page, which is public (R16). */
  readonly onHelp: () => void
  /** A round began: the balance to show until it ends. Null: it is over, request the balance from the server. */
  readonly onRound: (shown: Minor | null) => void
}

/** A game in its frame below a compact bar. */
export function GameFrame(props: GameFrameProps) {
  const { gameId, isMember, isPopup = false } = props
  const { t } = useTexts()
  const { data, error } = useApiQuery(
    useApi(lobby).game,
    { params: { gameId: gameId ?? '' } },
    { enabled: gameId !== null, staleMs: 300_000 },
  )
  const game = data?.game ?? null
  const away = useExclusion((state) => state.away)
  const [owed, setOwed] = useState<Minor | null>(null)
  const vassalage = game?.vassalage
  useEffect(() => {
    if (vassalage) setCurrent({ vassalage })
  }, [vassalage])
  return (
    <div
      className={clsx(
        isPopup ? 'h-full' : 'h-dvh',
        'grid grid-cols-1 grid-rows-[48px_minmax(0,1fr)] overflow-hidden bg-[#020b10]',
      )}
    >
      <FrameBar {...props} game={game} isPlaying={isMember && gameId !== null} owed={owed} />
      <main className="relative min-h-0">
        {gameId === null && (
          <OnGround>
            <EmptyState
              icon={Gamepad2}
              title={t('frame.none')}
              text={t('frame.noneHint')}
              action={
                <Button look="primary" onClick={props.onBack}>
                  {t('notFound.home')}
                </Button>
              }
            />
          </OnGround>
        )}
        {gameId !== null && !isMember && away && (
          <OnGround>
            <ExclusionGround away={away} onHelp={props.onHelp} />
          </OnGround>
        )}
        {gameId !== null && !isMember && !away && game?.isUnderMaintenance && (
          <OnGround>
            <StoppedGame gameId={gameId} name={game.name} onBack={props.onBack} />
          </OnGround>
        )}
        {gameId !== null && !isMember && !away && !game?.isUnderMaintenance && (
          <GuestStage
            gameId={gameId}
            name={game?.name ?? ''}
            isOwn={game?.isProvablyFair === true}
            startsNow={props.isDemo === true}
          />
        )}
        {gameId !== null && isMember && props.isMemberKnown && (
          <Stage
            key={gameId}
            {...props}
            onOwed={setOwed}
            gameId={gameId}
            game={game}
            isKnown={game !== null || error !== null}
            name={game?.name ?? ''}
            isOutside={game?.isProvablyFair === false}
            isStopped={game?.isUnderMaintenance === true || error instanceof RefusedError}
          />
        )}
      </main>
    </div>
  )
}

/** A round that takes longer than this is over or was refused: a reality check no longer waits for it. */
const LONGEST_ROUND_MS = 15_000

type StageProps = GameFrameProps & {
  /** A round is shown, of which the server has already credited this amount. Null: it is over. */
  readonly onOwed: (owed: Minor | null) => void
  readonly gameId: string
  readonly game: Reply<typeof lobby.game>['game'] | null
  /** The game's data has loaded, or failed to. */
  readonly isKnown: boolean
  readonly name: string
  readonly isStopped: boolean
  /** Another provider's game: studio games can be verified by their seeds and show refused stakes themselves. */
  readonly isOutside: boolean
}

function isStoppedLaunch(launch: Launch): boolean {
  return (
    launch.state === 'failed' &&
    launch.error instanceof RefusedError &&
    launch.error.code === 'lobby.gameStopped'
  )
}

function Stage(props: StageProps) {
  const {
    gameId,
    game,
    isKnown,
    name,
    isStopped,
    isOutside,
    trialNote,
    onBack,
    onDeposit,
    onFairness,
    onRound,
    onOwed,
  } = props
  const { lang } = useTexts()
  const queries = useQueryClient()
  const { launch, again, fallBack } = useLaunch({ gameId, game, isKnown, isTrial: trialNote !== null })
  const { isAwaited, isLate, arrived } = useArrival(launch, gameId)
  const hasFallback = useFallBack({ launch, isLate, fallBack })
  const [isReady, setReady] = useState(false)
  const [isTurning, setTurning] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [isDeciding, setDeciding] = useState(false)
  const due = useRealityCheck(trialNote === null && !isTurning)
  // time to play is over, but the open round may be finished: free moves are still accepted, so the notice must not cover it
  const shown = due?.why === 'stop' && isDeciding ? null : due
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef<Told>({ shown: null, atMs: 0 })
  const origin = launch.state === 'open' ? launch.origin : null
  const isRefused = isStoppedLaunch(launch)
  useTableEvents(frame, origin)
  useRunsAgain(isStopped, () => {
    setClosed(false)
    if (isRefused) again()
  })
  const lookAgain = useCallback(() => {
    if (origin !== null) frame.current?.contentWindow?.postMessage({ type: 'fairhouse.refresh' }, origin)
  }, [origin])
  useServerNews({ isTurning, told, lookAgain })
  const tryAgain = () => {
    lookAgain()
    // the page may have missed the event that the game was resumed
    void queries.invalidateQueries({ queryKey: ['lobby.game'] })
  }
  useEffect(() => {
    if (origin === null) return
    const hear = (event: MessageEvent<unknown>) => {
      const message = event.source === frame.current?.contentWindow ? readFrameMessage(event, origin) : null
      if (message?.type === 'here' || message?.type === 'ready') arrived()
      if (message?.type === 'ready') setReady(true)
      if (message?.type === 'stopped') setClosed(true)
      if (message?.type === 'stake') onRound(message.shown)
      if (message?.type === 'stake') onOwed(message.owed)
      if (message?.type === 'stake') setTurning(true)
      if (message?.type === 'stake') setClosed(false)
      if (message?.type === 'hand') {
        setDeciding(true)
        // the net result includes the open round's stake, so fetching it now doesn't reveal the outcome
        onOwed(null)
        void queries.invalidateQueries({ queryKey: ['rounds.sessionNet'] })
      }
      if (message?.type === 'round') setTurning(false)
      if (message?.type === 'round' || message?.type === 'here') setDeciding(false)
      if (message?.type === 'round') told.current = { shown: message.shown, atMs: Date.now() }
      if (message?.type === 'round') onRound(null)
      if (message?.type === 'round') onOwed(null)
      if (message?.type === 'round' || message?.type === 'ready')
        void queries.invalidateQueries({ queryKey: ['rounds.sessionNet'] })
      if (message?.type === 'deposit') onDeposit()
      if (message?.type === 'fairness') onFairness()
      if (message?.type === 'history') openRounds()
      if (message?.type === 'exit') onBack()
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      onRound(null)
      onOwed(null)
    }
  }, [origin, queries, arrived, onBack, onDeposit, onFairness, onRound, onOwed])
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setTurning(false), LONGEST_ROUND_MS) // a refused round sends no message
    return () => clearTimeout(timer)
  }, [isTurning])
  useEffect(() => {
    // the language may have changed since the launch: the game follows without a reload
    if (origin !== null && isReady)
      frame.current?.contentWindow?.postMessage({ type: 'fairhouse.language', language: lang }, origin)
  }, [origin, isReady, lang])
  if (isRefused)
    return (
      <OnGround>
        <StoppedGame gameId={gameId} name={name} onAgain={again} onBack={onBack} />
      </OnGround>
    )
  if (launch.state === 'failed') return <NotThere error={launch.error} onAgain={again} onBack={onBack} />
  return (
    <>
      {launch.state === 'open' && (
        <iframe
          ref={frame}
          src={launch.address}
          title={name}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay; fullscreen; clipboard-write"
          referrerPolicy="no-referrer"
          onLoad={() => setReady(true)}
          className="absolute inset-0 size-full border-0"
        />
      )}
      {(!isReady || isAwaited) && <Curtain gameId={gameId} name={name} />}
      {isLate && !hasFallback && (
        <div className="absolute inset-0">
          <NotThere error={new NetworkError(null)} onAgain={again} onBack={onBack} />
        </div>
      )}
      {isReady && isStopped && isOutside && <StoppedBar gameId={gameId} name={name} onBack={onBack} />}
      {isStopped && isClosed && !isOutside && (
        <div className="absolute inset-0">
          <OnGround>
            <StoppedGame gameId={gameId} name={name} onAgain={tryAgain} onBack={onBack} />
          </OnGround>
        </div>
      )}
      {isReady && isOutside && !isStopped && trialNote === null && <LimitBar />}
      {shown && <RealityCheck {...shown} onHistory={openRounds} onLimits={openSaferPlay} onLeave={onBack} />}
    </>
  )
}
