import { NetworkError } from '#contract/envelope.ts'
import type { Hand } from '#game-kit/stepped/stepped.ts'
import { anyJson } from '#game-kit/schema.ts'
import { loadEdition } from '#games/editions.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import type { PlayedRound, RoundMove } from '../api.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'

/** Stepped rounds by the game's own rules, in the page: no server, no money, the simulator's random numbers. */
export function createLive(game: string, move: (amount: Minor) => Minor) {
  let hand: Hand | null = null
  let nth = 0
  const chance = fastChance(Number(new URLSearchParams(location.search).get('luck') ?? 1))

  const shown = (now: Hand, charged: Minor): PlayedRound => {
    hand = now.ended ? null : now
    const win = now.ended?.win ?? 0n
    const id = `0190a0b0-0000-7000-8000-${String(nth).padStart(12, '0')}`
    return {
      roundId: id,
      game,
      seedId: id,
      nonce: nth,
      bets: [],
      stake: now.stake,
      win,
      balance: move(win - charged),
      seq: BigInt(nth),
      at: new Date(),
      events: now.events.map((event) => ({ ...event })),
      hand: hand && { step: 0, moves: [...now.moves], view: now.view, until: new Date() },
    }
  }

  return {
    /** Null for a game without moves. */
    async begin(placed: readonly PlacedBet[]): Promise<PlayedRound | null> {
      const rules = await loadEdition(game, 1)
      const open = rules?.open(rules.defaultConfig)
      if (!open?.deal) return null
      nth += 1
      const bets = placed.map(({ key, stake, choice }) => {
        const chosen = anyJson.parse(choice)
        return { key, stake: moneyText(stake), choice: chosen.ok ? chosen.value : null }
      })
      const dealt = open.deal(bets, chance)
      return shown(dealt, dealt.stake)
    },
    async act({ action }: RoundMove): Promise<PlayedRound> {
      const before = hand?.stake ?? 0n
      const next = hand?.act(action)
      if (!next) throw new NetworkError('the studio has no such move')
      return shown(next, next.stake - before)
    },
  }
}
