import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import {
  changeSetup,
  insertIncident,
  makeRoom,
  roomByCode,
  tellRoom,
  type RoomRow,
} from '#features/play/card-rooms/public/office.ts'
import type { roomsOffice } from '../contract.ts'
import { problemOf, setupText, type Setup } from '../rules/setup.ts'
import { insertSetup } from '../store/setups.ts'
import { objectOf, tellClosing } from './run.ts'

type Contract = typeof roomsOffice
type Call = CallFor<Contract['setUp']>
type Room = { readonly merchant: string; readonly code: string }

const PPM_OF_HUNDREDTH = 100

/** A setup as the room has it: its rake in millionths. */
const stored = ({ rake, ...setup }: Setup) => ({ ...setup, rakePpm: rake * PPM_OF_HUNDREDTH })

export const setupOf = (row: RoomRow): Setup => ({
  seats: row.seats,
  small: row.small,
  unit: row.unit,
  chip: row.chip,
  rake: row.rakePpm / PPM_OF_HUNDREDTH,
  rakeCap: row.rakeCap,
  buyMin: row.buyMin,
  buyMax: row.buyMax,
  mayRunTwice: row.mayRunTwice,
  turnSeconds: row.turnSeconds,
  bankSeconds: row.bankSeconds,
})

type Changed = {
  readonly room: Room
  readonly setup: Setup
  readonly before: Setup | null
  readonly reason: string
  readonly action: 'rooms.make' | 'rooms.setUp'
}

/** The version and the audit entry of a setup; the version's number. */
async function keep(
  tx: Tx,
  { room, setup, before, reason, action }: Changed,
  { operator, approvedBy, ip, now }: Call,
): Promise<number> {
  const value = setupText(setup)
  const version = await insertSetup(tx, {
    ...room,
    value,
    createdBy: operator.account,
    approvedBy: approvedBy?.account ?? '',
    reason,
  })
  await writeAudit(tx, {
    operator,
    action,
    object: objectOf(room),
    before: before ? setupText(before) : undefined,
    after: value,
    reason,
    ip,
    now,
  })
  return version
}

/** Changes a room in which no seat is taken. Its hands are pinned to the stakes that they were dealt with. */
export async function setUp(
  app: App,
  { params, body: { reason, ...setup } }: Given<Contract['setUp']>,
  call: Call,
): Promise<Reply<Contract['setUp']> | Refusal<Contract['setUp']>> {
  const known = await roomByCode(app.db, params.merchant, params.code)
  if (!known) return { refused: 'roomsOffice.unknown' }
  if (known.tournament !== null) return { refused: 'roomsOffice.ofTournament' }
  if (known.openedBy !== null) return { refused: 'roomsOffice.ofMember' }
  const problem = problemOf(known.game, setup)
  if (problem) return { refused: 'roomsOffice.unsound', detail: { problem } }
  const logged = {
    byName: call.operator.account,
    approvedBy: call.approvedBy?.account ?? '',
    reason,
  }
  const done = await inTransaction(app.db, async (tx) => {
    const changed = await changeSetup(tx, params, { setup: stored(setup), logged })
    if (changed === null || changed === 'seated') return null
    const { before, closing } = changed
    const kept = await keep(
      tx,
      { room: params, setup, before: setupOf(before), reason, action: 'rooms.setUp' },
      call,
    )
    await insertIncident(tx, { room: before.id, kind: 'setup', label: `${kept}`, ...logged })
    return { version: kept, closing }
  })
  if (done === null) return { refused: 'roomsOffice.seated' }
  await tellClosing(app, params, done.closing)
  return { version: done.version }
}

/** A new room of a brand; of practice rooms the chips are free. */
export async function make(
  app: App,
  { body }: Given<Contract['make']>,
  call: CallFor<Contract['make']>,
): Promise<Reply<Contract['make']> | Refusal<Contract['make']>> {
  const { merchant, code, game, isPractice, reason, ...setup } = body
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'roomsOffice.unknownBrand' }
  const problem = problemOf(game, setup)
  if (problem) return { refused: 'roomsOffice.unsound', detail: { problem } }
  const room = { merchant, code }
  const isMade = await inTransaction(app.db, async (tx) => {
    const currency = isPractice ? 'FUN' : brand.currency
    const logged = {
      label: '1',
      byName: call.operator.account,
      approvedBy: call.approvedBy?.account ?? '',
      reason,
    }
    if (!(await makeRoom(tx, { ...room, game, currency, isPractice, ...stored(setup) }, logged))) return false
    await keep(tx, { room, setup, before: null, reason, action: 'rooms.make' }, call)
    return true
  })
  if (!isMade) return { refused: 'roomsOffice.codeTaken' }
  await tellRoom(app, room, true)
  return { done: true }
}
