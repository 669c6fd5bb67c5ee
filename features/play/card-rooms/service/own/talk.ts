import type { Given } from '#contract/route.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { hideMember, mayTalk, showMember } from '#features/contact/chat/public.ts'
import type { roomTalk } from '../../contract/talk.ts'
import type { Emote } from '../../rules/talk.ts'
import { deleteNote, putNote, type Between } from '../../store/notes.ts'
import { roomByCode, type RoomRow } from '../../store/rooms.ts'
import { seatOf, seatsOf } from '../../store/seats.ts'
import { watchName } from '../news.ts'

type Contract = typeof roomTalk
const done = { done: true } as const

/** Shows a sign over the own seat. It is an event and stored nowhere: who was not there has missed it. */
export async function showEmote(
  app: App,
  { params, body: { emote } }: Given<Contract['emote']>,
  { member, now }: CallFor<Contract['emote']>,
) {
  const room = await roomByCode(app.db, member.merchant, params.code)
  if (!room) return { refused: 'rooms.unknown' } as const
  const seat = await seatOf(app.db, room.id, member.id)
  if (!seat) return { refused: 'rooms.notSeated' } as const
  if (!(await mayTalk(app, member, now))) return { refused: 'rooms.muted' } as const
  await tellEmote(app, room, { seat: seat.seat, emote })
  return done
}

type Sign = { readonly seat: number; readonly emote: Emote }

/** A newer sign replaces the one before of the same seat, not those of others. */
export async function tellEmote(
  app: App,
  room: Pick<RoomRow, 'merchant' | 'code'>,
  sign: Sign,
): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const of = `${room.code} ${sign.seat}`
  app.events.publish(`watch:${watchName(room)}`, { topic: 'rooms.emote', seq, of, patch: sign })
}

/** Letters of the name that a member's page has for an opponent. */
const OPPONENT_LENGTH = 32

/** Names an opponent for one member: it tells no one else who that is, and not whether two members mean the same one. */
export const opponentOf = ({ vault }: Pick<App, 'vault'>, memberId: bigint, about: bigint): string =>
  vault.sign('card-opponent', `${memberId} ${about}`).slice(0, OPPONENT_LENGTH)

/** Does something between the caller and the member whom the caller saw in a seat; refused if another one sits there by now, or none. */
async function aboutOpponent(
  app: App,
  { params, body }: Given<Contract['note'] | Contract['hide']>,
  { member }: CallFor<Contract['note'] | Contract['hide']>,
  act: (between: Between) => Promise<void>,
) {
  const room = await roomByCode(app.db, member.merchant, params.code)
  if (!room) return { refused: 'rooms.unknown' } as const
  const number = Number(params.seat)
  const about = (await seatsOf(app.db, room.id)).find(({ seat }) => seat === number)?.memberId ?? null
  if (about === null || about === member.id || opponentOf(app, member.id, about) !== body.opponent)
    return { refused: 'rooms.noOpponent' } as const
  await act({ memberId: member.id, about })
  return done
}

/** Keeps or forgets a private note about the member whom its author saw in a seat. */
export function keepNote(app: App, given: Given<Contract['note']>, call: CallFor<Contract['note']>) {
  const { note } = given.body
  return aboutOpponent(app, given, call, (between) =>
    note ? putNote(app.db, between, { ...note, text: note.text.trim() }) : deleteNote(app.db, between),
  )
}

/** Hides what an opponent writes and shows, for the caller alone, wherever they meet. */
export function hideOpponent(app: App, given: Given<Contract['hide']>, call: CallFor<Contract['hide']>) {
  const { isHidden } = given.body
  return aboutOpponent(app, given, call, (between) =>
    isHidden ? hideMember(app.db, between) : showMember(app.db, between),
  )
}
