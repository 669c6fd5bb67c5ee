import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { actorOf, listRoot, targetOf } from './service.ts'
import { below, insertRates, placedById, ratesAt, ratesBelow, setRights } from './store.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Moves a member as an operator's call does: the trigger keeps lines. */
const place = (member: Person | bigint, upline: Person | bigint | null) => {
  const [id, up] = [member, upline].map((each) => (each && typeof each === 'object' ? each.id : each))
  return run(at.app.db, sql`update member set upline_id = ${up} where id = ${id}`)
}

const idsBelow = async (line: readonly bigint[]): Promise<bigint[]> =>
  (
    await many(
      at.app.db,
      sql<{ id: bigint }>`select m.id from member_view m where ${below(line)} order by m.id`,
    )
  ).map(({ id }) => id)

test('AGT-03 N2 lines follow random moves, earlier lines are kept, and a cycle is refused', async () => {
  const chance = fastChance(81)
  const ids: bigint[] = []
  for (let n = 0; n < 24; n += 1) ids.push((await person(at, { type: n % 3 === 0 ? 0 : 2 })).id)
  const ups = new Map<bigint, bigint>()
  const climb = (id: bigint): bigint[] => {
    const up = ups.get(id)
    return up === undefined ? [id] : [...climb(up), id]
  }
  const took = (place: number) => ids[place] ?? 0n
  for (let n = 0; n < 80; n += 1) {
    const [id, up] = [took(chance.below(24)), took(chance.below(24))]
    if (climb(up).includes(id)) {
      await expect(place(id, up)).rejects.toMatchObject({ code: 'FH080' })
      continue
    }
    await place(id, up)
    ups.set(id, up)
  }
  for (const id of ids) {
    expect((await placedById(at.app.db, id))?.line).toEqual(climb(id))
    const wanted = ids.filter((each) => each !== id && climb(each).includes(id))
    expect(await idsBelow(climb(id))).toEqual(wanted)
  }
  // the last of the earlier lines ended when the present one began
  const kept = await one(
    at.app.db,
    sql<{ n: number }>`
      select count(*)::int as n
      from member_line_view
      where until_at <> 'infinity' and member_id = any (${ids}::bigint[])
    `,
  )
  expect(kept.n).toBeGreaterThan(40)
})

test('N2 an upline of another brand is refused', async () => {
  const [jade, amber] = [await person(at, { type: 2 }), await person(at, { type: 2, merchant: 'AMBER' })]
  await expect(place(jade, amber)).rejects.toMatchObject({ code: 'FH081' })
})

test('N2 a child placed during a move of its upline gets the new line', async () => {
  const [top, other, agent, child] = await Promise.all([1, 2, 2, 0].map((type) => person(at, { type })))
  if (!top || !other || !agent || !child) throw new Error('not made')
  await place(agent, top)
  await Promise.all([place(agent, other), place(child, agent)])
  expect((await placedById(at.app.db, child.id))?.line).toEqual([other.id, agent.id, child.id])
})

test('N7 rights and account types are effective on the next call', async () => {
  const [duc, staff, mai] = await Promise.all([1, 41, 0].map((type) => person(at, { type })))
  if (!duc || !staff || !mai) throw new Error('not made')
  await place(staff, duc)
  await place(mai, duc)
  const merchant = 'JADE'
  const sees = async () =>
    targetOf(at.app.db, await actorOf(at.app, { ...staff, merchant }), { id: mai.id, act: 'see' })
  expect(await sees()).toBeNull()
  const grant = (rights: ('team' | 'income')[]) =>
    inTransaction(at.app.db, (tx) =>
      setRights(tx, { memberId: staff.id, rights, by: duc.id, now: at.clock.now() }),
    )
  await grant(['team'])
  expect(await sees()).toMatchObject({ id: mai.id })
  await grant(['income'])
  expect(await sees()).toBeNull()
  const owner = await actorOf(at.app, { ...duc, merchant })
  expect(await listRoot(at.app, owner, { of: mai.id, act: 'see' })).toEqual([duc.id, mai.id])
  expect(await listRoot(at.app, owner, { of: 1n, act: 'see' })).toBeNull()
})

test('AGT-02 a rate applies from its moment on, and the highest of the downline is known', async () => {
  const [hoa, mai] = await Promise.all([2, 0].map((type) => person(at, { type })))
  if (!hoa || !mai) throw new Error('not made')
  await place(mai, hoa)
  const now = at.clock.now()
  const later = new Date(now.getTime() + 60_000)
  const set = (ppm: number, when: Date) =>
    inTransaction(at.app.db, (tx) =>
      insertRates(tx, { memberId: mai.id, rates: [{ category: 'RNG', ppm }], by: hoa.id, now: when }),
    )
  await set(8_000, now)
  await set(5_000, later)
  expect(await ratesAt(at.app.db, mai.id, now)).toEqual([{ category: 'RNG', ppm: 8_000 }])
  expect(await ratesAt(at.app.db, mai.id, later)).toEqual([{ category: 'RNG', ppm: 5_000 }])
  expect(await ratesBelow(at.app.db, hoa.id, later)).toEqual([{ category: 'RNG', ppm: 5_000 }])
  expect(await ratesAt(at.app.db, mai.id, new Date(now.getTime() - 1))).toEqual([])
})
