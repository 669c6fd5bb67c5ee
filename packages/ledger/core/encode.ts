import { OP, type Entry } from './entry.ts'
import type { Plan, Purse, Sent } from './plan.ts'
import * as wire from './wire.ts'

/** OIDs of our own types in one database; queried once per session. */
export type TypeOids = { readonly purse: number; readonly entry: number }

export const TYPE_OIDS_SQL = `'ledger_purse'::regtype::oid::int as purse, 'ledger_entry'::regtype::oid::int as entry`

/** More than any wallet can have available: forces its items to be processed individually. */
const BEYOND = 2n ** 63n - 1n
const PURSE_FIELDS = 14
const ENTRY_FIELDS = 32
/** Buffer space for a wallet's sums, and for the non-text fields of an entry. */
const PURSE_BYTES = 8 + PURSE_FIELDS * 24
const ENTRY_BYTES = 8 + ENTRY_FIELDS * 24

function writePurse(purse: Purse): void {
  wire.room(PURSE_BYTES)
  wire.int(0)
  const start = wire.place()
  wire.int(PURSE_FIELDS)
  wire.int4Field(purse.place)
  wire.int4Field(purse.book)
  wire.int8Field(purse.id)
  wire.int8Field(purse.isPlain ? purse.need : BEYOND)
  wire.int8Field(purse.net)
  wire.int4Field(purse.lines)
  wire.int8Field(purse.loss)
  wire.int8Field(purse.stake)
  wire.int8Field(purse.win)
  wire.int8Field(purse.most)
  wire.int8Field(purse.deposit)
  wire.uuidField(purse.seedId)
  wire.int8Field(purse.nonce)
  wire.int8Field(purse.lastNonce)
  wire.closeLength(start)
}

function writeEntry({ entry, house, house2, place, run, step }: Sent): void {
  const { round } = entry
  wire.room(ENTRY_BYTES)
  wire.int(0)
  const start = wire.place()
  wire.int(ENTRY_FIELDS)
  wire.int4Field(place)
  wire.int2Field(entry.op)
  wire.int2Field(entry.kind)
  wire.keyField(entry.key)
  wire.int8Field(entry.print)
  wire.int8Field(house)
  wire.int8Field(entry.amount)
  wire.int8Field(entry.stake)
  wire.int4Field(step)
  wire.int8Field(run)
  wire.uuidField(entry.ref)
  wire.int8Field(house2)
  wire.int8Field(entry.other)
  wire.textField(wire.OID.text, entry.note)
  wire.timeField(entry.until)
  wire.timeField(entry.at)
  wire.textField(wire.OID.text, entry.vendor)
  wire.textField(wire.OID.text, round === null ? null : round.game)
  wire.int4Field(round === null ? null : round.edition)
  wire.uuidField(round === null ? null : round.seedId)
  wire.int8Field(round === null ? null : round.nonce)
  wire.textField(wire.OID.json, round === null ? null : round.inputs)
  wire.textField(wire.OID.json, round === null ? null : round.outcome)
  wire.textField(wire.OID.json, round === null ? null : round.events)
  wire.textField(wire.OID.text, entry.category)
  wire.int8Field(entry.valid)
  wire.uuidField(entry.window)
  wire.int4Field(entry.epoch)
  wire.uuidArrayField(entry.windows)
  wire.int4ArrayField(entry.epochs)
  wire.int8ArrayField(entry.pools)
  wire.int8ArrayField(entry.parts)
  wire.closeLength(start)
}

/** Whether settled play is written for an item directly; a round that ends has its data in its own row. */
const isSettledAtOnce = ({ op, category }: Entry): boolean =>
  category !== null && (op === OP.instant || op === OP.move)

/** The parameters of ledger_batch and ledger_apply after the stripe, written in turn. */
const PARAMETERS: readonly ((plan: Plan, oids: TypeOids) => void)[] = [
  ({ wallets }, oids) => {
    wire.arrayHead(oids.purse, wallets.length)
    for (const purse of wallets) writePurse(purse)
  },
  ({ house }) => wire.int8Array(house.accounts),
  ({ house }) => wire.int8Array(house.moves),
  ({ house }) => wire.int4Array(house.counts),
  ({ sent }) => wire.keyArray(sent, (one) => one.entry.key),
  ({ sent }, oids) => {
    wire.arrayHead(oids.entry, sent.length)
    for (const one of sent) writeEntry(one)
  },
  ({ sent }) => wire.byte(sent.some(({ entry }) => entry.op === OP.open || entry.op === OP.instant) ? 1 : 0),
  ({ sent }) => wire.byte(sent.some(({ entry }) => entry.op === OP.settle) ? 1 : 0),
  ({ sent }) => wire.byte(sent.some(({ entry }) => entry.at !== null) ? 1 : 0),
  ({ sent }) => wire.byte(sent.some(({ entry }) => isSettledAtOnce(entry)) ? 1 : 0),
  ({ sent }) => wire.byte(sent.some(({ entry }) => entry.window !== null) ? 1 : 0),
]

/** Each parameter separately, for callers that send them through a driver. */
export function parametersOf(plan: Plan, oids: TypeOids): Buffer[] {
  return PARAMETERS.map((write) => {
    wire.begin()
    wire.room(64)
    write(plan, oids)
    return wire.taken()
  })
}

/** Planner settings of a writer's session: the settings of ledger_apply, once per session instead of once per call. */
export const PLAN_SETTINGS = `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_bitmapscan = off;
  set enable_mergejoin = off; set enable_hashjoin = off; set jit = off;`

/** A prepared call of ledger_batch in this session; its name in the protocol. */
const STATEMENT = 'ledger_batch'
export const PREPARE_SQL = `prepare ${STATEMENT} as select ledger_batch(${Array.from({ length: PARAMETERS.length + 1 }, (_, n) => `$${n + 1}`).join(', ')})`

/** Type of a protocol message, then its length including itself but not the type. */
function message(type: string, write: () => void): void {
  wire.room(64)
  wire.byte(type.charCodeAt(0))
  wire.int(0)
  const start = wire.place() - 4
  write()
  wire.closeLengthAt(start)
}

function name(text: string): void {
  for (let n = 0; n < text.length; n += 1) wire.byte(text.charCodeAt(n))
  wire.byte(0)
}

/** All protocol messages of one batch: bind, execute, sync. */
export function batchMessage(stripe: number, plan: Plan, oids: TypeOids): Buffer {
  wire.begin()
  message('B', () => {
    name('') // the portal
    name(STATEMENT)
    wire.short(1) // all parameters in one form:
    wire.short(1) // binary
    wire.short(PARAMETERS.length + 1)
    wire.int(4)
    wire.int(stripe)
    for (const write of PARAMETERS) {
      wire.room(64)
      wire.int(0)
      const start = wire.place()
      write(plan, oids)
      wire.closeLength(start)
    }
    wire.room(64)
    wire.short(0) // results as text
  })
  message('E', () => {
    name('')
    wire.int(0) // all rows
  })
  message('S', () => undefined)
  return wire.taken()
}
