/** The client's own record: what it sent, and what the platform acknowledged. No kill affects it. */
import type { Round } from './driver.ts'

export type Journal = {
  sent(account: string, key: string): void
  acknowledged(account: string, key: string, round: Round): void
  /** Contradictions: the same key gave another response than the first time, or the responses do not add up. */
  contradictions: string[]
  sentCount(): number
  /** Acknowledged rounds by round id. */
  rounds(): ReadonlyMap<string, { account: string; key: string; round: Round }>
}

/** An empty record. */
export function openJournal(): Journal {
  const sent = new Set<string>()
  const byKey = new Map<string, Round>()
  const byRound = new Map<string, { account: string; key: string; round: Round }>()
  const contradictions: string[] = []
  return {
    contradictions,
    sent: (_account, key) => void sent.add(key),
    acknowledged(account, key, round) {
      const first = byKey.get(key)
      // the available balance is not compared: it excludes held amounts, and a withdrawal may have been requested in between
      if (first && !isSame(first, round))
        contradictions.push(`${key}: first ${told(first)}, then ${told(round)}`)
      const other = byRound.get(round.roundId)
      if (other && other.key !== key) contradictions.push(`round ${round.roundId} answers two keys`)
      byKey.set(key, round)
      byRound.set(round.roundId, { account, key, round })
    },
    sentCount: () => sent.size,
    rounds: () => byRound,
  }
}

function isSame(one: Round, other: Round): boolean {
  return one.roundId === other.roundId && one.stake === other.stake && one.win === other.win
}

const told = ({ roundId, stake, win }: Round): string => `${roundId} (${stake} → ${win})`
