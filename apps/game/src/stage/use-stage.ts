import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { createClock } from '#game-kit/scene/clock.ts'
import type { Company } from '#game-kit/scene/company/company.ts'
import type { Currency } from '#kit/currency.ts'
import type { GameEntry } from '../catalogue.ts'
import { createPort, type SceneParts } from './scene-port.ts'
import type { Table } from '../table-state.ts'
import type { Language } from '../words/words.ts'

export type StageRefs = {
  stage: RefObject<HTMLDivElement | null>
  bar: RefObject<HTMLDivElement | null>
  live: RefObject<HTMLDivElement | null>
}

export function currencyOf(table: Table): Currency {
  return table.state.getState().session?.currency ?? 'FUN'
}

/** The height of the controls, as `--bar`, for elements above them. */
function useBarHeight(bar: StageRefs['bar']): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const watcher = new ResizeObserver(() => {
      element.parentElement?.style.setProperty('--bar', `${element.offsetHeight}px`)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [bar])
}

/** A scene's rendered texts change language between two rounds, so that no animation is interrupted. */
function useRestingLanguage(table: Table, wanted: Language): Language {
  const [language, setLanguage] = useState(wanted)
  const phase = useStore(table.state, (state) => state.phase)
  const mayChange = phase !== 'asking' && phase !== 'playing' && phase !== 'loading' && phase !== 'deciding'
  useEffect(() => {
    if (mayChange) setLanguage(wanted)
  }, [wanted, mayChange])
  return language
}

/** Loads and mounts the scene of a table; `start` retries it after a failure. */
export function useStage(
  { entry, table, company }: { entry: GameEntry; table: Table; company: Company | undefined },
  parts: SceneParts,
): StageRefs & { start(): void } {
  const stage = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const hasMounted = useRef(false)
  const { clock, sound, motion } = parts
  const language = useRestingLanguage(table, parts.language)
  const start = useCallback((): void => {
    const element = stage.current
    if (!element) return
    // animations of a previous scene must not run in this one: each scene has its own clock
    const own = hasMounted.current ? createClock() : clock
    hasMounted.current = true
    const port = createPort(
      { clock: own, sound, motion, language },
      {
        stake: () => table.state.getState().stake,
        bounds: () => {
          const stakes = table.state.getState().session?.stakes
          return stakes ? { least: stakes.min, step: stakes.step } : null
        },
        onStake: (f) =>
          table.state.subscribe((now, before) => {
            if (now.stake !== before.stake) f()
          }),
        won: table.won,
        lost: table.lost,
        act: table.act,
        ...(company && { company }),
        fire: () => {
          const { phase, auto } = table.state.getState()
          if (phase === 'ready' && auto === null) table.press()
        },
        say: (text) => {
          if (live.current) live.current.textContent = text
        },
        insets: () => ({ top: 8, bottom: bar.current?.offsetHeight ?? 0 }),
        currency: () => currencyOf(table),
      },
    )
    void table.start(async (progress) => {
      const scene = await entry.scene()
      await scene.load(progress)
      element.replaceChildren() // the table has destroyed the scene and its elements already
      return scene.mount(element, port)
    })
  }, [entry, table, company, clock, sound, motion, language])
  useEffect(start, [start])
  useBarHeight(bar)
  return { stage, bar, live, start }
}
