/** The client's own book: what it sent, and what the platform acknowledged. It is the only witness that no kill reaches. */
import type { Round } from './driver.ts'

export type Journal = {
  sent(account: string, key: string): void
  acknowledged(account: string, key: string, round: Round): void
  /** The same key gave another answer than the first time, or the answers do not add up: in words. */
  contradictions: string[]
  sentCount(): number
  /** Acknowledged rounds by round id. */
  rounds(): ReadonlyMap<string, { account: string; key: string; round: Round }>
}

/** An empty book. */
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
      // the free balance is not compared: it leaves out what is held, and a payout may have been asked for in between
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
