import type { Db, Tx } from '#db/pool.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { writtenTerms, type Terms } from '../rules/free-rounds.ts'
import { insertTerms } from '../store/grants.ts'

/**
 * Stores terms and returns their hash: SHA-256 of their canonical JSON. A reward of the kind `bonus` or `freeRounds` names it in
 * `detail.terms`.
 */
export async function keepTerms(tx: Db | Tx, terms: Terms, now: Date): Promise<string> {
  const hash = configHash(writtenTerms(terms))
  await insertTerms(tx, hash, terms, now)
  return hash
}
