import { inTransaction, type Tx } from '#db/pool.ts'
import { endSessions, openSessionsOf } from '#features/account/identity/public.ts'
import { decideMatch, heaviest, type Outcome } from '#features/account/members/rules/identity-policy.ts'
import type { App } from '#server/app.ts'
import type { KeyKind } from '../rules/keys.ts'
import { endedBy, endOf, type Term } from '../rules/terms.ts'
import { type ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'
import { insertExclusion, lockMemberExclusions, memberBrief, type ExclusionRow } from '../store/exclusions.ts'
import { insertKeys, sameContacts, type Digest } from '../store/keys.ts'
import { digestsOf } from './known.ts'
import { guardMembers } from './wallet-limits.ts'

const TRIAL = 4

export type Excluding = {
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly by: { readonly id: string; readonly account: string } | null
  readonly reason: string | null
}

/** The excluded members, and the sessions that were ended. */
export type Stopped = { readonly row: ExclusionRow; readonly sessions: readonly string[] }

/**
 * Excludes a person in the caller's transaction: writes the row, the person's identity keys, the same person's accounts at every brand,
 * ends all their sessions, and finally writes the wallets' guards (R6, R7, R10). Call `dropSockets` after the commit.
 */
export async function excludeIn(app: App, tx: Tx, asked: Excluding): Promise<Stopped> {
  const { memberId, startsAt: now } = asked
  await lockMemberExclusions(tx, memberId)
  const row = await insertExclusion(tx, { ...asked, follows: null, matchedBy: [] })
  const sessions = [...(await endAll(app, tx, memberId, now))]
  const others: bigint[] = []
  if (asked.kind !== 'timeOut') {
    const own = await digestsOf(app, tx, memberId)
    await insertKeys(tx, row.id, own)
    for (const { id, ...match } of await sameFolk(app, tx, memberId, own)) {
      if (!(await followWith(tx, { row, memberId: id, ...match }))) continue
      sessions.push(...(await endAll(app, tx, id, now)))
      others.push(id)
    }
  }
  await guardMembers(tx, [memberId, ...others], now)
  return { row, sessions }
}

/** After the commit, once more: a tab that reconnected between the end of its session and the commit is disconnected too. */
export function dropSockets(app: App, sessions: readonly string[]): void {
  for (const id of sessions) app.events.endSession(id)
}

/** A member's own time-out or self-exclusion; it applies when the call returns. */
export async function excludeOneself(
  app: App,
  memberId: bigint,
  term: Term,
  now: Date,
): Promise<ExclusionRow> {
  const { row, sessions } = await inTransaction(app.db, (tx) =>
    excludeIn(app, tx, {
      memberId,
      kind: term.kind,
      startsAt: now,
      endsAt: endOf(term, now),
      by: null,
      reason: null,
    }),
  )
  dropSockets(app, sessions)
  return row
}

async function endAll(app: App, tx: Tx, memberId: bigint, now: Date): Promise<readonly string[]> {
  const open = await openSessionsOf(tx, memberId, now)
  await endSessions(tx, memberId, { why: endedBy.exclusion, now })
  return open.map(({ id }) => id)
}

type Match = { readonly outcome: Outcome; readonly kinds: readonly KeyKind[] }

/** What the identity keys shared with an excluded account mean for this account under the single policy, and which keys matched. */
export function matchOf(excluded: readonly Digest[], own: readonly Digest[]): Match {
  const mine = new Map(own.map((one) => [one.digest, one]))
  const acting = excluded.flatMap((theirs) => {
    const claim = mine.get(theirs.digest)
    const outcome = claim ? decideMatch(theirs.kind, theirs, claim) : 'nothing'
    return outcome === 'nothing' ? [] : [{ kind: theirs.kind, outcome }]
  })
  return {
    outcome: heaviest(acting.map(({ outcome }) => outcome)),
    kinds: [...new Set(acting.map(({ kind }) => kind))].toSorted(),
  }
}

/** Other accounts, at any brand, that may belong to the same person, and what follows for each. */
async function sameFolk(app: App, tx: Tx, memberId: bigint, own: readonly Digest[]) {
  const found: (Match & { readonly id: bigint })[] = []
  for (const { id } of await sameContacts(tx, memberId)) {
    const match = matchOf(own, await digestsOf(app, tx, id))
    if (match.outcome !== 'nothing') found.push({ id, ...match })
  }
  return found
}

/**
 * Applies the policy to an account that matches an exclusion: excluded too if a member self-excluded and both verified the same contact,
 * otherwise held until two operators review it. False if nothing applies: trial accounts, and no policy outcome.
 */
export async function followWith(
  tx: Tx,
  {
    row,
    memberId,
    outcome,
    kinds,
  }: Match & {
    readonly row: Pick<ExclusionRow, 'id' | 'kind' | 'startsAt' | 'endsAt'>
    readonly memberId: bigint
  },
): Promise<boolean> {
  const member = await memberBrief(tx, memberId)
  if (!member || member.type === TRIAL || outcome === 'nothing') return false
  const isWhole = outcome === 'exclude' && row.kind === 'self'
  await insertExclusion(tx, {
    memberId,
    kind: isWhole ? 'self' : 'match',
    startsAt: row.startsAt,
    endsAt: isWhole ? row.endsAt : null,
    by: null,
    reason: null,
    follows: row.id,
    matchedBy: kinds,
  })
  return true
}
