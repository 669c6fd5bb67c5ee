/** Easing functions: 0 to 1 in time gives 0 to 1 in position, `back` and `elastic` overshoot. */
export const ease = {
  line: (t: number): number => t,
  out: (t: number): number => 1 - (1 - t) ** 3,
  inOut: (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2),
  back: (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
  elastic: (t: number): number =>
    t === 0 || t === 1 ? t : 2 ** (-9 * t) * Math.sin(((t * 9 - 0.75) * 2 * Math.PI) / 3) + 1,
}

type Move = {
  at: number
  ms: number
  step: (eased: number, share: number) => void
  shape: (t: number) => number
  done: () => void
}

/** A scene's clock: it advances with the frames, so it stops when the page is hidden, and can be skipped. */
export type SceneClock = {
  /**
   * Calls `step` immediately with 0, so that the initial state is never visible, then on each frame for `ms` milliseconds of scene
   * time, finally with 1.
   */
  tween(
    ms: number,
    step: (eased: number, share: number) => void,
    shape?: (t: number) => number,
  ): Promise<void>
  wait(ms: number): Promise<void>
  /** Calls `step` with the frame's milliseconds until the returned function is called. */
  each(step: (ms: number) => void): () => void
  /** Moves all on; `ms` of real time since the last frame. */
  tick(ms: number): void
  /** 1 as designed, 2 twice as fast. */
  rate: number
  /** Ends all running animations, in order, and those that follow until the rate is set again. */
  hurry(): void
  /** Seconds of scene time so far. */
  readonly seconds: number
}

/** Maximum step of the scene; a longer frame is split, so that consecutive animations stay in order. */
const STEP_MS = 34
/** Maximum time that one frame makes up for: a hidden page does not play on in the background. */
const LONGEST_FRAME = 1_500
/** Number of microtask turns that let one animation end and the next begin. */
const TURNS = 6
/** Skipping: long animations end within a few frames, but still in their order. */
const HURRY_RATE = 30

export function createClock(): SceneClock {
  const moves = new Set<Move>()
  const watchers = new Set<(ms: number) => void>()
  let rate = 1
  let hurried = false
  let seconds = 0
  let isCatchingUp = false

  const advance = (move: Move, ms: number): void => {
    move.at += ms
    const share = move.ms > 0 ? Math.min(1, move.at / move.ms) : 1
    move.step(move.shape(share), share)
    if (share < 1) return
    moves.delete(move)
    move.done()
  }

  const step = (ms: number): void => {
    seconds += ms / 1000
    const scaled = ms * (hurried ? HURRY_RATE : rate)
    for (const move of Array.from(moves)) advance(move, scaled)
    for (const watcher of Array.from(watchers)) watcher(ms)
  }

  /** A slow device shows fewer frames, not a longer round. */
  const catchUp = async (ms: number): Promise<void> => {
    isCatchingUp = true
    for (let left = ms; left > 0; left -= STEP_MS) {
      for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
      step(Math.min(STEP_MS, left))
    }
    isCatchingUp = false
  }

  const clock: SceneClock = {
    tween: (ms, step, shape = ease.out) =>
      new Promise((done) => {
        step(shape(0), 0)
        moves.add({ at: 0, ms, step, shape, done })
      }),
    wait: (ms) => clock.tween(ms, () => undefined, ease.line),
    each: (step) => {
      watchers.add(step)
      return () => watchers.delete(step)
    },
    tick: (real) => {
      const ms = Math.min(LONGEST_FRAME, real)
      step(Math.min(STEP_MS, ms))
      if (ms > STEP_MS && !isCatchingUp) void catchUp(ms - STEP_MS)
    },
    hurry: () => {
      hurried = true
    },
    get rate() {
      return rate
    },
    set rate(value) {
      rate = value
      hurried = false
    },
    get seconds() {
      return seconds
    },
  }
  return clock
}
