import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { settleDue } from '../service/settle.ts'
import { insertContract } from './facts.ts'
import { oracleEarned } from './oracle.ts'
import type { Plan } from './plans.ts'

/** Midnight in Ho Chi Minh City, where JADE counts its days. */
export const START = new Date('2026-01-04T17:00:00Z')

/** A test's server, and the moment up to which its windows are closed. */
export type World = { readonly at: TestApp; cursor: number }

async function below({ at }: World, upline: Person | null, type: number): Promise<Person> {
  const made = await person(at, { type, balance: major(1) })
  if (upline) await run(at.app.db, sql`update member set upline_id = ${upline.id} where id = ${made.id}`)
  return made
}

/** duc > hoa > tam, with a player below each. */
export async function line(world: World) {
  const { at } = world
  const duc = await below(world, null, 1)
  const hoa = await below(world, duc, 2)
  const tam = await below(world, hoa, 2)
  const players = [await below(world, duc, 0), await below(world, hoa, 0), await below(world, tam, 0)]
  // as if they had always been there: the tests play in the past
  await run(at.database.owner, sql`delete from member_line_past`)
  return { agents: [duc, hoa, tam], players }
}
type Line = Awaited<ReturnType<typeof line>>

export async function settle({ at }: World, kill: number): Promise<void> {
  if (kill < 0) return void (await Promise.all([settleDue(at.app), settleDue(at.app)]))
  let step = 0
  try {
    await settleDue(at.app, () => {
      step += 1
      if (step === kill) throw new Error('killed')
    })
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'killed') throw error
  }
}

type Sum = { readonly memberId: bigint; readonly kind: string; readonly made: bigint; readonly paid: bigint }

const sums = ({ at }: World, ids: readonly bigint[]) =>
  many(
    at.database.owner,
    sql<Sum>`
      select s.member_id, u.kind, sum(s.earned + s.corrected)::bigint as made, sum(s.amount)::bigint as paid
      from agent_statement s
      join agent_run u on u.id = s.run
      where s.member_id = any(${[...ids]}::bigint[])
      group by 1, 2
    `,
  )

export const slot = fc.record({
  bets: fc.array(
    fc.record({
      who: fc.nat({ max: 3 }),
      place: fc.nat({ max: 99 }),
      stake: fc.bigInt({ min: 1n, max: 40_000_000n }),
      share: fc.constantFrom(0n, 1n, 2n, 3n),
      isPush: fc.boolean(),
      /** Which side of one of two events of the slot most of it is on. */
      side: fc.option(fc.record({ event: fc.nat({ max: 1 }), side: fc.constantFrom('over', 'under') })),
    }),
    { maxLength: 5 },
  ),
  /** Voids an earlier bet, or settles a voided one again. */
  correct: fc.option(fc.nat({ max: 30 })),
  /** A bet of an earlier slot that is only counted now. */
  late: fc.option(fc.nat({ max: 4 })),
  /** The first player moves to another agent. */
  move: fc.option(fc.nat({ max: 2 })),
  close: fc.boolean(),
  /** The worker is killed before its n-th step; 0: not; negative: two workers. */
  kill: fc.integer({ min: -1, max: 6 }),
})
type Slot = typeof slot extends fc.Arbitrary<infer T> ? T : never

type Bet = {
  readonly who: number
  readonly at: Date
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly round: string
  isVoid: boolean
  last: number
}

