import type { Chance } from '#kit/chance.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { hex, utf8 } from '#kit/sha/bytes.ts'
import { portableHashing, type Hashing } from '#kit/sha/hashing.ts'
import { merkleLevels, merkleRoot } from '#kit/sha/merkle.ts'
import { printSeries, scratchFields } from './tickets.ts'
import type { TicketSeries } from './tickets.ts'

/**
 * A printed series of instant tickets and its commitment. One secret seed determines it:
 *
 * - the prizes of all tickets: `printSeries` with the fair stream of (seed, label, nonce 0);
 * - the nine fields of ticket n, from 1: `scratchFields` with the stream of (seed, label, nonce n);
 * - the salt of ticket n: HMAC-SHA256 with the seed over `label:n:salt`, so that a ticket's hash does not give its prize away.
 *
 * The hash of a ticket is SHA-256 of `label|n|prize|fields|salt` (prize and fields as numbers, 255 for none; fields joined by commas).
 * Published before the first sale: SHA-256 of the seed, and the series hash, SHA-256 of `fairhouse tickets label configHash root`, with
 * the Merkle root (#kit/sha/merkle.ts) of the ticket hashes in the order of their numbers.
 */
export interface Printing {
  /** 64 hexadecimal digits. */
  readonly seed: string
  /** Names the series: "KOI-000001". */
  readonly label: string
  readonly series: TicketSeries
}

/** What one ticket is: enough to compute its hash. */
export interface PrintedTicket {
  /** From 1. */
  readonly number: number
  /** Index of its prize, or `BLANK`. */
  readonly prize: number
  readonly fields: readonly number[]
  readonly salt: string
}

export interface PrintedSeries {
  readonly prizes: Uint8Array
  /** The Merkle tree of the tickets' hashes, leaves first. */
  readonly levels: readonly (readonly string[])[]
  readonly root: string
}

const streamOf = ({ seed, label }: Printing, nonce: number, { hmac }: Hashing): Chance =>
  fairChance({ serverSeed: seed, clientSeed: label, nonce }, hmac)

export const ticketHash = (label: string, ticket: PrintedTicket, { digest }: Hashing): string => {
  const { number, prize, fields, salt } = ticket
  return digest(`${label}|${number}|${prize}|${fields.join(',')}|${salt}`)
}

/** What is published of a series before its first sale. */
export const seriesHash = (
  { label, configHash, root }: { readonly label: string; readonly configHash: string; readonly root: string },
  { digest }: Hashing,
): string => digest(`fairhouse tickets ${label} ${configHash} ${root}`)

/** One ticket of the series whose prizes are known. */
export function ticketOf(
  printing: Printing,
  { number, prize }: { readonly number: number; readonly prize: number },
  hashing: Hashing = portableHashing,
): PrintedTicket {
  const fields = scratchFields(prize, printing.series.prizes.length, streamOf(printing, number, hashing))
  const keyed = hashing.hmac(utf8(printing.seed))
  return { number, prize, fields, salt: hex(keyed(utf8(`${printing.label}:${number}:salt`))) }
}

/** The prizes of all tickets in the order of their numbers: a small part of the work of the whole series. */
export const printPrizes = (printing: Printing, hashing: Hashing = portableHashing): Uint8Array =>
  printSeries(printing.series, streamOf(printing, 0, hashing))

/** Prints the whole series: some microseconds a ticket with the platform's hashing, some tens with the portable one. */
export function printWhole(printing: Printing, hashing: Hashing = portableHashing): PrintedSeries {
  const prizes = printPrizes(printing, hashing)
  const leaves = Array.from(prizes, (prize, at) =>
    ticketHash(printing.label, ticketOf(printing, { number: at + 1, prize }, hashing), hashing),
  )
  const levels = merkleLevels(leaves, hashing.digest)
  return { prizes, levels, root: merkleRoot(levels) }
}
