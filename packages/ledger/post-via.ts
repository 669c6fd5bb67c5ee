import type pg from 'pg'
import type { Tx } from '#db/pool.ts'
import type { TypeOids } from './core/encode.ts'
import type { Entry } from './core/entry.ts'
import { createFacts } from './core/facts.ts'
import { post, type Remembered } from './posting.ts'
import type { LedgerItem, PostResult } from './types.ts'

type Post = (tx: Tx, items: readonly LedgerItem[]) => Promise<PostResult[]>

const known = new WeakMap<pg.Pool, Post>()

/**
 * `post` with cached books and house accounts, for callers that post all day. They are learned after a posting that had to query, in
 * separate statements, so that nothing of a rolled-back transaction is cached.
 */
export function postVia(pool: pg.Pool): Post {
  const before = known.get(pool)
  if (before) return before
  const remembered = createMemory(pool)
  const via: Post = (tx, items) => post(tx, items, { remembered })
  known.set(pool, via)
  return via
}

function createMemory(pool: pg.Pool): Remembered {
  const facts = createFacts(pool)
  /** Posting kinds that this database already knows. */
  const declared = new Set<number>()
  let oids: TypeOids | null = null
  return {
    find(entries: readonly Entry[]) {
      if (oids === null || !entries.every(({ kind }) => declared.has(kind))) return null
      const placed = facts.known(entries)
      return placed && { placed, oids }
    },
    learn(entries, { purse, entry }) {
      // not awaited: the caller's transaction is still open, and a house account that it opens is locked until it ends
      facts.place(entries).then(
        () => {
          oids = { purse, entry }
          for (const { kind } of entries) declared.add(kind)
        },
        () => undefined, // the database was unavailable: the next posting looks it up again
      )
    },
  }
}
