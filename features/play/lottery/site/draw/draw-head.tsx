import { Play, Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Countdown } from '#ui/data/countdown.tsx'
import type { lottery } from '../../contract.ts'
import { spoken } from '../../rules/show.ts'
import { canSpeak, say, setVoice, useVoice } from '../show/voice.ts'
import { LiveBoard, LiveDraw, LiveResult } from './live-result.tsx'
import { useDrawing } from './use-drawing.ts'
import type { Round } from './use-drawing.ts'

const LiveBets = lazy(async () => ({ default: (await import('../live/live-bets.tsx')).LiveBets }))

type Lobby = Reply<typeof lottery.lobby>
export type Entry = Lobby['list'][number]
export type Drawn = Lobby['results'][number]

type HeadProps = {
  readonly entry: Entry
  readonly last: Drawn | undefined
  readonly onClosed: () => void
  readonly onWatch: (drawn: Drawn) => void
}

/** The draw on sale with its closing time, the draw that is taking place, and the newest result. */
export function DrawHead({ entry, last, onClosed, onWatch }: HeadProps) {
  const { t } = useTexts()
  const drawing = useDrawing(entry, onClosed)
  const newest = useNewest(entry, last, drawing)
  // a result that was there when the page opened is no news
  const [first, setFirst] = useState(newest?.round)
  if (first === undefined && newest) setFirst(newest.round)
  useSpokenPieces(drawing)
  const [isBoardOpen, setBoardOpen] = useState(false)
  const current = drawing?.outcome === null ? drawing : null
  return (
    <>
      <section className="panel grid gap-3 p-3 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-8 md:p-4">
        <SaleClock entry={entry} onClosed={onClosed} />
        <div className="grid min-h-21 content-start gap-1.5 border-t border-hair pt-2 md:justify-self-end md:border-0 md:pt-0">
          <p className="flex items-center gap-1 text-12 text-muted">
            <span className="min-w-0 truncate">
              {current
                ? t('lottery.drawingOf', { numero: current.label })
                : newest
                  ? t('lottery.lastResult', { numero: newest.numero })
                  : t('lottery.noResult')}
            </span>
            <span className="ml-auto flex">
              <VoiceToggle />
              {newest && (
                <IconButton
                  icon={Play}
                  size="xs"
                  label={t('lottery.watch', { numero: newest.numero })}
                  onClick={() => onWatch(newest)}
                />
              )}
            </span>
          </p>
          {/* one height for every state: what is below must not jump when a draw begins */}
          <div className="flex min-h-10 items-center">
            {current ? (
              <LiveDraw
                game={entry.game}
                pieces={current.pieces}
                isOpen={isBoardOpen}
                onOpen={setBoardOpen}
              />
            ) : (
              newest && (
                <LiveResult
                  game={entry.game}
                  drawn={newest}
                  isNew={first !== undefined && newest.round !== first}
                />
              )
            )}
          </div>
        </div>
        {isBoardOpen && current && (
          <div className="md:col-span-2">
            <LiveBoard game={entry.game} pieces={current.pieces} />
          </div>
        )}
      </section>
      {current && current.pieces.length > 0 && (
        <Suspense fallback={null}>
          <LiveBets entry={entry} round={current} />
        </Suspense>
      )}
    </>
  )
}

/** The result of the round that was just drawn is there before the list of results is asked again. */
function useNewest({ code }: Entry, last: Drawn | undefined, drawing: Round | null): Drawn | undefined {
  return useMemo(() => {
    if (!drawing || drawing.outcome === null || drawing.state === 'void') return last
    if (last && last.openedAt.getTime() >= drawing.drawsAt.getTime()) return last
    const { id, label, drawnAt, drawsAt, outcome } = drawing
    return { gameId: code, code, round: id, numero: label, openedAt: drawnAt ?? drawsAt, outcome }
  }, [code, last, drawing])
}

/** Reads each prize when it is drawn. */
function useSpokenPieces(drawing: Round | null): void {
  const { lang } = useTexts()
  const told = useRef<string>('')
  const pieces = drawing?.outcome === null ? drawing.pieces : []
  const newest = pieces.at(-1)
  const key = `${drawing?.id} ${pieces.length}`
  useEffect(() => {
    if (typeof newest !== 'string' || told.current === key) return
    told.current = key
    void say(spoken({ text: newest, tier: '' }, lang), lang)
  }, [newest, key, lang])
}

function SaleClock({ entry, onClosed }: Pick<HeadProps, 'entry' | 'onClosed'>) {
  const { t } = useTexts()
  const { next } = entry
  return (
    <div className="flex items-end justify-between gap-4 md:grid md:justify-start md:gap-1">
      <div className="grid min-w-0 gap-0.5">
        {/* on a phone the button above has the lottery's name */}
        <h1 className="text-22 font-bold max-md:sr-only">{entry.name}</h1>
        <p className="text-12 text-muted md:hidden">
          {next ? t('lottery.onSale') : t('lottery.noSaleShort')}
        </p>
        <p className="num truncate text-16 font-semibold md:text-13 md:font-normal md:text-muted">
          {next ? t('lottery.draw', { numero: next.numero }) : t('lottery.noSale')}
        </p>
      </div>
      {next && (
        <p className="grid shrink-0 justify-items-end md:flex md:items-baseline md:gap-2">
          <span className="text-12 text-muted md:text-13">{t('lottery.closes')}</span>
          <Countdown
            until={next.closesAt}
            onDone={onClosed}
            className="rounded-control bg-action-soft px-2 py-0.5 text-22 font-bold text-action-text"
          />
        </p>
      )}
    </div>
  )
}

function VoiceToggle() {
  const { t } = useTexts()
  const isOn = useVoice()
  if (!canSpeak()) return null
  return (
    <IconButton
      icon={isOn ? Volume2 : VolumeX}
      size="xs"
      pressed={isOn}
      label={t('lottery.voice')}
      onClick={() => setVoice(!isOn)}
    />
  )
}
