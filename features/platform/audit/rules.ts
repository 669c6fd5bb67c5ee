// The audit trail is a chain: each entry's hash is taken over the entry before and its own words, so that an entry cannot
// be changed, removed, moved or added later without a break that shows where (B3). A chain rewritten whole from some
// entry on is whole in itself; it is found by a seal: an end of the chain that was signed and kept outside earlier.
// Example: entries 1 2 3 with entry 2 deleted are read as 1 3: entry 2 is missing, and 3 does not link to 1.

/** What is wrong at one place. Seals speak of the entry that they sealed. */
export type Finding = {
  readonly kind:
    | 'edited' // the words do not give the stored hash
    | 'unlinked' // does not name the hash of the entry before it
    | 'missing' // no entry has this place
    | 'unchained' // entries that were never given a place
    | 'truncated' // the chain ends before a place it had reached
    | 'rewritten' // a sealed entry has another hash now
    | 'forgedSeal' // the seal's signature is not ours
  readonly seq: bigint
}

/** The end of a chain: its last place and hash, as hexadecimal text. */
export type Link = { readonly seq: bigint; readonly hash: string }

export const START: Link = { seq: 0n, hash: '0'.repeat(64) }

/** An entry as the proof reads it; `digest` is what its words and `previous` really give. */
export type Entry = Link & { readonly previous: string; readonly digest: string }

/** Most findings that are told; whoever cut a million entries needs no list of them. */
export const MOST_FINDINGS = 50

/** What is wrong with an entry that comes after `before`. */
export function checkEntry(before: Link, entry: Entry): Finding[] {
  const findings: Finding[] = []
  for (let seq = before.seq + 1n; seq < entry.seq && findings.length < MOST_FINDINGS; seq += 1n)
    findings.push({ kind: 'missing', seq })
  if (entry.previous !== before.hash) findings.push({ kind: 'unlinked', seq: entry.seq })
  if (entry.digest !== entry.hash) findings.push({ kind: 'edited', seq: entry.seq })
  return findings
}

/** What is wrong between the last entry found and where the database says the chain ends. */
export function checkEnd(last: Link, head: Link): Finding[] {
  if (last.seq < head.seq) return [{ kind: 'truncated', seq: last.seq + 1n }]
  if (last.seq > head.seq) return [{ kind: 'rewritten', seq: head.seq + 1n }]
  return last.hash === head.hash ? [] : [{ kind: 'rewritten', seq: last.seq }]
}

export type Seal = Link & {
  readonly isOurs: boolean
  /** The hash that the entry of this place has today; null: there is none. */
  readonly now: string | null
}

/** What a seal kept outside tells about the chain of today. */
export function checkSeal(seal: Seal): Finding[] {
  if (!seal.isOurs) return [{ kind: 'forgedSeal', seq: seal.seq }]
  if (seal.now === null) return [{ kind: 'truncated', seq: seal.seq }]
  return seal.now === seal.hash ? [] : [{ kind: 'rewritten', seq: seal.seq }]
}
