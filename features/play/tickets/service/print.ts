import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Hashing } from '#kit/sha/hashing.ts'
import type { PrintedSeries, PrintedTicket, Printing } from '#game-kit/lottery/tickets/print.ts'
import { printPrizes, printWhole, seriesHash, ticketOf } from '#game-kit/lottery/tickets/print.ts'
import { seriesOf } from '#game-kit/lottery/tickets/proof.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { merkleLevels } from '#kit/sha/merkle.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import type { TicketDesign } from '#games/tickets.ts'
import type { App } from '#server/app.ts'
import { nativeHmac } from '#features/play/rounds/public.ts'
import { configOf, labelOf } from '../rules/tickets.ts'
import { insertSeries, leavesOf, nextNumber, type SaleKey, type SeriesRow } from '../store/series.ts'

/** The platform's hashing: a series of 20,000 tickets is printed in about a second. */
export const nativeHashing: Hashing = { hmac: nativeHmac, digest: (text) => hash('sha256', text) }

/** Series in this process: their prizes take a byte a ticket, their trees some 5 MB each. */
const prizesOfSeries = new LRUCache<string, Uint8Array>({ max: 100 })
const trees = new LRUCache<string, Levels>({ max: 6 })
type Levels = PrintedSeries['levels']

const HASH_BYTES = 32

type Seeded = Pick<SeriesRow, 'id' | 'label' | 'config' | 'seed'>

/** The seed of a series in plain text: it may be shown only once it is revealed. */
export function plainSeed(app: App, { seed }: Pick<SeriesRow, 'seed'>): string {
  return app.vault.open('server-seed', seed)
}

function printingOf(app: App, row: Seeded): Printing {
  const series = seriesOf(row.config)
  if (!series) throw new Error(`tickets: the configuration of ${row.label} is not one of a series`)
  return { seed: plainSeed(app, row), label: row.label, series }
}

function prizesOf(app: App, row: Seeded): Uint8Array {
  const known = prizesOfSeries.get(row.id)
  if (known) return known
  const prizes = printPrizes(printingOf(app, row), nativeHashing)
  prizesOfSeries.set(row.id, prizes)
  return prizes
}

/** What is under the scratch layer of a ticket. Only for a ticket that is being scratched, or was. */
export function ticketIn(app: App, row: Seeded, number: number): PrintedTicket {
  const prize = prizesOf(app, row)[number - 1] ?? BLANK
  return ticketOf(printingOf(app, row), { number, prize }, nativeHashing)
}

/** The tree of the tickets' hashes, for the path of one. */
export async function treeOf(app: App, row: Seeded): Promise<Levels> {
  const known = trees.get(row.id)
  if (known) return known
  const leaves = await leavesOf(app.db, row.id)
  const levels = leaves
    ? merkleLevels(hashesIn(leaves), nativeHashing.digest)
    : printWhole(printingOf(app, row), nativeHashing).levels
  trees.set(row.id, levels)
  return levels
}

const hashesIn = (leaves: Buffer): readonly string[] =>
  Array.from({ length: leaves.length / HASH_BYTES }, (_, at) =>
    leaves.toString('hex', at * HASH_BYTES, (at + 1) * HASH_BYTES),
  )

/** Prints the next series of a design and publishes its hashes. Nothing of it is sold before. */
export async function printNext(app: App, design: TicketDesign, key: SaleKey): Promise<boolean> {
  const number = await nextNumber(app.db, key)
  const seed = newServerSeed()
  const label = labelOf(design.theme, key.isDemo, number)
  const config = configOf(design)
  const hashed = configHash(config)
  const { root, levels } = printWhole({ seed, label, series: design.series }, nativeHashing)
  return insertSeries(app.db, {
    ...key,
    number,
    label,
    config,
    configHash: hashed,
    size: design.series.size,
    commitment: commitmentOf(seed),
    seriesHash: seriesHash({ label, configHash: hashed, root }, nativeHashing),
    seed: Buffer.from(app.vault.close('server-seed', seed)),
    leaves: Buffer.from((levels[0] ?? []).join(''), 'hex'),
  })
}
