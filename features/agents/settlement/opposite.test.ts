import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { lookAtMovers } from '#features/compliance/fraud/service/look.ts'
import { openFlagsOf } from '#features/compliance/fraud/public.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import type { Host } from '#features/play/shared-rounds/service/host.ts'
import { sellSlip } from '#features/play/shared-rounds/service/sell.ts'
import {
  callerOf,
  endSale,
  finish,
  openRound,
  side,
  straight,
  toyHost,
} from '#features/play/shared-rounds/testing/toys.ts'
import { major } from '#kit/money.ts'
import { insertContract } from './testing/facts.ts'
import { line, settle, START, type World } from './testing/play-all.ts'
import { DAY, flat, HOUR } from './testing/plans.ts'

let at: TestApp
let host: Host
let world: World
beforeAll(async () => {
  at = await testApp()
  host = toyHost(at)
  world = { at, cursor: START.getTime() }
  await applyFlag(at, 'JADE', 'dailySalary', true)
  await countAll(at, { from: START, to: START })
})
afterAll(() => at.close())

const buy = async (who: Person, round: string, lines: unknown, key: string) => {
  const sold = await sellSlip(host, await callerOf(at, who), { round, lines, key })
  if ('refused' in sold) throw new Error(sold.refused)
  return sold.slip
}

test('AGT-05 N6 a round notes each slip’s sides once when it settles', async () => {
  const [mai, binh] = [await person(at, { balance: major(100) }), await person(at, { balance: major(100) })]
  const round = await openRound(host)
  const slip = await buy(
    mai,
    round.id,
    [side('odd', '3.00'), side('odd', '2.00'), side('even', '1.00'), straight(4)],
    'a',
  )
  await buy(binh, round.id, [straight(4)], 'b')
  await endSale(at, round.id)
  await finish(host, round.id)
  expect(
    await many(
      at.database.owner,
      sql<object>`select round, event, side, stake, member_id from play_side order by side`,
    ),
  ).toEqual([
    { round: slip, event: `${round.id}:parity`, side: 'even', stake: major(1), memberId: mai.id },
    { round: slip, event: `${round.id}:parity`, side: 'odd', stake: major(5), memberId: mai.id },
  ])
})

test('AGT-05 opposite bets in a line earn its agents nothing, those of one branch only earn its agent; the statement says so for each bet', async () => {
  const { agents, players } = await line(world)
  const [duc, hoa, tam] = agents
  for (const [agent, upline, ppm] of [
    [duc!, null, 10_000],
    [hoa!, duc!, 5_000],
    [tam!, hoa!, 2_000],
  ] as const)
    await insertContract(at, { kind: 'daily', agent, upline, from: START, ...flat('validBets', [[0, ppm]]) })
  const bet = (who: Person, stake: bigint, which: string) =>
    insertFact(at, who, {
      at: new Date(START.getTime() + HOUR),
      stake,
      valid: stake,
      game: 'baccarat-live',
      category: 'LIVE',
      sides: [{ event: 'hand', side: which, stake }],
    })
  // players below duc, hoa and tam
  await bet(players[0]!, major(100), 'banker')
  await bet(players[1]!, major(40), 'banker')
  await bet(players[2]!, major(140), 'player')
  const end = new Date(START.getTime() + DAY)
  await countAll(at, { from: end, to: end })
  await settle(world, 0)
  const valid = await many(
    at.database.owner,
    sql<{ memberId: bigint; valid: bigint }>`select member_id, valid from agent_statement order by member_id`,
  )
  // for duc all of it cancels out, for hoa 100 of tam's player are left, tam has one side only
  expect(valid.map((each) => [each.memberId, each.valid])).toEqual([
    [duc!.id, 0n],
    [hoa!.id, major(100)],
    [tam!.id, major(140)],
  ])
  const { rows } = await hoa!.api.agentIncome.statements({})
  const params = { id: rows[0]!.id }
  const { branches } = await hoa!.api.agentIncome.statement({ params })
  expect(branches.map((branch) => [branch.member.id, branch.valid])).toEqual([
    [tam!.id, major(100)],
    [players[1]!.id, 0n],
  ])
  const [member] = (await hoa!.api.agentIncome.members({ params, query: { branch: tam!.id } })).rows
  expect(member).toMatchObject({ member: { id: players[2]!.id }, valid: major(100) })
  const played = await hoa!.api.agentIncome.bets({ params, query: { member: players[2]!.id } })
  expect(played.rows).toMatchObject([{ valid: major(140), opposed: major(40) }])
})

test('AGT-05 N6 two members of a line who bet against each other are flagged; at a popular table, or in other lines, they are not', async () => {
  await applySetting(at, 'JADE', 'riskOppositeEvents', 10)
  const { agents, players } = await line(world)
  const other = await line(world)
  const [mai, an, binh] = players
  const now = at.clock.now().getTime()
  for (let n = 0; n < 12; n += 1) {
    const bet = (who: Person, which: string, stake: bigint) =>
      insertFact(at, who, {
        at: new Date(now - (n + 1) * 60_000),
        stake,
        sides: [{ event: `table:${n}`, side: which, stake }],
      })
    await bet(mai!, n % 3 ? 'banker' : 'player', major(10))
    await bet(an!, n % 3 ? 'player' : 'banker', major(10))
    await bet(binh!, n % 2 ? 'player' : 'banker', major(10))
    await bet(other.players[0]!, n % 3 ? 'player' : 'banker', major(10))
  }
  await lookAtMovers(at.app)
  const flags = async (who: Person) =>
    (await openFlagsOf(at.app.db, who.id)).map(({ rule, evidence }) => [rule, evidence])
  const { account } = await one(
    at.database.owner,
    sql<{ account: string }>`select account from member where id = ${an!.id}`,
  )
  expect(await flags(mai!)).toEqual([
    ['oppositeBets', { account, count: 12, staked: '120.00', percent: 100 }],
  ])
  expect((await flags(an!)).map(([rule]) => rule)).toEqual(['oppositeBets'])
  for (const who of [binh!, agents[0]!, other.players[0]!]) expect(await flags(who)).toEqual([])
  await run(at.database.owner, sql`delete from fraud_flag`)
})

test('AGT-05 N6 opposite bets count within the period of the brand’s setting', async () => {
  await applySetting(at, 'JADE', 'riskOppositeEvents', 10)
  await applySetting(at, 'JADE', 'riskOppositeDays', 1)
  const { players } = await line(world)
  const [mai, an] = players
  const meet = async (n: number, hoursAgo: number) => {
    const when = new Date(at.clock.now().getTime() - hoursAgo * 3_600_000 - 60_000)
    for (const [who, which] of [[mai!, 'banker'] as const, [an!, 'player'] as const])
      await insertFact(at, who, {
        at: when,
        stake: major(10),
        sides: [{ event: `week:${n}`, side: which, stake: major(10) }],
      })
  }
  for (let n = 0; n < 12; n += 1) await meet(n, n < 6 ? 0 : 48)
  await lookAtMovers(at.app)
  const flags = async () => (await openFlagsOf(at.app.db, mai!.id)).map(({ evidence }) => evidence['count'])
  expect(await flags()).toEqual([])
  await applySetting(at, 'JADE', 'riskOppositeDays', 7)
  await meet(12, 0)
  await lookAtMovers(at.app)
  expect(await flags()).toEqual([13])
})
