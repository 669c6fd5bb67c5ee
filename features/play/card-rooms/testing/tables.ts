import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { awaitedIn, betsIn, type CardAction } from '../rules/play.ts'
import { toCallOf } from '../rules/raises.ts'
import { tickRooms } from '../service/drive.ts'
import { insertRoom, roomByCode, type NewRoom } from '../store/rooms.ts'

/** A room with blinds of 500 and 1,000 dong. */
export const usualRoom: NewRoom = {
  merchant: 'JADE',
  code: 'NL1',
  game: 'holdem',
  currency: 'VND',
  isPractice: false,
  seats: 6,
  small: major(500),
  unit: major(1_000),
  chip: major(100),
  rakePpm: 50_000,
  rakeCap: major(3_000),
  buyMin: major(20_000),
  buyMax: major(200_000),
  mayRunTwice: false,
  turnSeconds: 20,
  bankSeconds: 30,
}

let made = 0
/** Opens a room of its own for a test. */
export async function openRoom(at: TestApp, change: Partial<NewRoom> = {}): Promise<string> {
  made += 1
  const code = `T${made}`
  await insertRoom(at.database.owner, { ...usualRoom, code, ...change })
  return code
}

/** People with a million in cash each. */
export const members = (at: TestApp, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => person(at, { balance: major(1_000_000) })))

/** Sits people down, each with this buy-in. */
export async function sitDown(
  code: string,
  people: readonly Person[],
  amount = major(100_000),
): Promise<void> {
  for (const [seat, { api }] of people.entries())
    await api.cardRooms.sit({ params: { code }, body: { seat, amount } })
}

/** Everything that waits in a room is due now. */
export async function hasten(at: TestApp, code: string): Promise<void> {
  const { owner } = at.database
  await run(owner, sql`update card_room set next_at = clock_timestamp() where code = ${code}`)
  await run(
    owner,
    sql`
      update card_hand set due_at = clock_timestamp()
      where due_at is not null and room = (select id from card_room where code = ${code} and merchant = 'JADE')
    `,
  )
}

/** Lets the clock pass until a hand of the room is in this state. */
export async function passTo(
  at: TestApp,
  code: string,
  state: 'cutting' | 'playing' | 'over',
): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const { hand } = await seen(at, code)
    if (hand?.state === state) return
    await hasten(at, code)
    await tickRooms(at.app)
  }
  throw new Error(`no hand of ${code} gets to ${state}`)
}

/** The room as anybody sees it. */
export const seen = (at: TestApp, code: string) => at.api({}).cardRooms.room({ params: { code } })

/** A decision by the person who is awaited. */
export async function act(
  people: readonly Person[],
  code: string,
  action: {
    readonly kind: CardAction['kind']
    readonly to?: string
    readonly agrees?: boolean
    readonly cards?: number[]
  },
): Promise<void> {
  for (const { api } of people) {
    const { hand, mine } = await api.cardRooms.room({ params: { code } })
    if (hand === null || mine === null || !awaitedIn(hand).includes(mine)) continue
    await api.cardRooms.act({ params: { code }, body: { hand: hand.id, version: hand.version, action } })
    return
  }
  throw new Error(`no decision is awaited in ${code}`)
}

/** Plays a hand with bets to its end, everybody checking or calling. */
export async function callDown(at: TestApp, people: readonly Person[], code: string): Promise<void> {
  await passTo(at, code, 'playing')
  for (let turns = 0; turns < 60; turns++) {
    const { hand } = await seen(at, code)
    if (hand?.state !== 'playing') return
    const bets = betsIn(hand)
    const players = bets?.players ?? []
    const own = players.find(({ seat }) => seat === bets?.awaited[0])
    await act(people, code, {
      kind: own && own.bet < toCallOf(players) && own.stack > 0n ? 'call' : 'check',
    })
  }
}

export const roomOf = async (at: TestApp, code: string) => {
  const room = await roomByCode(at.app.db, 'JADE', code)
  if (!room) throw new Error(`no room ${code}`)
  return room
}
