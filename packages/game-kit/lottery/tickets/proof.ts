import { commitmentOf } from '#kit/chance-fair.ts'
import { portableHashing, type Hashing } from '#kit/sha/hashing.ts'
import { rootOfPath } from '#kit/sha/merkle.ts'
import type { PathStep } from '#kit/sha/merkle.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { anyJson, isRecord } from '#game-kit/schema.ts'
import type { Json } from '#game-kit/schema.ts'
import { printWhole, seriesHash, ticketHash } from './print.ts'
import type { PrintedTicket } from './print.ts'
import { BLANK, FIELDS, ticketSeries } from './tickets.ts'

/** What is published of a scratched ticket: it leads to the hash that was published before the first sale. */
export interface TicketRecord extends PrintedTicket {
  readonly tickets: 'ticket'
  readonly label: string
  /** The series as it was published: size, prizes, prices. */
  readonly config: Json
  readonly configHash: string
  readonly seriesHash: string
  readonly path: readonly PathStep[]
}

/** What is published of a series whose sale is over: its seed, and what each sold ticket was paid as. */
export interface SeriesRecord {
  readonly tickets: 'series'
  readonly label: string
  readonly config: Json
  readonly configHash: string
  /** SHA-256 of the seed. */
  readonly commitment: string
  readonly seriesHash: string
  readonly seed: string
  /** Sold tickets in the order of their numbers, from 1: index of the prize paid, `BLANK` for none. */
  readonly paid: readonly number[]
}

/** Everything in which a record differs from what was published; empty: it is as printed. Never throws for readable records. */
export function ticketDifferences(record: TicketRecord, hashing: Hashing = portableHashing): string[] {
  const { label, prize, fields, path } = record
  const leaf = ticketHash(label, record, hashing)
  const root = rootOfPath(leaf, path, hashing.digest)
  const shown = record.fields.filter((field) => field === prize).length
  const isWon = fields.some(
    (field, at) => field !== BLANK && fields.indexOf(field) === at && countIn(fields, field) >= 3,
  )
  return [
    ...differs('configuration hash', record.configHash, configHash(record.config)),
    ...differs(
      'series hash',
      record.seriesHash,
      seriesHash({ label, configHash: record.configHash, root }, hashing),
    ),
    ...(fields.length === FIELDS && (prize === BLANK ? !isWon : shown === 3)
      ? []
      : ['fields: they do not show the prize']),
  ]
}

const countIn = (fields: readonly number[], field: number): number =>
  fields.filter((each) => each === field).length

/** Prints the series again from its revealed seed and compares every ticket that was sold. */
export function seriesDifferences(record: SeriesRecord, hashing: Hashing = portableHashing): string[] {
  const { label, seed, config } = record
  const series = seriesOf(config)
  if (!series) return ['configuration: not a series of tickets']
  const { prizes, root } = printWhole({ seed, label, series }, hashing)
  const wrong = record.paid.findIndex((prize, at) => prize !== prizes[at])
  return [
    ...differs('configuration hash', record.configHash, configHash(config)),
    ...differs('seed commitment', record.commitment, commitmentOf(seed)),
    ...differs(
      'series hash',
      record.seriesHash,
      seriesHash({ label, configHash: record.configHash, root }, hashing),
    ),
    ...(record.paid.length > series.size ? ['tickets: more were sold than printed'] : []),
    ...(wrong < 0
      ? []
      : [`ticket ${wrong + 1}: paid as ${record.paid[wrong] ?? ''}, printed as ${prizes[wrong] ?? ''}`]),
  ]
}

/** Size and prizes of a published configuration, or null. */
export function seriesOf(config: Json) {
  if (!isRecord(config)) return null
  const read = ticketSeries.parse({ size: config['size'], prizes: config['prizes'] })
  return read.ok ? read.value : null
}

const differs = (what: string, stored: string, computed: string): string[] =>
  stored === computed ? [] : [`${what}: stored ${stored}, computed ${computed}`]

const HASH = /^[0-9a-f]{64}$/
const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value)
const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000

/** Reads an exported record of a ticket or a series; null for anything else. */
export function readTicketFile(json: unknown): TicketRecord | SeriesRecord | null {
  if (!isRecord(json)) return null
  const { tickets, label, configHash: hash, seriesHash: published } = json
  const config = anyJson.parse(json['config'])
  if (typeof label !== 'string' || !isHash(hash) || !isHash(published) || !config.ok) return null
  const base = { label, config: config.value, configHash: hash, seriesHash: published }
  if (tickets === 'ticket') {
    const { number, prize, fields, salt, path } = json
    if (!isIndex(number) || !isIndex(prize) || !isHash(salt) || !isList(fields, isIndex)) return null
    return isList(path, isStep) ? { tickets, ...base, number, prize, fields, salt, path } : null
  }
  if (tickets !== 'series') return null
  const { commitment, seed, paid } = json
  if (!isHash(commitment) || !isHash(seed) || !isList(paid, isIndex)) return null
  return { tickets, ...base, commitment, seed, paid }
}

const isList = <T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] =>
  Array.isArray(value) && value.every((each) => is(each))

const isStep = (value: unknown): value is PathStep =>
  isRecord(value) && (value['side'] === 'left' || value['side'] === 'right') && isHash(value['hash'])
