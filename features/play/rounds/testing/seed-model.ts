import * as fc from 'fast-check'
import { expect } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { GameCaller } from '#server/call.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { endByRule } from '../service/stepped/absent.ts'
import { changePair, rotateSeeds } from '../service/seeds/seeds.ts'
import { digger, field, someKey } from './digger.ts'
import type { processBeside } from './process.ts'
import { evenBet, seatAt, type Seated } from './seat.ts'

/** An action of one process for the member; `isTogether`: concurrent with the previous ones. */
export type Act = {
  readonly kind: 'look' | 'bet' | 'begin' | 'move' | 'take' | 'rule' | 'rotate' | 'due'
  readonly process: number
  readonly place: number
  readonly isTogether: boolean
}

const kinds = ['look', 'bet', 'bet', 'begin', 'move', 'take', 'rule', 'rotate', 'due'] as const

/** Calls of a member that reach several processes in any order, some concurrently. */
export const acts = (length: number, processes: number) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      process: fc.nat(processes - 1),
      place: fc.nat(24),
      isTogether: fc.boolean(),
    }),
    { minLength: length, maxLength: length, size: 'max' },
  )

export type Process = Awaited<ReturnType<typeof processBeside>>

/** A member with an instant and a stepped game session, and what each process last read of them. */
type Table = { readonly seat: Seated; readonly seen: GameCaller[] }

/** A revealed pair, and the wallet's number of entries when the member received its server seed. */
type Shown = { readonly seedId: string; readonly seq: bigint }

/** Refusals that a member may get under such concurrency; anything else is thrown. */
const EXPECTED: ReadonlySet<string> = new Set([
  'play.roundOpen',
  'play.roundOver',
  'play.roundUnknown',
  'play.moveStale',
  'play.moveNotAllowed',
  'play.tooSoon',
  'rounds.roundOpen',
])

const told = <T extends object>(reply: T): T => {
  if ('refused' in reply) expect(EXPECTED).toContain(reply.refused)
  return reply
}

/**
 * Lets processes act concurrently for one member and compares the stored rounds with what the member knew and when: no round was posted
 * from a pair after its reveal, none was open at the reveal, and the replies match the stored rounds.
 */
export async function playCrowd(at: TestApp, processes: readonly Process[], list: readonly Act[]) {
  const vein = await digger(at)
  const tables: Record<'dice' | 'vein', Table> = {
    dice: { seat: await seatAt(at, vein.member), seen: [] },
    vein: { seat: vein, seen: [] },
  }
  const { wallet, id, account } = vein.member
  const caller = { id, account, type: 0, merchant: 'JADE', currency: 'VND', sessionId: '' } as const
  const shown: Shown[] = []
  const answers = new Map<string, { readonly seedId: string; readonly nonce: number }>()
  let hand: { readonly roundId: string; step: number } | null = null

  async function look(number: number): Promise<void> {
    for (const { seat, seen } of Object.values(tables)) {
      const found = await processes[number]?.callers(seat.token, at.clock.now())
      if (found) seen[number] = found
    }
  }
  const noteShown = async (seedId: string): Promise<void> => {
    const { seq } = await one(at.app.db, sql<{ seq: bigint }>`select seq from wallet where id = ${wallet}`)
    shown.push({ seedId, seq })
  }

  async function act({ kind, process, place }: Act): Promise<void> {
    const { floor } = processes[process]!
    const [dice, deep] = [tables.dice.seen[process]!, tables.vein.seen[process]!]
    const move = async (action: object) => {
      if (!hand) return
      const { roundId, step } = hand
      const reply = told(await floor.act({ roundId, step, action: { ...action }, key: someKey() }, deep))
      if ('refused' in reply) return
      hand = reply.hand ? { roundId, step: reply.hand.step } : null
    }
    switch (kind) {
      case 'look':
        return look(process)
      case 'bet': {
        const reply = told(await floor.play({ bets: evenBet('1000'), key: someKey() }, dice))
        if ('seedId' in reply) answers.set(reply.roundId, reply)
        return
      }
      case 'begin': {
        const reply = told(await floor.play({ bets: field('1000'), key: someKey() }, deep))
        if (!('seedId' in reply)) return
        answers.set(reply.roundId, reply)
        hand = { roundId: reply.roundId, step: 0 }
        return
      }
      case 'move':
        return move({ do: 'open', at: place })
      case 'take':
        return move({ do: 'take' })
      case 'rule':
        if (hand) await endByRule(at.app, hand.roundId)
        return
      case 'rotate': {
        const keys = { key: someKey(), fingerprint: new Uint8Array(32), clientSeed: undefined }
        const reply = told(await changePair(at.app, caller, keys))
        if ('revealed' in reply) await noteShown(reply.revealed.seedId)
        return
      }
      case 'due': {
        const reply = await inTransaction(at.app.db, (tx) =>
          rotateSeeds(at.app, tx, { wallet, from: dice.seedId }),
        )
        if ('revealed' in reply && reply.revealed) await noteShown(reply.revealed.id)
      }
    }
  }

  for (const number of processes.keys()) await look(number)
  let running: Promise<void>[] = []
  for (const one of list) {
    if (!one.isTogether) running = (await Promise.all(running), [])
    running.push(act(one))
  }
  await Promise.all(running)
  await hold(at, { wallet, shown, answers })
  return { shown: shown.length, rounds: answers.size }
}

type Outcome = {
  readonly wallet: bigint
  readonly shown: readonly Shown[]
  readonly answers: ReadonlyMap<string, { readonly seedId: string; readonly nonce: number }>
}

type Posted = {
  readonly id: string
  readonly seedId: string
  readonly nonce: bigint
  readonly state: string
  readonly first: bigint
  readonly last: bigint
}

async function hold(at: TestApp, { wallet, shown, answers }: Outcome): Promise<void> {
  const rounds = await many(
    at.app.db,
    sql<Posted>`
      select r.id, r.seed_id, r.nonce, r.state, min(l.seq) as first, max(l.seq) as last
      from round r join line l on l.wallet = r.wallet and l.ref = r.id
      where r.wallet = ${wallet}
      group by r.id
      order by min(l.seq)
    `,
  )
  const foreseen = shown.flatMap(({ seedId, seq }) =>
    rounds.filter((round) => round.seedId === seedId && (round.last > seq || round.state === 'open')),
  )
  if (foreseen.length) throw new Error(`played after the reveal of its seed: ${foreseen[0]?.id}`)
  const order = rounds.map(({ seedId }) => seedId)
  const changes = order.filter((seedId, place) => seedId !== order[place - 1])
  expect(changes).toEqual([...new Set(order)]) // a pair that was left is never drawn from again
  for (const own of Map.groupBy(rounds, ({ seedId }) => seedId).values())
    expect(own.map(({ nonce }) => Number(nonce))).toEqual(own.map((_, place) => place + 1))
  for (const [id, { seedId, nonce }] of answers)
    expect(rounds).toContainEqual(expect.objectContaining({ id, seedId, nonce: BigInt(nonce) }))
}
