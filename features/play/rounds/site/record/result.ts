import type { Minor } from '#kit/money.ts'
import type { Tone } from '#ui/data/status.tsx'

export type ResultWords = {
  readonly text: 'rounds.won' | 'rounds.even' | 'rounds.partReturn' | 'rounds.lost'
  readonly tone: Tone
  readonly times: string
}

/** The result of a round as text: a payout below the stake is never called a win. Multiples are truncated, never rounded up. */
export function resultOf(stake: Minor, win: Minor): ResultWords {
  const hundredths = stake > 0n ? (win * 100n) / stake : 0n
  const times = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
  if (win > stake) return { text: 'rounds.won', tone: 'gold', times }
  if (win === stake && win > 0n) return { text: 'rounds.even', tone: 'plain', times }
  return win > 0n
    ? { text: 'rounds.partReturn', tone: 'plain', times }
    : { text: 'rounds.lost', tone: 'plain', times }
}
