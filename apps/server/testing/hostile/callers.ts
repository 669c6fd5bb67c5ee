import type { Route } from '#contract/route.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { operator } from '../operator.ts'
import { person } from '../people.ts'
import type { TestApp } from '../test-app.ts'

export type Credentials = Readonly<Record<string, string>>

/** Credentials of a caller whom the route accepts, created for each route, so that one call's side effects do not affect the next. */
export async function credentialsFor(at: TestApp, { audience: who }: Route): Promise<Credentials> {
  switch (who) {
    case 'anyone':
    case 'signed':
      return {}
    case 'member':
      return { authorization: (await person(at, { balance: major(1_000) })).token }
    case 'agent':
      return { authorization: (await person(at, { type: 1, balance: major(1_000) })).token }
    case 'operator':
      return { cookie: (await operator(at)).cookie }
    case 'game':
      return { authorization: (await seated(at)).token }
  }
}
