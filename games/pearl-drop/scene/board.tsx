import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { ease } from '#game-kit/scene/clock.ts'
import { Choices, PastRow, Range } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { DropChoice, DropEvent } from '../events.ts'
import { boards, risks } from '../pays.ts'
import { cupOf } from '../rules.ts'
import { Cups } from './cups.tsx'
import {
  archOf,
  cupAt,
  frameFor,
  pearlRadius,
  pegRadius,
  pegs,
  placeAt,
  stations,
  type Frame,
} from './layout.ts'
import { createMover } from './mover.ts'
import { Bowl, Crab, Lid, Reef } from './reef.tsx'
import { dropWords } from './words.ts'
import './pearl-drop.css'

/** Even long amounts stay within the board, wherever the cup is. */
const HALF_AMOUNT = 28

/** The win is written above its cup, clear of both edges. */
function wonAt(
  rows: DropChoice['rows'],
  cup: number,
  frame: Frame,
): { readonly x: number; readonly y: number } {
  const { x, y } = cupAt(rows, cup, frame)
  return { x: Math.min(Math.max(x, HALF_AMOUNT), 100 - HALF_AMOUNT), y: y - 8 }
}

/** The board that fills its place; it follows the size of the window. */
function useFrame(svg: RefObject<SVGSVGElement | null>): Frame {
  const [frame, setFrame] = useState(() => frameFor(100, 130))
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setFrame(frameFor(entry.contentRect.width, entry.contentRect.height))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [svg])
  return frame
}

const wayOf = (events: Parameters<typeof eventOf>[0]) => eventOf<DropEvent>(events, 'drop')?.way ?? ''

/** Shades of the pearl, of the pegs and of the board. */
function Paints() {
  return (
    <defs>
      <radialGradient id="pearl-body" cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.45" stopColor="#f3e6ee" />
        <stop offset="0.8" stopColor="#b8c8e0" />
        <stop offset="1" stopColor="#7d8fb8" />
      </radialGradient>
      <radialGradient id="pearl-peg" cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#fffbe8" />
        <stop offset="0.5" stopColor="#ffd268" />
        <stop offset="1" stopColor="#8a4d10" />
      </radialGradient>
      <linearGradient id="pearl-slate" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0c3c56" stopOpacity="0.86" />
        <stop offset="0.6" stopColor="#06233f" stopOpacity="0.92" />
        <stop offset="1" stopColor="#041428" stopOpacity="0.96" />
      </linearGradient>
      <linearGradient id="pearl-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset="0.45" stopColor="#c98a2e" />
        <stop offset="0.7" stopColor="#ffdf92" />
        <stop offset="1" stopColor="#8a5518" />
      </linearGradient>
    </defs>
  )
}

/** The clam, pegs, cups, the pearl and the crab, with the controls. */
export function Board({ store, port, choose, onStage }: BoardProps<DropChoice>) {
  const words = dropWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [hit, setHit] = useState<number | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const frame = useFrame(svg)
  const now = useRef(frame)
  useEffect(() => {
    now.current = frame
  }, [frame])
  useEffect(() => {
    const picture = svg.current
    if (!picture) return
    const mover = createMover(picture, () => now.current)
    onStage({
      run: async (events, ms) => {
        const { rows } = store.getState().choice
        const places = stations(wayOf(events), rows, now.current)
        let touched = 0
        setHit(null)
        await port.clock.tween(
          (ms * (rows + 4)) / 20,
          (_, share) => {
            const at = placeAt(places, share)
            if (at.nth > touched) {
              port.sound.play('tick', at.nth)
              if (ms > 0) mover.touch(at)
            }
            touched = at.nth
            mover.pearl(at)
            mover.follow(at)
          },
          ease.line,
        )
        port.sound.play('land')
        setHit(cupOf(wayOf(events), rows))
      },
      rest: (events) => {
        const { rows } = store.getState().choice
        const way = events && wayOf(events)
        const place = way ? cupAt(rows, cupOf(way, rows), now.current) : now.current.start
        setHit(way ? cupOf(way, rows) : null)
        mover.pearl(place)
        mover.stand(place)
      },
      spot: () => picture.querySelector('.pearl-ball') ?? picture,
    })
  }, [onStage, port, store])
  const set = (next: DropChoice): void => {
    setHit(null)
    svg.current?.querySelector('.pearl-ball')?.setAttribute('transform', `translate(50 ${frame.start.y})`)
    choose(next)
  }
  const { rows } = choice
  return (
    <div
      className="quick beside painted titled pearl"
      data-state={isBusy ? 'falling' : result ? (result.isWin ? 'won' : 'lost') : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <svg ref={svg} viewBox={`0 0 100 ${frame.high}`} role="img" aria-label={words.board(rows)}>
        <Paints />
        <path className="pearl-arch" d={archOf(frame)} />
        {pegs(rows, frame).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={pegRadius(rows)} fill="url(#pearl-peg)" />
        ))}
        {frame.floor !== null && <Bowl />}
        <Cups {...{ choice, hit, frame }} language={port.language} />
        <g className="pearl-ball" transform={`translate(50 ${frame.start.y})`}>
          <circle r={pearlRadius(rows)} fill="url(#pearl-body)" />
        </g>
        {frame.floor !== null && <Lid />}
        {frame.floor !== null && (
          <g className="pearl-walker" transform={`translate(50 ${frame.floor})`}>
            <g transform="scale(0.76)">
              <Crab />
            </g>
          </g>
        )}
        {result?.isWin && hit !== null && (
          <text className="pearl-won num" data-tier={result.tier} {...wonAt(rows, hit, frame)}>
            + {port.figures(result.win)}
          </text>
        )}
      </svg>
      <div className="quick-fields">
        <Range
          label={words.rows}
          values={boards}
          value={choice.rows}
          disabled={isBusy}
          nameOf={String}
          onChoose={(next) => set({ ...choice, rows: next })}
        />
        <Choices
          label={words.risk}
          values={risks}
          value={choice.risk}
          disabled={isBusy}
          nameOf={(risk) => words.risks[risk]}
          onChoose={(risk) => set({ ...choice, risk })}
        />
      </div>
      <Reef />
    </div>
  )
}
