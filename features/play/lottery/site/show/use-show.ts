import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { spoken } from '../../rules/show.ts'
import type { Show, ShowStep } from '../../rules/show.ts'
import { useLotteryNames } from '../names.ts'
import { hush, say } from './voice.ts'

export type Shown = {
  /** How many numbers are visible. */
  readonly count: number
  readonly isDone: boolean
  readonly skip: () => void
}

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Plays the script of a draw from its start whenever `play` changes. Skipping, and reduced motion, show everything immediately; with the
 * voice on, a number waits until the one before it is read.
 */
export function useShow(show: Show, play: string, onDone?: () => void): Shown {
  const { lang } = useTexts()
  const names = useLotteryNames()
  const total = show.steps.length
  const [count, setCount] = useState(() => (isReduced() ? total : 0))
  const running = useRef<AbortController | null>(null)
  const latest = useRef({ show, onDone, lang, names })
  useEffect(() => {
    latest.current = { show, onDone, lang, names }
  })
  const end = useCallback((all: number) => {
    running.current?.abort()
    hush()
    setCount(all)
    latest.current.onDone?.()
  }, [])
  useEffect(() => {
    const own = new AbortController()
    running.current = own
    const { steps } = latest.current.show
    const textOf = (step: ShowStep, at: number): string => {
      const { lang: tongue, names: named } = latest.current
      const number = spoken(step, tongue)
      const isFirst = step.tier !== null && steps[at - 1]?.tier !== step.tier
      return isFirst && step.tier !== null ? `${named.tier(step.tier)}. ${number}` : number
    }
    const run = async (): Promise<void> => {
      setCount(0)
      let read: Promise<unknown> = Promise.resolve()
      for (const [at, step] of steps.entries()) {
        await Promise.all([pause(step.waitMs, own.signal), read])
        if (own.signal.aborted) return
        setCount(at + 1)
        read = say(textOf(step, at), latest.current.lang)
      }
      latest.current.onDone?.()
    }
    if (isReduced()) end(steps.length)
    else void run()
    return () => {
      own.abort()
      hush()
    }
  }, [play, end])
  return { count, isDone: count >= total, skip: () => end(total) }
}

/** Resolves after a time, or when the draw is skipped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
