/** Cleanup steps before the process exits: run in reverse order, once, however many signals arrive. */

export type Ending = {
  /** Registers a cleanup step; runs it immediately if shutdown has started. */
  add(undo: () => Promise<void> | void): void
  /** Runs all steps; a second call waits for the first. */
  run(): Promise<void>
  hasBegun(): boolean
}

export function createEnding(): Ending {
  const undos: (() => Promise<void> | void)[] = []
  let running: Promise<void> | undefined
  const undoAll = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      await Promise.resolve(undo()).catch((error: unknown) => console.error('While stopping:', error))
    }
  }
  return {
    add(undo) {
      undos.push(undo)
      if (running) running = running.then(undoAll)
    },
    run: () => (running ??= Promise.resolve().then(undoAll)),
    hasBegun: () => running !== undefined,
  }
}

/** One press of Ctrl-C can arrive twice (from the terminal and from npm); a second press comes later than this. */
const SAME_PRESS_MS = 1_000
/** Longer than every timeout below it, but short enough for a person who waits. */
const HARD_LIMIT_MS = 9_500

/** Shuts down on a signal or when the parent is gone; a second Ctrl-C exits immediately. */
export function endOnSignals(ending: Ending, onBegin: () => void): void {
  let firstAt = 0
  const onSignal = (name: string) => {
    if (firstAt) {
      if (name === 'SIGINT' && performance.now() - firstAt > SAME_PRESS_MS) process.exit(130)
      return
    }
    firstAt = performance.now()
    onBegin()
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref()
    void ending.run().finally(() => process.exit(0))
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => onSignal(name))
  process.on('disconnect', () => onSignal('disconnect'))
}