export async function playAll(world: World, plan: Plan, slots: readonly Slot[]): Promise<void> {
  const { agents, players }: Line = await line(world)
  const { at } = world
  // the middle agent plays too: it earns nothing by its own bets, but they can be opposite ones
  const bettors = [...players, agents[1]!]
  const begin = world.cursor
  for (const { kind, given } of plan.kinds)
    for (const [place, agent] of agents.entries())
      await insertContract(at, {
        kind,
        agent,
        upline: agents[place - 1] ?? null,
        from: new Date(begin),
        ...given[place]!,
      })
  const uplines: { readonly from: number; readonly to: number }[] = [{ from: begin, to: 0 }]
  const bets: Bet[] = []
  let closed = begin
  for (const [n, each] of slots.entries()) {
    const from = begin + n * plan.slotMs
    for (const [m, { who, place, stake, share, isPush, side }] of each.bets.entries()) {
      const moment = from + Math.floor((place * plan.slotMs) / 100) + m
      const bet = {
        who,
        at: new Date(moment),
        stake,
        win: stake * share,
        valid: isPush && share === 1n ? 0n : stake,
        round: randomUUID(),
        isVoid: false,
        last: moment,
      }
      bets.push(bet)
      const sides =
        side === null
          ? []
          : [{ event: `${begin}:${n}:${side.event}`, side: side.side, stake: stake - stake / 3n }]
      await insertFact(at, bettors[who]!, { ...bet, sides })
    }
    const changed = each.correct === null ? undefined : bets[each.correct % Math.max(1, bets.length)]
    if (changed && changed.last < from) {
      const sign = changed.isVoid ? 1n : -1n
      changed.isVoid = !changed.isVoid
      changed.last = from + plan.slotMs - 1_000
      await insertFact(at, bettors[changed.who]!, {
        at: new Date(changed.last),
        firstAt: changed.at,
        round: changed.round,
        rounds: Number(sign),
        stake: sign * changed.stake,
        win: sign * changed.win,
        valid: sign * changed.valid,
      })
    }
    if (each.late !== null && n > each.late) {
      const moment = new Date(from - each.late * plan.slotMs + 7_000 + n)
      await insertFact(at, players[n % 3]!, {
        at: moment,
        stake: 7_654_321n,
        win: 0n,
        valid: 7_654_321n,
        round: randomUUID(),
      })
    }
    if (!each.close) continue
    closed = from + plan.slotMs
    await countAll(at, { from: new Date(closed), to: new Date(closed) })
    await settle(world, each.kill)
    await settle(world, 0)
    if (each.move !== null) {
      // effective from the next period: the moment lies within an open one
      const to = each.move
      const moment = closed + 1
      await run(at.app.db, sql`update member set upline_id = ${agents[to]!.id} where id = ${players[0]!.id}`)
      await run(
        at.database.owner,
        sql`
          update member_line_past
          set until_at = ${new Date(moment)}
          where member_id = ${players[0]!.id} and until_at = (
            select max(p.until_at) from member_line_past p where p.member_id = ${players[0]!.id}
          ) and until_at > ${new Date(moment)}
        `,
      )
      if (uplines.at(-1)!.to !== to) uplines.push({ from: moment, to })
    }
  }
  // two more days or slots, so that every change has a run after it
  const span = Math.max(...plan.kinds.map(({ spanMs }) => spanMs))
  const end = begin + Math.ceil((slots.length * plan.slotMs) / span) * span + span
  world.cursor = end
  await countAll(at, { from: new Date(end), to: new Date(end) })
  await settle(world, 0)
  const ids = [...agents, ...players].map(({ id }) => id)
  await run(
    at.database.owner,
    sql`
      update agent_contract
      set state = 'ended', ended_why = 'operator', ended_at = now(), until_at = ${new Date(end)}
      where member_id = any(${ids}::bigint[])
    `,
  )
  const found = await sums(world, ids)
  const paid = new Map<bigint, bigint>()
  for (const { kind, spanMs, given } of plan.kinds) {
    const wanted = new Map<bigint, bigint>()
    for (let from = begin; from < end; from += spanMs) {
      const upline = uplines.findLast((each) => each.from <= from)?.to ?? 0
      const path = agents.map(({ id }) => id)
      const lines = new Map<bigint, readonly bigint[]>([
        ...path.map((id, place) => [id, path.slice(0, place + 1)] as const),
        ...players.map(
          ({ id }, place) => [id, [...path.slice(0, (place === 0 ? upline : place) + 1), id]] as const,
        ),
      ])
      const earned = await oracleEarned(at, ids, {
        kind,
        from: new Date(from),
        to: new Date(from + spanMs),
        payer: plan.payer,
        contracts: agents.map(({ id }, place) => ({
          agent: id,
          measure: given[place]!.measure,
          tiers: given[place]!.tiers.map((tier) => ({
            from: tier.from,
            ratePpm: BigInt(tier.ratePpm),
            lossPpm: BigInt(tier.lossPpm),
          })),
        })),
        lineOf: (id) => lines.get(id) ?? [],
      })
      for (const [agent, value] of earned) wanted.set(agent, (wanted.get(agent) ?? 0n) + value)
    }
    for (const { id } of agents) {
      const own = found.find((each) => each.memberId === id && each.kind === kind)
      expect([kind, own?.made ?? 0n]).toEqual([kind, wanted.get(id) ?? 0n])
      paid.set(id, (paid.get(id) ?? 0n) + (own?.paid ?? 0n))
    }
  }
  for (const { id, wallet } of agents)
    expect((await walletById(at.app.db, wallet))?.balance).toBe(major(1) + (paid.get(id) ?? 0n))
}
