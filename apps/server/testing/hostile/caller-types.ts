import { run, sql } from '#db/rows.ts'
import type { Route } from '#contract/route.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import { operator } from '../operator.ts'
import { person, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import type { Credentials } from './callers.ts'

/** The authorisation check's result for a caller: 'in' when validation or the handler is reached, else the refusal's code. */
export type Verdict = 'in' | 'session.required' | 'permission.missing' | Strict
type Strict = 'session.realAccountRequired' | 'session.passwordChangeRequired' | 'session.termsRequired'

/** A kind of caller: how one is made, and the expected answer for each `audience`. Written by hand, independent of the implementation. */
export type CallerType = {
  readonly make: (at: TestApp) => Promise<Credentials>
  readonly member: (route: Route) => Verdict
  readonly agent: (route: Route) => Verdict
  readonly operator: Verdict
  readonly game: Verdict
}

const token = ({ token: authorization }: Person): Credentials => ({ authorization, merchant: 'JADE' })
const none = (): Verdict => 'session.required'
const outsider = {
  member: none,
  agent: none,
  operator: 'session.required',
  game: 'session.required',
} as const

/** Changes a member's stored state as the database owner: only the state matters here, not how it came about. */
function changed(change: (id: bigint) => ReturnType<typeof sql>) {
  return async (at: TestApp): Promise<Credentials> => {
    const somebody = await person(at)
    await run(at.database.owner, change(somebody.id))
    return token(somebody)
  }
}

const ofSession = (set: ReturnType<typeof sql>) =>
  changed((id) => sql`update member_session set ${set} where member_id = ${id}`)

export const callerTypes: Readonly<Record<string, CallerType>> = {
  nobody: { ...outsider, make: async () => ({ merchant: 'JADE' }) },
  'a made-up token and cookie': {
    ...outsider,
    make: async () => ({ authorization: 'x'.repeat(43), cookie: `fairhouse-office=${'x'.repeat(43)}` }),
  },
  'a member': {
    ...outsider,
    make: async (at) => token(await person(at)),
    member: () => 'in',
    agent: () => 'permission.missing',
  },
  'an agent': {
    ...outsider,
    make: async (at) => token(await person(at, { type: 1 })),
    member: () => 'in',
    agent: () => 'in',
  },
  'a trial account': {
    ...outsider,
    make: async (at) => token(await person(at, { type: 4 })),
    member: ({ real }) => (real ? 'session.realAccountRequired' : 'in'),
    agent: () => 'permission.missing',
  },
  'a member with a one-time password': {
    ...outsider,
    make: changed((id) => sql`update credential set must_change = true where member_id = ${id}`),
    member: ({ first, always }) => (first || always ? 'in' : 'session.passwordChangeRequired'),
    agent: () => 'permission.missing',
  },
  'a member of another brand': {
    ...outsider,
    make: async (at) => ({
      authorization: (await person(at, { merchant: 'AMBER' })).token,
      merchant: 'JADE',
    }),
  },
  'a locked member': {
    ...outsider,
    make: changed((id) => sql`update member set state = 'locked' where id = ${id}`),
  },
  'a closed member': {
    ...outsider,
    make: changed((id) => sql`update member set state = 'closed' where id = ${id}`),
  },
  'an excluded member': {
    ...outsider,
    make: async (at) => {
      const mai = await person(at)
      await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
      return token(mai)
    },
  },
  'an ended session': { ...outsider, make: ofSession(sql`ended_at = now(), ended_why = 'logout'`) },
  'a session beyond its life': { ...outsider, make: ofSession(sql`expires_at = now() - interval '1 s'`) },
  'a session that was idle': { ...outsider, make: ofSession(sql`last_seen_at = now() - interval '1 day'`) },
  'an operator': {
    ...outsider,
    make: async (at) => ({ cookie: (await operator(at)).cookie }),
    operator: 'in',
  },
  'an operator whose role is no longer known': {
    ...outsider,
    make: async (at) => ({ cookie: (await operator(at, { roles: ['janitor'] })).cookie }),
    operator: 'permission.missing',
  },
  'an operator’s ended session': {
    ...outsider,
    make: async (at) => {
      const { id, cookie } = await operator(at)
      await run(
        at.database.owner,
        sql`update operator_session set ended_at = now() where operator_id = ${id}`,
      )
      return { cookie }
    },
  },
  'an operator’s session beyond its life': {
    ...outsider,
    make: async (at) => {
      const { id, cookie } = await operator(at)
      const late = sql`update operator_session set expires_at = now() - interval '1 s' where operator_id = ${id}`
      await run(at.database.owner, late)
      return { cookie }
    },
  },
  'a game’s frame': {
    ...outsider,
    make: async (at) => ({ authorization: (await seated(at)).token, merchant: 'JADE' }),
    game: 'in',
  },
}
