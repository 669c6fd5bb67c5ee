import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Db } from '#db/pool.ts'
import { sameText, type Vault } from '#server/vault.ts'
import {
  checkEnd,
  checkEntry,
  checkSeal,
  MOST_FINDINGS,
  START,
  type Entry,
  type Finding,
  type Link,
} from '../rules.ts'
import { entriesAfter, hashAt, headOf, unchainedCount, type StoredEntry } from '../store.ts'

const BATCH = 5_000 // entries read at a time: about 5 MB, regardless of the chain's length

/** The result of verifying the chain. No findings: intact. */
export type AuditCheck = {
  readonly entries: bigint
  readonly end: Link
  readonly findings: readonly Finding[]
  readonly tookMs: number
}

/** A signed end of the chain, to be kept where the database administrator cannot reach it. */
export type SignedHead = {
  readonly seq: string
  readonly hash: string
  readonly at: string
  readonly signature: string
}

const HeadFile = z.object({
  seq: z.string().check(z.regex(/^\d{1,19}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  at: z.string(),
  signature: z.string(),
})

const FILE = 'audit-head.json'

function digestOf({ previous, words }: StoredEntry): string {
  return hash('sha256', Buffer.concat([previous, Buffer.from(words)]), 'hex')
}

export type CheckTools = {
  readonly vault: Vault
  /** Signed ends of the chain kept earlier. */
  readonly seals?: readonly SignedHead[]
  /** A clock in milliseconds, for measuring the duration. */
  readonly nowMs: () => number
}

/**
 * Verifies the whole chain from its first entry, and against the given seals (B3). Reads in batches without a lock: entries added
 * in the meantime are verified with the rest or the next time.
 */
export async function checkAudit(db: Db, { vault, seals = [], nowMs }: CheckTools): Promise<AuditCheck> {
  const startedMs = nowMs()
  const { add, findings } = finder()
  const { end, entries } = await walk(db, START, add)
  if ((await unchainedCount(db)) > 0n) add([{ kind: 'unchained', seq: 0n }])
  for (const seal of seals) add(await sealFindings(db, vault, seal))
  return { entries, end, findings, tookMs: Math.round(nowMs() - startedMs) }
}

type Add = (found: readonly Finding[]) => void

function finder(): { readonly add: Add; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  return { findings, add: (found) => void findings.push(...found.slice(0, MOST_FINDINGS - findings.length)) }
}

async function endOf(db: Db): Promise<Link | null> {
  const head = await headOf(db)
  return head && { seq: head.seq, hash: head.hash.toString('hex') }
}

/** Follows the chain from a link to its end, which must be the one stored in the database, before or after the walk. */
async function walk(db: Db, from: Link, add: Add): Promise<{ readonly end: Link; readonly entries: bigint }> {
  const earlier = await endOf(db)
  let end = from
  let atEarlier = from
  let entries = 0n
  for (let isMore = true; isMore;) {
    const batch = await entriesAfter(db, end.seq, BATCH)
    for (const stored of batch) {
      const entry = linkOf(stored)
      add(checkEntry(end, entry))
      end = { seq: entry.seq, hash: entry.hash }
      if (earlier && entry.seq <= earlier.seq) atEarlier = end
      entries += 1n
    }
    isMore = batch.length === BATCH
  }
  const later = await endOf(db)
  if (!earlier || !later) add([{ kind: 'truncated', seq: 0n }])
  else {
    add(checkEnd(atEarlier, earlier))
    if (end.seq > later.seq) add([{ kind: 'rewritten', seq: later.seq + 1n }]) // an end set back, its entries left
  }
  return { end, entries }
}

function linkOf(stored: StoredEntry): Entry {
  const own = stored.hash.toString('hex')
  return { seq: stored.seq, hash: own, previous: stored.previous.toString('hex'), digest: digestOf(stored) }
}

async function sealFindings(db: Db, vault: Vault, seal: SignedHead): Promise<Finding[]> {
  const seq = BigInt(seal.seq)
  const now = seq === 0n ? START.hash : await hashAt(db, seq)
  return checkSeal({ seq, hash: seal.hash, isOurs: isOurs(vault, seal), now })
}

function signedText({ seq, hash, at }: Omit<SignedHead, 'signature'>): string {
  return `audit-head:${seq}:${hash}:${at}`
}

function isOurs(vault: Vault, seal: SignedHead): boolean {
  return sameText(vault.sign('audit-head', signedText(seal)), seal.signature)
}

export type Sealed = { readonly seal: SignedHead | null; readonly findings: readonly Finding[] }

/**
 * Verifies what was added since the last seal, then signs the end of the chain and stores it beside the data; the operator copies the
 * file off the host. A broken chain is not sealed: the old seal is the evidence.
 */
export async function sealAudit(
  db: Db,
  { vault, dataDir, now }: { vault: Vault; dataDir: string; now: Date },
): Promise<Sealed> {
  const { add, findings } = finder()
  const [kept] = storedSeals(dataDir)
  if (kept) add(await sealFindings(db, vault, kept))
  if (findings.length) return { seal: null, findings }
  const { end } = await walk(db, kept ? { seq: BigInt(kept.seq), hash: kept.hash } : START, add)
  if (findings.length) return { seal: null, findings }
  const words = { seq: end.seq.toString(), hash: end.hash, at: now.toISOString() }
  const seal = { ...words, signature: vault.sign('audit-head', signedText(words)) }
  const file = join(dataDir, FILE)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(seal, null, 2)}\n`)
  renameSync(`${file}.new`, file) // a reader sees the old seal or the new one, never half of one
  return { seal, findings: [] }
}

/** The seal stored beside the data, or none if there is none yet. Throws if the file is not a seal. */
export function storedSeals(dataDir: string): SignedHead[] {
  return readSeal(join(dataDir, FILE))
}

/** Reads a seal from a file, for example one kept externally. */
export function readSeal(file: string): SignedHead[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  return [z.parse(HeadFile, JSON.parse(text))]
}
