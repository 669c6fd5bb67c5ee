import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ease } from '#game-kit/scene/clock.ts'
import { Choices, PastRow, Range } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, tenthsText, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { DropChoice, DropEvent, DropRows } from '../events.ts'
import { boards, cups, fromMiddle, risks } from '../pays.ts'
import { cupOf } from '../rules.ts'
import { BOARD, cupAt, pegRadius, pegs, placeAt, spacing, stations } from './layout.ts'
import { dropWords } from './words.ts'
import './pearl-drop.css'

/** Colour warmth of a cup: 0 in the middle, 1 at the edge. */
const warmth = (rows: DropRows, cup: number): number => Math.abs(cup - rows / 2) / (rows / 2)

/** Font size of a cup's figures in board units: four or more characters fit its width too. */
function cupTextSize(rows: DropRows, text: string): number {
  const byWidth = (spacing(rows) - 1) / (0.62 * Math.max(3, text.length))
  return Math.min(3.9, byWidth)
}

type CupsProps = {
  readonly choice: DropChoice
  readonly hit: number | null
  readonly language: SceneLanguage
}

function Cups({ choice, hit, language }: CupsProps) {
  const { rows, risk } = choice
  const width = spacing(rows)
  return (
    <g className="pearl-cups num">
      {Array.from({ length: rows + 1 }, (_, cup) => {
        const { x, y } = cupAt(rows, cup)
        const text = written(language, tenthsText(cups[rows][risk][fromMiddle(rows, cup)] ?? 0))
        return (
          <g key={cup} data-hit={hit === cup || undefined} transform={`translate(${x} ${y})`}>
            <rect
              x={-width / 2 + 0.25}
              y={-2.6}
              width={width - 0.5}
              height={6.4}
              rx={1.3}
              fill={`oklch(${0.5 + 0.28 * warmth(rows, cup)} 0.15 ${190 - 140 * warmth(rows, cup)})`}
            />
            <text
              y={cupTextSize(rows, text) * 0.36 + 0.6}
              fontSize={cupTextSize(rows, text)}
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Even long amounts stay within the board, wherever the cup is. */
const HALF_AMOUNT = 24

/** The win is written above its cup, clear of both edges. */
function wonAt(rows: DropChoice['rows'], cup: number): { readonly x: number; readonly y: number } {
  const { x, y } = cupAt(rows, cup)
  return { x: Math.min(Math.max(x, HALF_AMOUNT), BOARD.width - HALF_AMOUNT), y: y - 7 }
}

/** Pegs, cups and the pearl, with the controls. */
export function Board({ store, port, choose, onStage }: BoardProps<DropChoice>) {
  const words = dropWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [hit, setHit] = useState<number | null>(null)
  const pearl = useRef<SVGGElement>(null)
  useEffect(() => {
    const at = (x: number, y: number): void =>
      pearl.current?.setAttribute('transform', `translate(${x} ${y})`)
    const wayOf = (events: Parameters<typeof eventOf>[0]) => eventOf<DropEvent>(events, 'drop')?.way ?? ''
    onStage({
      run: async (events, ms) => {
        const { rows } = store.getState().choice
        const places = stations(wayOf(events), rows)
        let touched = 0
        setHit(null)
        await port.clock.tween(
          (ms * (rows + 4)) / 20,
          (_, share) => {
            const { x, y, nth } = placeAt(places, share)
            if (nth > touched) port.sound.play('tick', nth)
            touched = nth
            at(x, y)
          },
          ease.line,
        )
        port.sound.play('land')
        setHit(cupOf(wayOf(events), rows))
      },
      rest: (events) => {
        const { rows } = store.getState().choice
        const way = events && wayOf(events)
        const place = way ? cupAt(rows, cupOf(way, rows)) : { x: 50, y: 1.5 }
        setHit(way ? cupOf(way, rows) : null)
        at(place.x, place.y)
      },
      spot: () => pearl.current ?? document.body,
    })
  }, [onStage, port, store])
  const set = (next: DropChoice): void => {
    setHit(null)
    pearl.current?.setAttribute('transform', 'translate(50 1.5)')
    choose(next)
  }
  return (
    <div
      className="quick beside painted titled pearl"
      data-state={isBusy ? 'falling' : result?.isWin ? 'won' : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} role="img" aria-label={words.board(choice.rows)}>
        <defs>
          <radialGradient id="pearl-body" cx="0.36" cy="0.3" r="0.8">
            <stop offset="0" stopColor="#ffffff" />
            <stop offset="0.45" stopColor="#f3e6ee" />
            <stop offset="0.8" stopColor="#b8c8e0" />
            <stop offset="1" stopColor="#7d8fb8" />
          </radialGradient>
          <radialGradient id="pearl-peg" cx="0.36" cy="0.3" r="0.8">
            <stop offset="0" stopColor="#fff6d8" />
            <stop offset="0.5" stopColor="#e2b04a" />
            <stop offset="1" stopColor="#6b3d10" />
          </radialGradient>
        </defs>
        {pegs(choice.rows).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={pegRadius(choice.rows)} fill="url(#pearl-peg)" />
        ))}
        <Cups {...{ choice, hit }} language={port.language} />
        <g ref={pearl} className="pearl-ball" transform="translate(50 1.5)">
          <circle r={1.75} fill="url(#pearl-body)" />
        </g>
        {result?.isWin && hit !== null && (
          <text className="pearl-won num" data-tier={result.tier} {...wonAt(choice.rows, hit)}>
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
          onChoose={(rows) => set({ ...choice, rows })}
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
    </div>
  )
}
