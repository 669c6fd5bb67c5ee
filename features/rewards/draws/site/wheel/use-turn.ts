import { useCallback, useEffect, useRef, useState } from 'react'
import { drawSound } from '../sound.ts'
import { endOf, type Slice } from './layout.ts'

/** Long enough to see it slow down, short enough to wait for. */
const TURN_MS = 4_200
const TURNS = 5

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A number below 1 from a result's id, so that the wheel does not always stop at the same point of a slice. */
function shareOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(-6), 16) / 0x1000000
}

/**
 * Turns the wheel to a result that the server has decided. It can be skipped at any time; with reduced motion it does not turn. `ticks` are
 * the edges of slices, as parts of a turn.
 */
export function useTurn(slices: readonly Slice[]) {
  const wheel = useRef<SVGGElement>(null)
  const at = useRef(0)
  const skip = useRef<(() => void) | null>(null)
  const [isTurning, setTurning] = useState(false)
  const show = useCallback((degrees: number) => {
    at.current = degrees
    wheel.current?.setAttribute('transform', `rotate(${degrees.toFixed(3)} 50 50)`)
  }, [])
  useEffect(() => () => skip.current?.(), [])
  const turn = useCallback(
    async (segment: number, id: string): Promise<void> => {
      const slice = slices[segment]
      if (!slice) return
      const from = at.current
      const end = endOf(from, slice, { turns: TURNS, share: shareOf(id) })
      setTurning(true)
      if (!isReduced()) await turning({ from, end, show, skip, count: slices.length })
      show(end % 360)
      skip.current = null
      setTurning(false)
    },
    [slices, show],
  )
  return { wheel, turn, isTurning, skip: () => skip.current?.() }
}

type Turning = {
  readonly from: number
  readonly end: number
  readonly count: number
  readonly show: (degrees: number) => void
  readonly skip: { current: (() => void) | null }
}

function turning({ from, end, show, skip, count }: Turning): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    let passed = 0
    let isOver = false
    skip.current = () => {
      isOver = true
      resolve()
    }
    const frame = (now: number): void => {
      if (isOver) return
      const share = Math.min(1, (now - start) / TURN_MS)
      const degrees = from + (end - from) * (1 - (1 - share) ** 3.4)
      const ticks = Math.floor((degrees - from) / (360 / count))
      if (ticks > passed) drawSound('tick')
      passed = ticks
      show(degrees)
      if (share < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}
