import { fairChance } from '#kit/chance-fair.ts'
import type { KeyedHmac } from '#kit/chance-fair.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { hmacSha256 } from '#kit/sha/sha256.ts'
import type { InstantGame } from '#game-kit/instant.ts'
import type { Json } from '#game-kit/schema.ts'

/** One game's speed on this machine, in rounds per second of CPU time. */
export interface GameSpeed {
  readonly game: string
  /** With the simulator's random numbers: bets parsed, outcome, script, settlement. */
  readonly simulated: number
  /** The same with the provably fair stream of each round, as the server plays it. */
  readonly fair: number
}

export interface BenchParts {
  /** CPU milliseconds used so far. */
  readonly cpuMs: () => number
  readonly rounds: number
  readonly hmac?: KeyedHmac
}

/** Measures one game; `bets` are in their stored form. */
export function benchGame(game: InstantGame, bets: readonly Json[], parts: BenchParts): GameSpeed {
  const { rounds, hmac = hmacSha256 } = parts
  const open = game.open(game.defaultConfig)
  const fast = fastChance(1)
  const serverSeed = 'be'.repeat(32)
  const simulated = speed(parts, () => open.play(bets, fast))
  let nonce = 0
  const fair = speed({ ...parts, rounds: Math.ceil(rounds / 4) }, () =>
    open.play(bets, fairChance({ serverSeed, clientSeed: 'bench', nonce: nonce++ }, hmac)),
  )
  return { game: game.id, simulated, fair }
}

function speed({ cpuMs, rounds }: BenchParts, round: () => unknown): number {
  for (let i = 0; i < rounds / 10; i++) round()
  const began = cpuMs()
  for (let i = 0; i < rounds; i++) round()
  return Math.round((rounds / Math.max(1, cpuMs() - began)) * 1_000)
}
