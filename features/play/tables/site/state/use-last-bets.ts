import { useEffect, useRef, useState } from 'react'
import { gathered, type Chip } from '../../rules/page/chips.ts'

const kept = new Map<string, readonly Chip[]>()

/** The caller's bets on the last round of a table that they played, for repeating them. */
export function useLastBets(table: string, round: string | null, placed: readonly Chip[]): readonly Chip[] {
  const [last, setLast] = useState<readonly Chip[]>(() => kept.get(table) ?? [])
  const now = useRef<{ readonly round: string | null; readonly chips: readonly Chip[] }>({
    round,
    chips: placed,
  })
  useEffect(() => {
    const before = now.current
    if (before.round !== round && before.chips.length > 0) {
      const chips = gathered(before.chips)
      kept.set(table, chips)
      setLast(chips)
    }
    now.current = { round, chips: placed }
  }, [table, round, placed])
  return last
}
