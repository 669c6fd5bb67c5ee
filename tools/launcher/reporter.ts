/** What the commands say while they work: one line a step, with the time it took. */

const TELL_AFTER_MS = 2_000
const WIDTH = 64

export type Reporter = {
  /**
   * Does the work and prints its words with the time taken; the work may give better words for its end. `isGood` tells
   * whether a result counts as done; a work that throws never does.
   */
  step<T>(
    words: string,
    work: (end: (words: string) => void) => Promise<T>,
    isGood?: (result: T) => boolean,
  ): Promise<T>
  say(line: string): void
  /** Seconds since the teller began, such as "4.2 s". */
  elapsed(): string
}

/** Prints to stdout. On a terminal the waiting step is shown at once, elsewhere only when it takes long. */
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

/** A trouble that the person at the keyboard can mend: shown as its words alone, without a stack. */
export class Trouble extends Error {
  override name = 'Trouble'
}
