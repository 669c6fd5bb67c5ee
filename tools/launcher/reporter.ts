/** Progress output of the commands: one line per step, with its duration. */

const TELL_AFTER_MS = 2_000
const WIDTH = 64

export type Reporter = {
  /**
   * Runs the work and prints its label with the duration; the work may change the label at its end. `isGood` decides whether a result
   * counts as done; a work that throws never does.
   */
  step<T>(
    words: string,
    work: (end: (words: string) => void) => Promise<T>,
    isGood?: (result: T) => boolean,
  ): Promise<T>
  say(line: string): void
  /** Seconds since the reporter was created, such as "4.2 s". */
  elapsed(): string
}

/** Prints to stdout. On a terminal a running step is shown immediately, elsewhere only when it takes long. */
export function createReporter(
  write: (text: string) => void = (text) => process.stdout.write(text),
): Reporter {
  const startedAt = performance.now()
  const isTerminal = process.stdout.isTTY
  const clear = isTerminal ? '\r\x1b[2K' : ''
  return {
    say: (line) => write(`${line}\n`),
    elapsed: () => secondsText(performance.now() - startedAt),
    async step(words, work, isGood = () => true) {
      const from = performance.now()
      if (isTerminal) write(`  … ${words}`)
      const waiting = isTerminal ? undefined : setTimeout(() => write(`  … ${words}\n`), TELL_AFTER_MS)
      let ended = words
      try {
        const result = await work((better) => (ended = better))
        const sign = isGood(result) ? '✓' : '✗'
        write(`${clear}  ${sign} ${ended.padEnd(WIDTH)} ${secondsText(performance.now() - from)}\n`)
        return result
      } catch (error) {
        write(`${clear}  ✗ ${words}\n`)
        throw error
      } finally {
        clearTimeout(waiting)
      }
    },
  }
}

export function secondsText(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** An error that the user can fix: shown as its message only, without a stack. */
export class Trouble extends Error {
  override name = 'Trouble'
}
