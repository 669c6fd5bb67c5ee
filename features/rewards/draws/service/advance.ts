import { inTransaction, type Tx } from '#db/pool.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { costOf } from '../rules/prize.ts'
import { listHash } from '../rules/proof.ts'
import { drawWinners, listText, readList } from '../rules/raffle.ts'
import { drawById, dueDraws, moveOn, type Draw } from '../store/draws.ts'
import { allRanges, insertList, insertWin, listOf, lockWin, updateWin } from '../store/raffle.ts'
import { nextSeed, revealSeed } from '../store/seeds.ts'
import { givePrize, isData } from './part.ts'
import { plainSeed } from './seeds.ts'

const MINUTE_MS = 60_000
/** A prize whose winner may be offered nothing now is tried again after this time. */
const RETRY_MS = 60 * MINUTE_MS

/** The moment of a raffle's draw; null for other draws. */
export function drawsAtOf({ data, endsAt }: Pick<Draw, 'data' | 'endsAt'>): Date | null {
  return data.kind === 'raffle' && endsAt ? new Date(endsAt.getTime() + data.waitMinutes * MINUTE_MS) : null
}

/**
 * Closes, seals and draws what is due, and offers prizes that were won. Each step is a transaction that begins with moving the draw's
 * state, so a worker killed between two steps leaves the next one to another, and several may run.
 */
export async function advanceDraws(app: App): Promise<void> {
  const now = app.clock.now()
  for (const draw of await dueDraws(app.db, now)) {
    const drawsAt = drawsAtOf(draw)
    if (drawsAt === null) await inTransaction(app.db, (tx) => close(tx, draw, now))
    else if (draw.state === 'live') await inTransaction(app.db, (tx) => seal(tx, draw, now))
    else if (drawsAt <= now) await inTransaction(app.db, (tx) => drawRaffle(app, tx, draw, now))
  }
  while (await offerWon(app, now));
}

/** Ends a wheel, calendar or envelope; the seed of an envelope is revealed. */
export async function close(tx: Tx, draw: Draw, now: Date): Promise<void> {
  if (!(await moveOn(tx, draw.id, { from: 'live', to: 'over', now }))) return
  await revealOf(tx, draw, now)
}

/** Reveals the seed of an envelope that has ended; a wheel's unused commitments stay secret, since nothing was drawn from them. */
export async function revealOf(tx: Tx, draw: Draw, now: Date): Promise<void> {
  if (draw.kind !== 'envelope') return
  const seed = await nextSeed(tx, { draw: draw.id, memberId: null })
  if (seed) await revealSeed(tx, seed.id, { clientSeed: draw.id, nonce: 0, now })
}

/** Seals the list of tickets and publishes its hash; the state's row lock keeps further tickets out. */
export async function seal(tx: Tx, draw: Draw, now: Date): Promise<void> {
  if (!(await moveOn(tx, draw.id, { from: 'live', to: 'sealed', now }))) return
  const ranges = await allRanges(tx, draw.id)
  const list = listText(draw.id, ranges)
  const tickets = BigInt(ranges.at(-1)?.last ?? 0)
  await insertList(tx, draw.id, { list, hash: listHash(list), tickets, sealedAt: now })
}

/** Draws the winners from the committed seed and the sealed list, and reveals the seed. */
export async function drawRaffle(app: App, tx: Tx, draw: Draw, now: Date): Promise<void> {
  if (!isData(draw.data, 'raffle') || !(await moveOn(tx, draw.id, { from: 'sealed', to: 'over', now })))
    return
  const [sealed, seed] = [await listOf(tx, draw.id), await nextSeed(tx, { draw: draw.id, memberId: null })]
  const ranges = readList(sealed?.list ?? '')
  if (!sealed || !seed || !ranges) throw new Error(`draws: raffle ${draw.id} has no sealed list or no seed`)
  const chance = fairChance({ serverSeed: plainSeed(app, seed), clientSeed: sealed.hash, nonce: 0 })
  const owners = new Map((await allRanges(tx, draw.id)).map(({ holder, memberId }) => [holder, memberId]))
  for (const { place, ticket, holder, prize } of drawWinners(ranges, draw.data, chance)) {
    const memberId = owners.get(holder)
    if (memberId === undefined)
      throw new Error(`draws: no member holds ticket ${ticket} of raffle ${draw.id}`)
    await insertWin(tx, { draw: draw.id, place, ticket, memberId, prize, cost: costOf(prize), now })
  }
  await revealSeed(tx, seed.id, { clientSeed: sealed.hash, nonce: 0, now })
}

/** Offers the next prize that was won; false if none waits. */
export async function offerWon(app: App, now: Date): Promise<boolean> {
  const won = await inTransaction(app.db, async (tx) => {
    const win = await lockWin(tx, now)
    const draw = win && (await drawById(tx, win.draw))
    if (!win || !draw) return null
    const { memberId, prize } = win
    const key = `raffle:${draw.id}:${win.place}`
    // a raffle's cost is known at its launch, so its budget is checked there
    const given = await givePrize(tx, {
      draw: { ...draw, budget: null },
      memberId,
      key,
      prize,
      among: [],
      now,
    })
    const rewardId = 'refused' in given ? null : given.rewardId
    await updateWin(tx, win, rewardId ? { rewardId } : { nextTry: new Date(now.getTime() + RETRY_MS) })
    return win
  })
  if (won) await tellRewards(app, won.memberId)
  return won !== null
}
