import { randomBytes, randomUUID } from 'node:crypto'
import { configHash } from '#game-kit/config-hash.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { DrawData } from '#features/rewards/draws/rules/draw.ts'
import { drawRaffle, drawsAtOf, seal } from '#features/rewards/draws/service/advance.ts'
import { commitSeed } from '#features/rewards/draws/service/seeds.ts'
import { drawById, insertDraw, launch } from '#features/rewards/draws/store/draws.ts'
import { insertTickets, takeTickets } from '#features/rewards/draws/store/raffle.ts'
import { addHolding } from '#features/rewards/draws/store/wheel.ts'
import { calendarOf, envelopesOf, raffleOf, wheelOf } from '../demo/draws.data.ts'
import { DAY_MS, later, type Resident, type World } from '../world.ts'

const brands = [
  { merchant: 'JADE', currency: 'VND', unit: 10_000 },
  { merchant: 'AMBER', currency: 'USD', unit: 1 },
] as const
type Brand = (typeof brands)[number]

const holder = (): string => randomBytes(8).toString('hex')
/** A demo member has some tickets, each another number. */
const ticketsOf = (nth: number): number => 1 + ((nth * 5) % 7)

/** At each brand a wheel, a check-in calendar, red envelopes, an open raffle, and one that was drawn this morning. */
export async function seedDraws(world: World, residents: readonly Resident[]): Promise<void> {
  for (const brand of brands) {
    const own = residents.filter(
      ({ merchant, currency }) => merchant === brand.merchant && currency === brand.currency,
    )
    await inTransaction(world.app.db, (tx) => openDraws(world, tx, brand, own))
  }
}

async function openDraws(world: World, tx: Tx, brand: Brand, own: readonly Resident[]): Promise<void> {
  const { app, now } = world
  const since = later(now, -6 * DAY_MS)
  const open = async (data: DrawData, en: string, vi: string, endsInDays: number | null): Promise<string> => {
    const { merchant, currency } = brand
    const id = await insertDraw(
      tx,
      {
        merchant,
        currency,
        title: { en, vi },
        data,
        dataHash: configHash(data),
        audience: { kind: 'everyone' },
        termsHash: null,
        budget: null,
        startsAt: since,
        endsAt: endsInDays === null ? null : later(now, endsInDays * DAY_MS),
        createdBy: 'op-linh',
      },
      since,
    )
    await launch(tx, id, since)
    if (data.kind === 'raffle' || data.kind === 'envelope')
      await commitSeed(app, tx, { draw: id, memberId: null, now: since })
    return id
  }
  const drawn = await open(raffleOf(brand.unit), 'November raffle', 'Xổ số tháng 11', -0.1)
  const raffle = await open(raffleOf(brand.unit), 'Year-end raffle', 'Xổ số cuối năm', 25)
  await open(envelopesOf(brand.unit), 'Red envelopes for everyone', 'Lì xì cho mọi người', 14)
  const wheel = await open(wheelOf(brand.unit), 'Wheel of the week', 'Vòng quay trong tuần', null)
  await open(calendarOf(brand.unit, { wheel, raffle }), 'Daily check-in', 'Điểm danh mỗi ngày', null)
  for (const [nth, { id: memberId }] of own.entries()) {
    await addHolding(tx, { draw: wheel, memberId, spins: 3, holder: holder() })
    await commitSeed(app, tx, { draw: wheel, memberId, now: since })
    for (const draw of [drawn, raffle]) {
      const numbers = await takeTickets(tx, draw, { count: BigInt(ticketsOf(nth)), now: since })
      if (!numbers) throw new Error(`seed: raffle ${draw} takes no tickets`)
      await addHolding(tx, { draw, memberId, spins: 0, holder: holder() })
      await insertTickets(tx, { draw, ...numbers, memberId, rewardId: randomUUID(), now: since })
    }
  }
  await drawNow(world, tx, drawn)
}

/** Seals and draws a raffle at its own times; the product offers the prizes when it starts. */
async function drawNow({ app }: World, tx: Tx, id: string): Promise<void> {
  const draw = await drawById(tx, id)
  const drawsAt = draw && drawsAtOf(draw)
  if (!draw?.endsAt || !drawsAt) throw new Error(`seed: raffle ${id} has no end`)
  await seal(tx, draw, draw.endsAt)
  await drawRaffle(app, tx, draw, drawsAt)
}
