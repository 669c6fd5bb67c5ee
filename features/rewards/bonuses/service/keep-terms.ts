import type { Db, Tx } from '#db/pool.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { isFreeRounds, type Terms } from '../rules/free-rounds.ts'
import { insertTerms } from '../store/grants.ts'

/**
 * Stores terms and returns their hash: SHA-256 of their canonical JSON. A reward of the kind `bonus` or `freeRounds` names it in
 * `detail.terms`.
 */
export async function keepTerms(tx: Db | Tx, terms: Terms, now: Date): Promise<string> {
  const hash = configHash(written(terms))
  await insertTerms(tx, hash, terms, now)
  return hash
}

/** As it is stored: what is left out is not written, so terms from before free bets keep their hash. */
function written(terms: Terms) {
  if (!isFreeRounds(terms)) return terms
  const { isFreeBet, ...rest } = terms
  return isFreeBet ? { ...rest, isFreeBet } : rest
}
