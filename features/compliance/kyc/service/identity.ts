import type { Db, Tx } from '#db/pool.ts'
import { dayIn } from '#kit/day.ts'
import { isSameName } from '#kit/names/bank-name.ts'
import { levelOf } from '../rules/id-documents.ts'
import { requestOf } from '../store/facts.ts'
import { checksOf } from '../store/id-documents.ts'

type Whom = {
  readonly memberId: bigint
  readonly payeeName: string | null
  /** The brand's zone. */
  readonly zone: string
  readonly now: Date
}

/** A member's verification for a reviewer: the level, an open request, and whether the newest verified document has the payee's name. */
export async function identityOf(reader: Db | Tx, { memberId, payeeName, zone, now }: Whom) {
  const [checks, request] = await Promise.all([checksOf(reader, memberId), requestOf(reader, memberId)])
  const level = levelOf(checks, dayIn(zone, now))
  const name = checks.find(({ state }) => state === 'approved')?.nameOnPaper ?? null
  return {
    level,
    isRequested: request !== null && level !== 'proved',
    isSameName: name === null || payeeName === null ? null : isSameName(name, payeeName),
  }
}
