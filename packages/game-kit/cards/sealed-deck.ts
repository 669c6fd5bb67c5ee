import { fairChance } from '#kit/chance-fair.ts'
import { hex, utf8 } from '#kit/sha/bytes.ts'
import { portableHashing, type Hashing } from '#kit/sha/hashing.ts'
import { merkleLevels, merklePath, merkleRoot, rootOfPath, type PathStep } from '#kit/sha/merkle.ts'
import { DECK } from './cards.ts'

/**
 * A deck for card rooms, where players keep cards that the others may never see. Revealing a seed would expose folded hands, so the server
 * commits to each place of its shuffled deck with a salted hash and publishes their Merkle root before it knows the players' seeds. The
 * players' seeds then cut the deck: they decide which place is dealt when. A card is proved by its place's path to the root, without the
 * others.
 *
 * - order of the server's deck: `shuffle(52)` of the fair stream of (server seed, label, nonce 0);
 * - salt of place p: HMAC-SHA256 with the server seed over `label:p:salt`; leaf: SHA-256 of `label|p|card|salt`;
 * - the n-th card dealt is the card at place `cut[n]`; cut: `shuffle(52)` of the fair stream of (SHA-256 of `root|seed 1|seed 2…`, label,
 *   nonce 1), with the seeds in the order of the seats.
 */
export interface SealedDeck {
  /** Names the hand: room and number. */
  readonly label: string
  readonly order: readonly number[]
  readonly levels: readonly (readonly string[])[]
  readonly root: string
}

/** A card with what shows that it stood at this place of the sealed deck. */
export interface OpenedCard {
  readonly place: number
  readonly card: number
  readonly salt: string
  readonly path: readonly PathStep[]
}

/** Shuffles and seals. `serverSeed`: 64 hexadecimal digits, used for this hand only and kept for audits. */
export function sealDeck(serverSeed: string, label: string, hashing: Hashing = portableHashing): SealedDeck {
  const order = [...fairChance({ serverSeed, clientSeed: label, nonce: 0 }, hashing.hmac).shuffle(DECK)]
  const leaves = order.map((card, place) =>
    leafOf(label, { place, card, salt: saltOf(serverSeed, label, place, hashing) }, hashing),
  )
  const levels = merkleLevels(leaves, hashing.digest)
  return { label, order, levels, root: merkleRoot(levels) }
}

/** The places in the order in which they are dealt. Anyone can compute it from what is public. */
export function cutOf(
  root: string,
  label: string,
  playerSeeds: readonly string[],
  hashing: Hashing = portableHashing,
): readonly number[] {
  const serverSeed = hashing.digest([root, ...playerSeeds].join('|'))
  return [...fairChance({ serverSeed, clientSeed: label, nonce: 1 }, hashing.hmac).shuffle(DECK)]
}

/** The cards in the order in which they are dealt: secret. */
export function dealtOrder(deck: SealedDeck, cut: readonly number[]): readonly number[] {
  return cut.map((place) => deck.order[place] ?? 0)
}

/** Opens one place of the deck for those who may see its card. */
export function openCard(
  serverSeed: string,
  deck: SealedDeck,
  place: number,
  hashing: Hashing = portableHashing,
): OpenedCard {
  const card = deck.order[place]
  if (card === undefined) throw new RangeError(`no place ${place} in a deck`)
  return {
    place,
    card,
    salt: saltOf(serverSeed, deck.label, place, hashing),
    path: merklePath(deck.levels, place),
  }
}

/** Whether an opened card is the one that was sealed at its place. */
export function isAsSealed(
  root: string,
  label: string,
  opened: OpenedCard,
  hashing: Hashing = portableHashing,
): boolean {
  return rootOfPath(leafOf(label, opened, hashing), opened.path, hashing.digest) === root
}

function leafOf(label: string, { place, card, salt }: Omit<OpenedCard, 'path'>, { digest }: Hashing): string {
  return digest(`${label}|${place}|${card}|${salt}`)
}

function saltOf(serverSeed: string, label: string, place: number, { hmac }: Hashing): string {
  return hex(hmac(utf8(serverSeed))(utf8(`${label}:${place}:salt`)))
}
