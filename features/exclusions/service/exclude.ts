import { inTransaction, type Tx } from '#db/pool.ts'
import { endSessions, openSessionsOf } from '#features/identity/door.ts'
import type { House } from '#server/house.ts'
import { strongKinds } from '../rules/keys.ts'
import { endedBy, endOf, type ExclusionKind, type Term } from '../rules/terms.ts'
import { insertExclusion, lockMemberExclusions, memberBrief, type ExclusionRow } from '../store/exclusions.ts'
import { insertKeys, sameContacts } from '../store/keys.ts'
import { digestsOf, type KnownDigest } from './known.ts'
import { guardMembers } from './guards.ts'

const TRIAL = 4

export type Excluding = {
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly by: { readonly id: string; readonly account: string } | null
  readonly reason: string | null
}

/** Who is stopped, and whose sessions ended by it. */
export type Stopped = { readonly row: ExclusionRow; readonly sessions: readonly string[] }

/**
 * Excludes a person, in the caller's transaction: the row, what the person is known by, the same person's accounts of
 * every brand, all their sessions, and at last the wallets' guards (R6, R7, R10). After the commit call `dropSockets`.
 */
export async function excludeIn(house: House, tx: Tx, asked: Excluding): Promise<Stopped> {
  const { memberId, startsAt: now } = asked
  await lockMemberExclusions(tx, memberId)
  const row = await insertExclusion(tx, { ...asked, follows: null, matchedBy: [] })
  const sessions = [...(await endAll(house, tx, memberId, now))]
  const others: bigint[] = []
  if (asked.kind !== 'timeOut') {
    const own = await digestsOf(house, tx, memberId)
    await insertKeys(tx, row.id, own)
    for (const { id, kinds } of await sameFolk(house, tx, memberId, own)) {
      await followWith(house, tx, { row, memberId: id, kinds })
      sessions.push(...(await endAll(house, tx, id, now)))
      others.push(id)
    }
  }
  await guardMembers(tx, [memberId, ...others], now)
  return { row, sessions }
}

/** After the commit, again: a tab that came back between the end of its session and the commit is dropped too. */
export function dropSockets(house: House, sessions: readonly string[]): void {
  for (const id of sessions) house.hints.endSession(id)
}

/** A member's own time-out or exclusion; in force when it returns. */
export async function excludeOneself(
  house: House,
  memberId: bigint,
  term: Term,
  now: Date,
): Promise<ExclusionRow> {
  const { row, sessions } = await inTransaction(house.db, (tx) =>
    excludeIn(house, tx, {
      memberId,
      kind: term.kind,
      startsAt: now,
      endsAt: endOf(term, now),
      by: null,
      reason: null,
    }),
  )
  dropSockets(house, sessions)
  return row
}

async function endAll(house: House, tx: Tx, memberId: bigint, now: Date): Promise<readonly string[]> {
  const open = await openSessionsOf(tx, memberId, now)
  await endSessions(tx, memberId, { why: endedBy.exclusion, now })
  return open.map(({ id }) => id)
}

type Folk = { readonly id: bigint; readonly kinds: readonly KnownDigest['kind'][] }

/** Other accounts of the same person, of any brand, with what they share. */
async function sameFolk(
  house: House,
  tx: Tx,
  memberId: bigint,
  own: readonly KnownDigest[],
): Promise<Folk[]> {
  const mine = new Set(own.map(({ digest }) => digest))
  const found: Folk[] = []
  for (const { id } of await sameContacts(tx, memberId)) {
    const shared = (await digestsOf(house, tx, id)).filter(({ digest }) => mine.has(digest))
    if (shared.length > 0) found.push({ id, kinds: [...new Set(shared.map(({ kind }) => kind))] })
  }
  return found
}

/** The same name or telephone is the same person; the same device or bank account alone is held until somebody has looked. */
export async function followWith(
  house: House,
  tx: Tx,
  {
    row,
    memberId,
    kinds,
  }: {
    readonly row: ExclusionRow
    readonly memberId: bigint
    readonly kinds: readonly KnownDigest['kind'][]
  },
): Promise<void> {
  const member = await memberBrief(tx, memberId)
  if (!member || member.type === TRIAL) return
  const isStrong = kinds.some((kind) => strongKinds.has(kind)) && row.kind === 'self'
  await insertExclusion(tx, {
    memberId,
    kind: isStrong ? 'self' : 'match',
    startsAt: row.startsAt,
    endsAt: isStrong ? row.endsAt : null,
    by: null,
    reason: null,
    follows: row.id,
    matchedBy: kinds,
  })
}
