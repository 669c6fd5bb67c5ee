import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { ScenePort } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { StoreApi } from 'zustand/vanilla'
import logo from '../art/stage/logo.webp?url'
import { ROLLS, rollText } from '../rules.ts'
import { Fields } from './fields.tsx'
import { aimAt, choiceOf, clampWinning, type Aim } from './numbers.ts'
import type { DiceState } from './store.ts'
import { written } from '#game-kit/scene/written.ts'
import { diceWords } from './words.ts'
import './dice.css'

export type BoardParts = { rail: HTMLElement; die: HTMLElement; shade: HTMLElement; burst: HTMLElement }

export type BoardProps = {
  store: StoreApi<DiceState>
  port: ScenePort
  stake: Minor
  /** Provides the elements that the die moves on. */
  onParts: (parts: BoardParts) => void
}

/** Steps of the slider in rolls: one percent, a tenth with Shift, ten with Page keys. */
const STEP = 100

function stepOf(key: string, fine: boolean): number | null {
  const small = fine ? 10 : STEP
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: small,
    ArrowUp: small,
    ArrowLeft: -small,
    ArrowDown: -small,
    PageUp: STEP * 10,
    PageDown: -STEP * 10,
    Home: -ROLLS,
    End: ROLLS,
  }
  return steps[key] ?? null
}

type RailProps = { store: StoreApi<DiceState>; port: ScenePort; parts: RefObject<HTMLDivElement | null>[] }

/** The scale with its winning end, the handle that sets the target, and the die that rolls along it. */
function Rail({ store, port, parts: [rail, die, shade, burst] }: RailProps) {
  const { aim, isBusy, history } = useStore(store)
  const words = diceWords[port.language]
  const { target } = choiceOf(aim)
  const last = history[0]
  const set = (next: Aim): void => {
    if (store.getState().isBusy) return
    store.setState({ aim: next, result: null })
    port.chosen()
  }
  const drag = (event: React.PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    set(aimAt(aim.direction, Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)), 50))
  }
  const press = (event: React.KeyboardEvent): void => {
    const step = stepOf(event.key, event.shiftKey)
    if (step === null) return
    event.preventDefault()
    port.sound.play('step')
    const toward = aim.direction === 'over' ? -step : step
    set({ ...aim, winning: clampWinning(aim.winning + toward) })
  }
  return (
    <div
      className="dice-rail"
      ref={(el) => el?.style.setProperty('--target', String((target / ROLLS) * 100))}
    >
      <div ref={rail} className="dice-way">
        <div ref={shade} className="dice-shade" />
        <div ref={die} className="dice-die" />
        <div ref={burst} className="dice-burst" />
      </div>
      <div
        className="dice-track"
        data-direction={aim.direction}
        data-busy={isBusy || undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      >
        <span className="dice-zone" />
        {last && (
          <span
            key={last.id}
            className="dice-mark"
            data-won={last.won}
            ref={(el) => el?.style.setProperty('--at', String((last.roll / ROLLS) * 100))}
          />
        )}
        <div
          className="dice-handle"
          role="slider"
          tabIndex={0}
          aria-label={words.target}
          aria-valuemin={0}
          aria-valuemax={99.99}
          aria-valuenow={target / 100}
          aria-valuetext={words.sliderValue(
            words[aim.direction],
            written(port.language, rollText(target)),
            `${written(port.language, rollText(aim.winning))}%`,
          )}
          aria-disabled={isBusy}
          onKeyDown={press}
        >
          <b className="num">{written(port.language, rollText(target))}</b>
        </div>
      </div>
      <ol className="dice-ticks num" aria-hidden>
        {[0, 25, 50, 75, 100].map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </div>
  )
}

function History({ store, label }: { store: StoreApi<DiceState>; label: string }) {
  const history = useStore(store, (state) => state.history)
  return (
    <ol className="dice-history num" aria-label={label}>
      {history.map((roll) => (
        <li key={roll.id} data-won={roll.won}>
          {roll.text}
        </li>
      ))}
    </ol>
  )
}

/** The whole table: last rolls, result, rail, and the controls. */
export function Board({ store, port, stake, onParts }: BoardProps) {
  const words = diceWords[port.language]
  const { aim, shown, result, isBusy } = useStore(store)
  const rail = useRef<HTMLDivElement>(null)
  const die = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  const burst = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const parts = [rail.current, die.current, shade.current, burst.current]
    const [a, b, c, d] = parts
    if (a && b && c && d) onParts({ rail: a, die: b, shade: c, burst: d })
  }, [onParts])
  // before the first roll the range that wins stands in the place of the result
  const goal = written(port.language, rollText(choiceOf(aim).target))
  const state = isBusy ? 'rolling' : result ? (result.won ? 'won' : 'lost') : 'rest'
  return (
    <div className="dice" data-state={state}>
      <img className="dice-logo" src={logo} alt="" />
      <History store={store} label={words.history} />
      <div className="dice-middle">
        <div className="dice-result" data-tier={result?.tier}>
          <output className="num" data-waits={!shown || undefined}>
            {shown || `${aim.direction === 'over' ? '>' : '<'} ${goal}`}
          </output>
          <p className="num">{result?.won ? `+ ${port.money(result.win)}` : '\u00a0'}</p>
        </div>
        <Rail store={store} port={port} parts={[rail, die, shade, burst]} />
        <Fields store={store} port={port} stake={stake} />
      </div>
    </div>
  )
}
