import type { Kysely, Transaction } from 'kysely'

type Db = Kysely<unknown>
type Tx = Transaction<unknown>

/** Runs every outermost transaction of this process; for tracing. */
export type TransactionWrap = <T>(run: () => Promise<T>) => Promise<T>

type Watch = { readonly isCounting: boolean; readonly wrap: TransactionWrap | null }

/** Null unless metrics or traces are on: then a transaction costs one comparison more. */
let watch: Watch | null = null

/** Work to do after the commit, by open transaction. */
const waiting = new WeakMap<Tx, (() => void)[]>()

/** Turns on `afterCommit` and wraps transactions; null turns both off. Once per process, at its start. */
export function watchTransactions(now: Watch | null): void {
  watch = now
}

/** Whether a transaction must be run by `runWatched`. */
export function isWatched(): boolean {
  return watch !== null
}

/** Runs a transaction, then what `afterCommit` collected in it; a rolled-back one does nothing of it. */
export async function runWatched<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const after: (() => void)[] = []
  const run = () =>
    db.transaction().execute((tx) => {
      if (watch?.isCounting) waiting.set(tx, after)
      return work(tx)
    })
  const result = await (watch?.wrap ? watch.wrap(run) : run())
  for (const each of after) each()
  return result
}

/** Calls `work` once this transaction has committed; never if it rolls back. Does nothing unless transactions are watched. */
export function afterCommit(tx: Tx, work: () => void): void {
  waiting.get(tx)?.push(work)
}

/** How much is waiting now; `forgetSince` drops what a rolled-back savepoint added. */
export function waitingIn(tx: Tx): number {
  return waiting.get(tx)?.length ?? 0
}

export function forgetSince(tx: Tx, mark: number): void {
  const after = waiting.get(tx)
  if (after) after.length = mark
}
