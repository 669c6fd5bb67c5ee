// The audit log is a hash chain: each entry's hash covers the previous entry and its own content, so that a changed, removed, moved or
// inserted entry breaks the chain at a visible place (B3). A chain rewritten completely from some entry on is consistent; it is detected
// by a seal: an end of the chain that was signed and kept outside earlier. Example: entries 1 2 3 with entry 2 deleted are read as 1 3:
// entry 2 is missing, and 3 does not link to 1.

/** A fault at one place. For seals, the entry that they sealed. */
export type Finding = {
  readonly kind:
    | 'edited' // the content does not match the stored hash
    | 'unlinked' // does not contain the hash of the entry before it
    | 'missing' // no entry has this position
    | 'unchained' // entries that were never given a position
    | 'truncated' // the chain ends before a position it had reached
    | 'rewritten' // a sealed entry has a different hash now
    | 'forgedSeal' // the seal's signature is not ours
  readonly seq: bigint
}

/** The end of a chain: its last position and hash, as hexadecimal text. */
export type Link = { readonly seq: bigint; readonly hash: string }

export const START: Link = { seq: 0n, hash: '0'.repeat(64) }

/** An entry as verified; `digest` is the hash recomputed from its content and `previous`. */
export type Entry = Link & { readonly previous: string; readonly digest: string }

/** Maximum number of reported findings. */
export const MOST_FINDINGS = 50

/** Faults of an entry that follows `before`. */
export function checkEntry(before: Link, entry: Entry): Finding[] {
  const findings: Finding[] = []
  for (let seq = before.seq + 1n; seq < entry.seq && findings.length < MOST_FINDINGS; seq += 1n)
    findings.push({ kind: 'missing', seq })
  if (entry.previous !== before.hash) findings.push({ kind: 'unlinked', seq: entry.seq })
  if (entry.digest !== entry.hash) findings.push({ kind: 'edited', seq: entry.seq })
  return findings
}

/** Faults between the last entry found and the end stored in the database. */
export function checkEnd(last: Link, head: Link): Finding[] {
  if (last.seq < head.seq) return [{ kind: 'truncated', seq: last.seq + 1n }]
  if (last.seq > head.seq) return [{ kind: 'rewritten', seq: head.seq + 1n }]
  return last.hash === head.hash ? [] : [{ kind: 'rewritten', seq: last.seq }]
}

export type Seal = Link & {
  readonly isOurs: boolean
  /** The hash of the entry at this position; null if there is none. */
  readonly now: string | null
}

/** Compares an external seal with the chain. */
export function checkSeal(seal: Seal): Finding[] {
  if (!seal.isOurs) return [{ kind: 'forgedSeal', seq: seal.seq }]
  if (seal.now === null) return [{ kind: 'truncated', seq: seal.seq }]
  return seal.now === seal.hash ? [] : [{ kind: 'rewritten', seq: seal.seq }]
}
