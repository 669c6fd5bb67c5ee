import { hashToken, newToken } from '#server/vault.ts'
import type { Ask, Result, StatusAsk } from '../../rules/acts.ts'
import { refOfGame, takeTicket } from '../../store/players.ts'
import { transactionOf } from '../../store/transactions.ts'
import { readResult } from './finish.ts'
import { liveSeat, moneyOf, type Scene } from './who.ts'

/** The member and their balance; exchanges a launch's ticket for the session's token, once. */
export async function info(scene: Scene, act: Ask): Promise<Result> {
  const { tx, vendor, now } = scene
  const token = newToken()
  const given = act.whom.token
  const isTicket =
    given !== null &&
    (await takeTicket(tx, { vendor, ticketHash: hashToken(given), tokenHash: hashToken(token), now }))
  const seat = await liveSeat(scene, isTicket ? { ...act.whom, token } : act.whom)
  const game = await refOfGame(tx, seat.game)
  return {
    status: 'RS_OK',
    ...(await moneyOf(scene, seat)),
    ...(isTicket ? { token } : {}),
    ...(game === null ? {} : { game }),
    language: seat.language,
    isTrial: seat.currency === 'FUN',
  }
}

export async function balance(scene: Scene, act: Ask): Promise<Result> {
  return { status: 'RS_OK', ...(await moneyOf(scene, await liveSeat(scene, act.whom))) }
}

/** The status of a transaction with its original reply, for a vendor that lost the reply. */
export async function standing({ tx, vendor }: Scene, act: StatusAsk): Promise<Result> {
  const row = await transactionOf(tx, vendor, act.transaction)
  if (!row) return { status: 'RS_OK', standing: 'unknown' }
  if (row.kind === 'tombstone') return { status: 'RS_OK', standing: 'tombstone' }
  const told = readResult(row.reply)
  const { user, balance: then, currency, id } = told
  const state = row.state === 'rolledBack' ? 'rolled_back' : row.state === 'refused' ? 'refused' : 'done'
  return {
    status: 'RS_OK',
    standing: state,
    ...(user === undefined ? {} : { user }),
    ...(then === undefined ? {} : { balance: then }),
    ...(currency === undefined ? {} : { currency }),
    ...(id === undefined ? {} : { id }),
  }
}
