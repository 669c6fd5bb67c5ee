import { ease, type SceneClock } from '#game-kit/scene/clock.ts'
import sheet from '../art/stage/roll.webp?url'

/** The sprite sheet: 24 frames of one turn, six in a row (art/stage.ts). */
const FRAMES = 24
const COLUMNS = 6
const ROWS = FRAMES / COLUMNS

export type Die = {
  /** Idle at a position of the rail, 0..1. */
  place(share: number): void
  /** Hops on the spot until it is rolled or placed. */
  shake(): void
  /** Rolls along the rail and stops on a face; `passing` is called with each position on the way. */
  roll(
    to: number,
    ms: number,
    passing: (share: number) => void,
    touch: (strength: number) => void,
  ): Promise<void>
}

/** Each hop: where it ends on the way (0..1) and how high it is, in die heights. */
const hops = [
  { to: 0.4, high: 0.95 },
  { to: 0.68, high: 0.42 },
  { to: 0.86, high: 0.16 },
  { to: 1, high: 0.05 },
] as const

function hopAt(t: number): { height: number; nth: number } {
  let from = 0
  for (const [nth, hop] of hops.entries()) {
    if (t < hop.to || nth === hops.length - 1) {
      const share = Math.min(1, (t - from) / (hop.to - from))
      return { height: 4 * share * (1 - share) * hop.high, nth }
    }
    from = hop.to
  }
  return { height: 0, nth: hops.length }
}

/** Moves a die along `rail`: `element` is a square box in it, `shade` its shadow. */
export function createDie(
  element: HTMLElement,
  shade: HTMLElement,
  rail: HTMLElement,
  clock: SceneClock,
): Die {
  element.style.backgroundImage = `url(${sheet})`
  element.style.backgroundSize = `${COLUMNS * 100}% ${ROWS * 100}%`
  let at = 0.5
  let turns = 0
  let stop: () => void = () => undefined

  const draw = (height: number): void => {
    const size = element.offsetWidth
    const frame = ((Math.round(turns * FRAMES) % FRAMES) + FRAMES) % FRAMES
    const [column, row] = [frame % COLUMNS, Math.floor(frame / COLUMNS)]
    element.style.backgroundPosition = `${(column / (COLUMNS - 1)) * 100}% ${(row / (ROWS - 1)) * 100}%`
    const x = at * rail.clientWidth
    element.style.transform = `translate3d(${x - size / 2}px, ${-height * size}px, 0)`
    shade.style.transform = `translate3d(${x - size / 2}px, 0, 0) scale(${1 - height * 0.35})`
    shade.style.opacity = String(0.75 - height * 0.45)
  }

  return {
    place: (share) => {
      stop()
      at = share
      turns = Math.round(turns * 4) / 4
      draw(0)
    },
    shake: () => {
      stop()
      let t = 0
      stop = clock.each((ms) => {
        t += ms / 1000
        turns += ms * 0.0021
        draw(0.16 * Math.abs(Math.sin(t * 9)))
      })
    },
    roll: async (to, ms, passing, touch) => {
      stop()
      const from = at
      const way = to - from
      // At least a turn and a half, in the direction of the way, ending flat on a side.
      const wanted = turns + Math.sign(way || 1) * (1.5 + Math.abs(way) * 1.6)
      const end = Math.round(wanted * 4) / 4
      const start = turns
      let hop = 0
      await clock.tween(
        ms,
        (_, k) => {
          const v = 1 - (1 - k) ** 2.1
          at = from + way * v
          turns = start + (end - start) * v
          const { height, nth } = hopAt(k)
          if (nth > hop) {
            hop = nth
            touch(1 - nth * 0.25)
          }
          draw(height)
          passing(at)
        },
        ease.line,
      )
      at = to
      turns = end
      draw(0)
      passing(to)
    },
  }
}
