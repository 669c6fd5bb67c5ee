import type { House } from '#server/house.ts'
import type { Keyed } from '#server/once.ts'
import { once } from '#server/once.ts'
import type { MemberCaller } from '#server/call.ts'
import { walletOf } from '#ledger/wallets.ts'
import { activePair, nextPair, revealedPairs } from '../store/seeds.ts'
import type { Floor } from './round.ts'
import { fairnessOf, rotateSeeds, seedRowOf } from './seeds.ts'

const USUAL_LIMIT = 20

export type SeedsAsked = { readonly before?: string | undefined; readonly limit?: number | undefined }

/** The pair in force, the promised one and the revealed ones of a member. */
export async function seedsOfMember(house: House, member: MemberCaller, asked: SeedsAsked) {
  const wallet = await walletOf(house.db, { owner: member.id, kind: 'cash', currency: member.currency })
  if (!wallet) return { now: null, revealed: [], next: null }
  const limit = asked.limit ?? USUAL_LIMIT
  const moment = asked.before === undefined ? null : new Date(asked.before)
  const before = moment && !Number.isNaN(moment.getTime()) ? moment : null
  const [active, next, found] = await Promise.all([
    activePair(house.db, wallet.id),
    nextPair(house.db, wallet.id),
    revealedPairs(house.db, wallet.id, { before, limit: limit + 1 }),
  ])
  const shown = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    now: active && next ? fairnessOf({ active, next }) : null,
    revealed: shown.map((pair) => seedRowOf(house, pair)),
    next: hasMore ? (shown.at(-1)?.revealedAt?.toISOString() ?? null) : null,
  }
}

type Keys = Keyed & { readonly clientSeed: string | undefined }

/** Changes the caller's pair between two rounds: the old server seed is shown, the promised one is in force (G9). */
export async function changePair(house: House, floor: Floor, member: MemberCaller, keys: Keys) {
  const wallet = await walletOf(house.db, { owner: member.id, kind: 'cash', currency: member.currency })
  const active = wallet && (await activePair(house.db, wallet.id))
  if (!wallet || !active) return { refused: 'rounds.noSeeds' } as const
  const turn = floor.betweenRounds(wallet.id, () =>
    once(house.db, keys, async (tx) => {
      const rotated = await rotateSeeds(house, tx, { wallet: wallet.id, clientSeed: keys.clientSeed })
      if ('refused' in rotated) return rotated
      if (!rotated.revealed) throw new Error('seeds: a change that was asked for revealed nothing')
      return { revealed: seedRowOf(house, rotated.revealed), now: fairnessOf(rotated) }
    }),
  )
  return turn ?? ({ refused: 'rounds.busy' } as const)
}
