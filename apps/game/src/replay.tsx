import { RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameEvent } from '#game-kit/events.ts'
import { CannotDraw, type Scene } from '#game-kit/scene/port.ts'
import { isCurrency, type Currency } from '#kit/currency.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import type { GameEntry } from './catalogue.ts'
import type { FromHost, Host } from './host.ts'
import { Ended, Loading } from './parts/curtain.tsx'
import { createPort, type SceneParts } from './stage/scene-port.ts'
import { wordsOf } from './words/words.ts'

export type ReplayProps = SceneParts & { game: string; entry: GameEntry; host: Host }

/** The height of the button and its distance from stage and edge. */
const REPLAY_KEY_PX = 76

type Script = { events: readonly GameEvent[]; stake: Minor; currency: Currency }

function isEvent(value: unknown): value is GameEvent {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The script from the embedding frame, if it is valid. */
function scriptOf(message: FromHost): Script | null {
  if (message.type !== 'fairhouse.replay' || !Array.isArray(message.events)) return null
  const stake = parseMoney(message.stake)
  const events: unknown[] = message.events
  return stake === null || !isCurrency(message.currency) || !events.every(isEvent)
    ? null
    : { events: events.filter(isEvent), stake, currency: message.currency }
}

/** Replays a stored round: the scene plays its script, and no other action is possible. */
export function Replay({ game, entry, host, clock, sound, motion, language }: ReplayProps) {
  const words = wordsOf(language)
  const stage = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const script = useRef<Script | null>(null)
  const scene = useRef<Scene | null>(null)
  const [loaded, setLoaded] = useState(0)
  const [phase, setPhase] = useState<'loading' | 'failed' | 'lost' | 'impossible' | 'playing' | 'over'>(
    'loading',
  )

  const show = useCallback(async (): Promise<void> => {
    if (!script.current || !scene.current) return
    setPhase('playing')
    scene.current.begin()
    await scene.current.play(script.current.events, script.current.stake, 'normal')
    setPhase((now) => (now === 'playing' ? 'over' : now))
  }, [])

  useEffect(() => {
    const port = createPort(
      { clock, sound, motion, language },
      {
        stake: () => script.current?.stake ?? 0n,
        bounds: () => null,
        onStake: () => () => undefined,
        won: () => undefined,
        lost: () => setPhase('lost'),
        say: (text) => {
          if (live.current) live.current.textContent = text
        },
        // the button that replays stands below the stage, not on the win
        insets: () => ({ top: 8, bottom: REPLAY_KEY_PX }),
        currency: () => script.current?.currency ?? 'FUN',
      },
    )
    const stop = host.listen((message) => {
      script.current = scriptOf(message)
      void show()
    })
    const open = async (): Promise<void> => {
      const module = await entry.scene()
      await module.load(setLoaded)
      if (stage.current) scene.current = await module.mount(stage.current, port)
      host.tell({ type: 'fairhouse.ready', game })
    }
    open().catch((problem: unknown) => setPhase(problem instanceof CannotDraw ? 'impossible' : 'failed'))
    return stop
  }, [entry, game, host, clock, sound, motion, language, show])

  return (
    <main className="page" data-phase={phase} ref={(el) => el?.style.setProperty('--hue', String(entry.hue))}>
      <div
        ref={stage}
        className="stage"
        inert={phase !== 'playing'}
        onPointerUp={() => scene.current?.skip()}
      />
      {phase === 'loading' && (
        <Loading name={entry.name[language]} logo={entry.logo} share={loaded} words={words} />
      )}
      {(phase === 'failed' || phase === 'lost' || phase === 'impossible') && (
        <Ended
          kind={phase}
          words={words}
          framed={false}
          onRetry={() => location.reload()}
          onLeave={() => undefined}
        />
      )}
      {phase === 'over' && (
        <button type="button" className="again deed" onClick={() => void show()}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden /> {words.again}
        </button>
      )}
      <div ref={live} className="only-spoken" aria-live="polite" />
    </main>
  )
}
