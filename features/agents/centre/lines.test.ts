import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { fastChance } from '#kit/chance-fast.ts'

/** Random trees over HTTP: a few by day; the policy itself is compared on a million pairs (rules/policy.test.ts of the tree). */
const TREES = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1_000 : 2
const SIZE = 7

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const chance = fastChance(83)

test('AGT-03 N1 on random trees an agent lists, finds and opens exactly its own downline', async () => {
  const people: Person[] = []
  for (let n = 0; n < SIZE; n += 1) people.push(await person(at, { type: 2 }))
  const by = (place: number): Person => people[place] ?? people[0] ?? expect.fail('no one is there')
  for (let tree = 0; tree < TREES; tree += 1) {
    await run(
      at.app.db,
      sql`update member set upline_id = null where id = any (${people.map(({ id }) => id)}::bigint[])`,
    )
    // a random tree: each member below one of those before, or a top
    const ups = people.map((_, place) => (place === 0 || chance.below(4) === 0 ? null : chance.below(place)))
    for (const [place, up] of ups.entries())
      if (up !== null)
        await run(at.app.db, sql`update member set upline_id = ${by(up).id} where id = ${by(place).id}`)
    const isBelow = (place: number, top: number): boolean => {
      const up = ups[place] ?? null
      return up !== null && (up === top || isBelow(up, top))
    }
    for (const [top, agent] of people.entries())
      for (const [place, target] of people.entries()) {
        const owed = isBelow(place, top)
        const opened = await agent.api.agents.member({ params: { id: target.id } }).then(
          ({ row }) => row.account,
          (error: unknown) => error,
        )
        if (owed) expect(opened).toBe(target.account)
        else expect(opened).toMatchObject({ code: 'agents.unknownMember', status: 404 })
        const found = await agent.api.agents.team({ query: { find: target.account } })
        expect(found.rows.map(({ account }) => account)).toEqual(owed ? [target.account] : [])
      }
  }
})
