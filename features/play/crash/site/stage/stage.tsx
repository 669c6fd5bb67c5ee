import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { heightText } from '#game-kit/shared/flat.ts'
import { createScene, type Mark } from '../scene/scene.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Table } from '../use-table.ts'
import { phaseOf, type Phase } from '../phase.ts'

export type StageProps = {
  readonly table: Table | null
  readonly now: () => number
  readonly marks: readonly Mark[]
  readonly children?: React.ReactNode
}

/** Pictures a second with reduced motion: the number runs, nothing else. */
const CALM_MS = 100

/** The scene with the multiplier over it. Both are drawn from the server's time, once a frame, without rendering the page. */
export function Stage({ table, now, marks, children }: StageProps) {
  const { t, decimal } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const number = useRef<HTMLParagraphElement>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const latest = useRef({ table, marks, t, decimal })
  useEffect(() => {
    latest.current = { table, marks, t, decimal }
  })
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const scene = createScene(element, { isCalm })
    const resized = new ResizeObserver(() => scene.fit())
    resized.observe(element)
    let frame = 0
    let drawnAt = 0
    const draw = (ms: number) => {
      frame = requestAnimationFrame(draw)
      const { table: known, marks: hung, ...texts } = latest.current
      if (!known || (isCalm && ms - drawnAt < CALM_MS)) return
      drawnAt = ms
      const phase = phaseOf(known, now())
      scene.draw({ ...pictureOf(phase), ms, marks: hung })
      writeNumber({ number: number.current, line: line.current, bar: bar.current }, phase, texts)
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
    }
  }, [now])
  return (
    <div className="relative isolate h-[34svh] max-h-125 min-h-56 overflow-hidden rounded-card bg-[#141a3c] md:h-[52svh]">
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-[17%] grid justify-items-center gap-1 text-center"
      >
        <p
          ref={number}
          className="num text-[clamp(3rem,13vw,5.5rem)] leading-none font-bold tracking-tight text-white drop-shadow-[0_2px_14px_rgb(8_8_32/0.75)] data-snapped:text-[#ff9d8f]"
        />
        <p ref={line} className="text-16 font-medium text-white drop-shadow-[0_1px_6px_rgb(8_8_32/0.9)]" />
        <div
          className="mt-2 h-1.5 w-44 overflow-hidden rounded-full bg-white/25 data-hidden:invisible"
          data-hidden
          ref={bar}
        >
          <div className="h-full origin-left rounded-full bg-white" />
        </div>
      </div>
      {children}
    </div>
  )
}

function pictureOf(phase: Phase) {
  switch (phase.kind) {
    case 'flying':
      return { phase: 'flying' as const, times: phase.times, sinceMs: phase.sinceMs }
    case 'snapped':
      return { phase: 'snapped' as const, times: phase.times, sinceMs: phase.sinceMs }
    case 'waiting':
    case 'starting':
    case 'resting':
      return { phase: 'waiting' as const, times: 1, sinceMs: 0 }
  }
}

type Parts = {
  readonly number: HTMLElement | null
  readonly line: HTMLElement | null
  readonly bar: HTMLElement | null
}

/** The break between two flights, which the bar counts down. */
const BREAK_MS = 7_000

function writeNumber(
  { number, line, bar }: Parts,
  phase: Phase,
  { t, decimal }: Pick<ReturnType<typeof useTexts>, 't' | 'decimal'>,
): void {
  const shown = 'times' in phase ? `${decimal(heightText(Math.floor(phase.times * 100 + 1e-6)))}×` : ''
  const seconds = phase.kind === 'waiting' ? decimal((phase.leftMs / 1000).toFixed(1)) : ''
  set(number, shown || (phase.kind === 'waiting' ? seconds : ''))
  number?.toggleAttribute('data-snapped', phase.kind === 'snapped')
  set(line, phase.kind === 'flying' ? '' : t(`crash.phase.${phase.kind}`))
  bar?.toggleAttribute('data-hidden', phase.kind !== 'waiting')
  const fill = bar?.firstElementChild
  if (fill instanceof HTMLElement && phase.kind === 'waiting')
    fill.style.transform = `scaleX(${Math.min(1, phase.leftMs / BREAK_MS)})`
}

function set(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** The last multipliers; a press opens the proof of the flight. */
export function multiplierTone(at: number): string {
  return clsx(
    at < 200 ? 'text-muted' : at < 1_000 ? 'text-action-text' : 'text-win',
    at >= 1_000 && 'font-bold',
  )
}
