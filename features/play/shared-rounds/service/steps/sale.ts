import type { Tx } from '#db/pool.ts'
import { setBetWindow } from '#ledger/windows/windows.ts'
import { changeRound, type RoundRow } from '../../store/rounds.ts'
import { ticketFileHash } from '../../store/slips.ts'
import { commitmentFor, saltFor } from '../chains.ts'
import type { Host } from '../host.ts'
import type { Stepped } from './step.ts'

/** scheduled → open: seed commitment and salt are published, the betting window opens. */
export async function openRound(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const { id, opensAt, closesAt } = round
  const commitment = round.chain === null ? undefined : await commitmentFor(host, tx, round)
  // with a beacon, the salt follows when its value is known
  const salt = round.chain === null || round.beaconSource !== '' ? undefined : await saltFor(tx, round)
  await setBetWindow(tx, { id, opensAt, closesAt, isShut: false, epoch: 0 })
  const proof = {
    ...(commitment === undefined ? {} : { commitment }),
    ...(salt === undefined ? {} : { salt }),
  }
  const data = { closesAt: closesAt.toISOString(), drawsAt: round.drawsAt.toISOString(), ...proof }
  await changeRound(tx, id, { state: 'open', due: closesAt, ...proof }, { kind: 'open', data })
  return { state: 'open' }
}

/** open → locked: returns only when no batch holds the window any more, so no slip is stored later. */
export async function lockSale(tx: Tx, round: RoundRow): Promise<Stepped> {
  const { id, opensAt, closesAt } = round
  await setBetWindow(tx, { id, opensAt, closesAt, isShut: true, epoch: 0 })
  await changeRound(tx, id, { state: 'locked', due: 'now', lockedNow: true }, { kind: 'locked', data: {} })
  return { state: 'locked' }
}

/** Publishes the hash of the ticket file: nothing can be added to it unnoticed. */
export async function sealTickets(tx: Tx, round: RoundRow): Promise<Stepped> {
  const { tickets, hash } = await ticketFileHash(tx, round.id)
  const isDrawnHere = round.source === 'chain'
  const isReady = isDrawnHere && (round.beaconSource === '' || round.salt !== null)
  await changeRound(
    tx,
    round.id,
    { due: isReady ? round.drawsAt : null, tickets, ticketsHash: hash },
    { kind: 'sealed', data: { tickets, ticketsHash: hash } },
  )
  return { state: 'locked' }
}
