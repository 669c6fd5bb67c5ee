import { configHash } from '#game-kit/config-hash.ts'
import { commitmentOf, fairChance, seedsProblem, type FairSeeds } from '#kit/chance-fair.ts'
import { hex, utf8 } from '#kit/sha/bytes.ts'
import { sha256 } from '#kit/sha/sha256.ts'
import type { DrawData } from './draw.ts'
import { splitAmounts } from './envelope.ts'
import { drawWinners, readList } from './raffle.ts'
import { drawSegment } from './wheel.ts'

/**
 * Verification of a draw from what is published of it: the rules and their hash, the seeds, the hash of the server seed that was shown
 * before, and the result. The stream of numbers is the one of every round (docs/verifying-a-round.md). Example: a spin whose number falls
 * on segment 3 while the record says 5 differs in its result.
 */
export type DrawRecord = {
  readonly draw: 'wheel' | 'raffle' | 'envelope'
  readonly id: string
  readonly rules: DrawData
  readonly rulesHash: string
  readonly seeds: FairSeeds
  /** SHA-256 of the server seed's text. */
  readonly commitment: string
  /** Raffles: the sealed list, whose SHA-256 is the client seed. */
  readonly list?: string | undefined
  readonly result: DrawResult
}

export type DrawResult = {
  /** Wheel: the segment, from 0. */
  readonly segment?: number | undefined
  /** Raffle: winning tickets in the order drawn. */
  readonly tickets?: readonly number[] | undefined
  /** Envelopes: all amounts in the order opened, as ledger units. */
  readonly amounts?: readonly string[] | undefined
}

export type DrawChecked = {
  readonly verdict: 'same' | 'different'
  readonly differences: readonly string[]
  readonly result: DrawResult
}

export const listHash = (list: string): string => hex(sha256(utf8(list)))

/** Recomputes the result of a draw from its rules and seeds; null where the list of a raffle cannot be read. */
export function resultOf(rules: DrawData, seeds: FairSeeds, list?: string): DrawResult | null {
  const chance = fairChance(seeds)
  switch (rules.kind) {
    case 'wheel':
      return { segment: drawSegment(rules.segments, chance) }
    case 'raffle': {
      const ranges = readList(list ?? '')
      return ranges && { tickets: drawWinners(ranges, rules, chance).map(({ ticket }) => ticket) }
    }
    case 'envelope':
      return { amounts: splitAmounts(rules, chance).map(String) }
    case 'checkIn':
      return {}
  }
}

/** Recomputes a draw and compares everything that is published of it. */
export function verifyDraw(record: DrawRecord): DrawChecked {
  const { rules, rulesHash, seeds, commitment, list, result } = record
  const problem = seedsProblem(seeds)
  if (problem || rules.kind !== record.draw)
    return {
      verdict: 'different',
      differences: [`record: ${problem ?? 'rules of another kind'}`],
      result: {},
    }
  const own = resultOf(rules, seeds, list)
  const differences = [
    ...differs('rules hash', rulesHash, configHash(rules)),
    ...differs('seed commitment', commitment, commitmentOf(seeds.serverSeed)),
    ...(rules.kind === 'raffle' ? differs('client seed', seeds.clientSeed, listHash(list ?? '')) : []),
    ...(rules.kind === 'envelope' ? differs('client seed', seeds.clientSeed, record.id) : []),
    ...(own ? [] : ['list: not a list of tickets']),
    ...differs('result', resultText(result), resultText(own ?? {})),
  ]
  return { verdict: differences.length ? 'different' : 'same', differences, result: own ?? {} }
}

function differs(what: string, stored: string, computed: string): string[] {
  return stored === computed ? [] : [`${what}: stored ${stored}, computed ${computed}`]
}

/** A result in one line, for comparison and display. */
export function resultText({ segment, tickets, amounts }: DrawResult): string {
  if (segment !== undefined) return `segment ${segment}`
  if (tickets) return `tickets ${tickets.join(', ')}`
  return amounts ? `amounts ${amounts.join(', ')}` : ''
}
