import type { App } from '#server/app.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { hostOf, type Host } from '../service/host.ts'
import { reckoner, storedSlip } from '../service/steps/reckon.ts'
import type { RoundRow } from '../store/rounds.ts'
import { slipsAfter } from '../store/slips.ts'
import { mortal } from './mortal.ts'

/** A run of a scenario has fewer statements than this. */
const MOST = 500

type Mortal = { readonly host: Host; readonly app: App }

/**
 * Repeats a scenario with a death at each statement in turn, or at every so many, until a run comes to its end. Returns the number of
 * statements of that run.
 */
export async function atEach(
  at: TestApp,
  scenario: (dying: Mortal) => Promise<boolean>,
  every = 1,
): Promise<number> {
  for (let n = 1; n < MOST; n += every) {
    const { host, app, statements } = mortal(at.app, n)
    if (!(await scenario({ host, app }))) return statements()
  }
  throw new Error('a run has no end')
}

/** What each member gets of a round by the rules, from its outcome and the stored slips alone. */
export async function dueOf(
  at: TestApp,
  round: RoundRow,
  people: readonly Pick<Person, 'wallet'>[],
  host: Host = hostOf(at.app),
): Promise<readonly bigint[]> {
  const slips = await slipsAfter(at.app.db, { round: round.id, after: null, limit: 100 })
  const reckon = reckoner(await host.opened(round), round.outcome)
  return people.map(({ wallet }) =>
    slips
      .filter((slip) => slip.wallet === wallet)
      .reduce((sum, slip) => sum + reckon(storedSlip(slip)).win, 0n),
  )
}
