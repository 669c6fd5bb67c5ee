/**
 * A Merkle tree over texts: one published hash commits to all of them, and each can be shown to belong to it without showing the others.
 * A parent is the digest of its two children's hexadecimal texts; where a level has an odd number, its last hash moves up unchanged. The
 * leaves' own texts must not be 128 hexadecimal digits, so that no leaf can be read as a parent.
 *
 * Example: with the leaf hashes a, b, c the root is H(H(a b) c); the path of c is one step, H(a b) on the left.
 */

/** The digest of a text as hexadecimal text. */
export type Digest = (text: string) => string

/** One step from a leaf to the root: the hash beside it, and on which side that one is. */
export interface PathStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** All levels of the tree, leaves first; the last has the root only. Throws without leaves. */
export function merkleLevels(leaves: readonly string[], digest: Digest): readonly (readonly string[])[] {
  if (leaves.length === 0) throw new RangeError('merkle: no leaves')
  const levels: (readonly string[])[] = [leaves]
  let level = leaves
  while (level.length > 1) {
    const above: string[] = []
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] ?? ''
      const right = level[at + 1]
      above.push(right === undefined ? left : digest(left + right))
    }
    levels.push(above)
    level = above
  }
  return levels
}

export const merkleRoot = (levels: readonly (readonly string[])[]): string => levels.at(-1)?.[0] ?? ''

/** The path of the leaf at `index`, from its own level up. */
export function merklePath(levels: readonly (readonly string[])[], index: number): readonly PathStep[] {
  const path: PathStep[] = []
  let at = index
  for (const level of levels.slice(0, -1)) {
    const isLeft = at % 2 === 0
    const beside = level[isLeft ? at + 1 : at - 1]
    if (beside !== undefined) path.push({ side: isLeft ? 'right' : 'left', hash: beside })
    at = Math.floor(at / 2)
  }
  return path
}

/** The root that a leaf's hash and its path lead to. */
export const rootOfPath = (leaf: string, path: readonly PathStep[], digest: Digest): string =>
  path.reduce((own, { side, hash }) => digest(side === 'left' ? hash + own : own + hash), leaf)
