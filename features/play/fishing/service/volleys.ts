import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import { fishingRooms as rooms } from '#games/catalogue.ts'
import type { PlayedRound } from '#features/play/rounds/extension-points.ts'
import { isRecord } from '#game-kit/schema.ts'
import { toldVolley, type ToldVolley } from '../rules/told.ts'
import { seatsFiring, type FiringSeat, type Shooter } from '../store/seats.ts'
import { watchName } from './news.ts'

/** Volleys are told together, so often: four messages a second at most, however fast the cannons are. */
const TOLD_MS = 250
/** Volleys of one member in a message; more is no picture any more. */
const VOLLEYS_MOST = 6

type Waiting = Shooter & { volleys: ToldVolley[] }

type Batch = { readonly timer: NodeJS.Timeout; readonly waiting: Map<string, Waiting> }

const batches = new WeakMap<App['pool'], Batch>()

/**
 * A round was stored: if it is a volley of someone seated, the table sees it shortly. It happens after the reply's transaction and costs
 * the round nothing; whether the member holds a seat is asked once for all volleys of a message.
 */
export function hearRound(app: App, { seat, bets, lines }: PlayedRound): void {
  const room = Object.values(rooms).find(({ id }) => id === seat.game)
  if (!room || seat.currency === 'FUN') return
  const told = toldVolley(room, seat.currency, { fish: bets.map(fishOf), lines })
  if (!told) return
  const { waiting } = batches.get(app.pool) ?? begun(app)
  const key = `${seat.merchant} ${seat.game} ${seat.memberId}`
  const before = waiting.get(key)?.volleys ?? []
  waiting.set(key, {
    merchant: seat.merchant,
    game: seat.game,
    memberId: seat.memberId,
    level: told.level,
    volleys: [...before, told].slice(-VOLLEYS_MOST),
  })
}

function begun(app: App): Batch {
  const timer = setTimeout(() => void tell(app), TOLD_MS).unref()
  const batch = { timer, waiting: new Map<string, Waiting>() }
  batches.set(app.pool, batch)
  return batch
}

/** Tells what waits now; a test does not wait for the clock. */
export async function tell(app: App): Promise<void> {
  const batch = batches.get(app.pool)
  if (!batch) return
  clearTimeout(batch.timer)
  batches.delete(app.pool)
  const shooters = [...batch.waiting.values()]
  try {
    const firing = await seatsFiring(app.db, shooters)
    if (firing.length === 0) return
    // one number for the message: each seat has events of its own
    const seq = (await nextEventNumber(app.db)).toString()
    for (const seat of firing) publish(app, seat, { shooters, seq })
  } catch (error) {
    app.log.debug({ error }, 'fishing: volleys were not told')
  }
}

type Told = { readonly shooters: readonly Waiting[]; readonly seq: string }

function publish(app: App, seat: FiringSeat, { shooters, seq }: Told): void {
  const fired = shooters.find(
    ({ merchant, game, memberId }) =>
      merchant === seat.merchant && game === seat.game && memberId === seat.memberId,
  )
  if (!fired) return
  const name = watchName(seat, seat.number)
  app.events.publish(`watch:${name}`, {
    topic: 'fishing.volleys',
    of: `${name}-${seat.seat}`,
    seq,
    patch: {
      seat: seat.seat,
      name: seat.name,
      volleys: fired.volleys.map(({ level, shots }) => [level, shots]),
    },
  })
}

function fishOf(bet: unknown): string {
  const choice = isRecord(bet) ? bet['choice'] : null
  const fish = isRecord(choice) ? choice['fish'] : null
  return typeof fish === 'string' ? fish : ''
}
