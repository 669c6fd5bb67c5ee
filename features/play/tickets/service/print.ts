import { createHmac, hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PrintedSeries, PrintedTicket, Hashing, Printing } from '#game-kit/lottery/tickets/print.ts'
import { printWhole, seriesHash, ticketOf } from '#game-kit/lottery/tickets/print.ts'
import { seriesOf } from '#game-kit/lottery/tickets/proof.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import type { TicketDesign } from '#games/tickets.ts'
import type { App } from '#server/app.ts'
import { configOf, labelOf } from '../rules/tickets.ts'
import { insertSeries, nextNumber, type SaleKey, type SeriesRow } from '../store/series.ts'

/** The platform's hashing: a series of 20,000 tickets is printed in some tenths of a second. */
export const nativeHashing: Hashing = {
  hmac: (key) => (message) => createHmac('sha256', key).update(message).digest(),
  digest: (text) => hash('sha256', text),
}

/** Printed series in this process: a series of 20,000 tickets takes some 5 MB. */
const MOST_PRINTED = 12
const printed = new LRUCache<string, PrintedSeries>({ max: MOST_PRINTED })

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

/** The whole series as it was printed, from its seed; kept in memory. */
export function wholeSeries(app: App, row: Seeded): PrintedSeries {
  const known = printed.get(row.id)
  if (known) return known
  const whole = printWhole(printingOf(app, row), nativeHashing)
  printed.set(row.id, whole)
  return whole
}

/** What is under the scratch layer of a ticket. Only for a ticket that is being scratched, or was. */
export function ticketIn(app: App, row: Seeded, number: number): PrintedTicket {
  const prize = wholeSeries(app, row).prizes[number - 1] ?? BLANK
  return ticketOf(printingOf(app, row), { number, prize }, nativeHashing)
}

/** Prints the next series of a design and publishes its hashes. Nothing of it is sold before. */
export async function printNext(app: App, design: TicketDesign, key: SaleKey): Promise<boolean> {
  const number = await nextNumber(app.db, key)
  const seed = newServerSeed()
  const label = labelOf(design.theme, key.isDemo, number)
  const config = configOf(design)
  const hashed = configHash(config)
  const { root } = printWhole({ seed, label, series: design.series }, nativeHashing)
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
  })
}
