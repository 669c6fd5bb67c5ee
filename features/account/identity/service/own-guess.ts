import type { Db, Tx } from '#db/pool.ts'
import { isPassword } from '../passwords.ts'
import { ownBucket } from '../rules/budget.ts'
import { returnGuess, takeGuessNow } from '../store/budget.ts'

export type OwnGuess =
  { readonly isRight: boolean } | { readonly isRight: false; readonly retryAfterSeconds: number }

/**
 * Whether this is a member's own password, asked inside a session. Wrong attempts are counted to limit guessing from a hijacked session
 * (A5). Pass the database, not a transaction that may roll back.
 */
export async function guessOwn(
  reader: Db | Tx,
  { kind, memberId, stored }: { kind: 'login' | 'payment'; memberId: bigint; stored: string | null },
  password: string,
): Promise<OwnGuess> {
  const bucket = ownBucket(kind, memberId)
  const retryAfterSeconds = await takeGuessNow(reader, bucket)
  if (retryAfterSeconds !== null) return { isRight: false, retryAfterSeconds }
  const isRight = await isPassword(stored, password)
  if (isRight) await returnGuess(reader, [bucket])
  return { isRight }
}
