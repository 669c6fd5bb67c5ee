import { lazy, Suspense } from 'react'
import { useIsMember } from '#ui/api/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { BoardProvider } from '../bets/board-context.ts'
import { feltOf, hasCards } from '../games.ts'
import { History } from '../roads/history.tsx'
import { Stage } from '../stage/stage.tsx'
import { useAnnouncer } from '../sound/use-announcer.ts'
import { BetBar } from './bet-bar.tsx'
import { Decisions, useDecisions } from './decisions.tsx'
import { GameBoard } from './game-board.tsx'
import { GameStage, poseOf } from './game-stage.tsx'
import { OverStage } from './over-stage.tsx'
import type { TableState } from '../state/use-table-state.ts'
import { wordsFor } from './words-for.ts'
import { TableSounds } from './table-sounds.tsx'
import './table.css'

// only tables with a video load the player
const TableVideo = lazy(async () => ({ default: (await import('../video/table-video.tsx')).TableVideo }))

type TableViewProps = {
  readonly state: TableState
  /** Roads between stage and layout: where there is no column beside the table. */
  readonly hasHistory: boolean
  /** One of several tables side by side: no roads, smaller controls. */
  readonly isSmall?: boolean
  /** Another table is in use: this one neither speaks nor sounds. */
  readonly isQuiet?: boolean
}

/** A table: stage, roads, betting layout, and the bar with chips. */
export function TableView({ state, hasHistory, isSmall = false, isQuiet = false }: TableViewProps) {
  const texts = useTexts()
  const isMember = useIsMember()
  const { round, deal, isOpen, isShown } = state
  const { table } = state.data
  const words = wordsFor(texts, { game: table.game, round, isOpen, isShown })
  const own = useDecisions(state)
  const { caption, isSpeaking } = useAnnouncer(words.key, words.text, isQuiet)
  return (
    <div className="lt-table" data-small={isSmall || undefined} data-game={table.game}>
      <Stage
        table={table.code}
        felt={feltOf(table.game)}
        pose={poseOf(table.game, round, isShown)}
        isSpeaking={isSpeaking}
        isSmall={isSmall}
        isAside={table.game === 'roulette' || table.game === 'lucky-roulette'}
        video={
          table.dealer &&
          table.dealer.video !== null && (
            <Suspense fallback={null}>
              <TableVideo url={table.dealer.video} whep={table.dealer.whep} hasCards={hasCards(table.game)} />
            </Suspense>
          )
        }
        over={<OverStage state={isQuiet ? { ...state, hasSound: false } : state} caption={caption} />}
      >
        <Suspense fallback={null}>
          <GameStage
            game={table.game}
            round={round}
            deal={deal}
            left={table.shoe?.left ?? null}
            squeezes={state.squeezes}
            decisions={own.decisions}
            lastMark={state.marks.at(-1) ?? null}
          />
        </Suspense>
      </Stage>
      {hasHistory && table.game !== 'blackjack' && (
        <div className="lt-history">
          <History game={table.game} marks={state.marks} />
        </div>
      )}
      <BoardProvider value={state.board}>
        <div className="lt-layout">
          <Suspense fallback={<Skeleton className="h-60" />}>
            <GameBoard game={table.game} />
          </Suspense>
        </div>
      </BoardProvider>
      {table.game === 'blackjack' && <Decisions state={state} own={own} />}
      <BetBar state={state} isMember={isMember} isSmall={isSmall} />
      {!isQuiet && <TableSounds game={table.game} deal={deal} round={round} />}
    </div>
  )
}
