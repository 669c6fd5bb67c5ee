import { inTransaction } from '#db/pool.ts'
import { readPicture } from '#features/platform/images/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { once } from '#server/once.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { service } from '../contract/guest.ts'
import { isFresh, mayRate } from '../rules/talks.ts'
import { addLine, linesOf, talkOfPicture } from '../store/lines.ts'
import {
  latestTalk,
  openTalk,
  setClosed,
  setRating,
  setReadTo,
  type Guest,
  type TalkRow,
} from '../store/talks.ts'
import { putPicture } from './pictures.ts'
import { tellTalk } from './tell.ts'

type Routes = typeof service
type Call = CallFor<Routes['say']>

/** Who a visitor is, for so long; the key is nowhere but in their cookie, and we keep its hash. */
const COOKIE = 'fairhouse-service'
const COOKIE_SECONDS = 30 * 86_400

/** The caller: a member by the session, a visitor by the cookie; null for a visitor who has none. */
function guestOf({ member, cookie }: Pick<Call, 'member' | 'cookie'>): Guest | null {
  if (member) return { memberId: member.id }
  const key = cookie(COOKIE)
  return key ? { keyHash: hashToken(key) } : null
}

function newGuest(call: Call): Guest {
  const key = newToken()
  call.setCookie(COOKIE, key, { maxAgeSeconds: COOKIE_SECONDS })
  return { keyHash: hashToken(key) }
}

/** The caller's running talk, or the one that has just been closed. */
async function talkNow(house: House, call: Pick<Call, 'member' | 'cookie' | 'merchant' | 'now'>) {
  const guest = guestOf(call)
  const row = guest && (await latestTalk(house.db, call.merchant.code, guest))
  return row && (row.closedAt === null || isFresh(row.closedAt, call.now)) ? row : null
}

function talkView(row: TalkRow, now: Date) {
  return {
    id: row.id,
    number: `T-${row.number}`,
    state: row.state,
    operator: row.claimedByAccount,
    seq: row.seq,
    read: row.guestRead,
    mayRate: mayRate(row, now),
    rating: row.rating,
  }
}

export async function showTalk(
  house: House,
  { query }: Given<Routes['talk']>,
  call: CallFor<Routes['talk']>,
) {
  const row = await talkNow(house, call)
  if (!row) return { talk: null, lines: [] }
  return { talk: talkView(row, call.now), lines: await linesOf(house.db, row.id, query.after ?? 0) }
}

/** Says something in the running talk, or begins one. */
export async function say(house: House, { body }: Given<Routes['say']>, call: Call) {
  const guest = guestOf(call) ?? newGuest(call)
  const { merchant, member, language, ip, now } = call
  const result = await once(house.db, call, async (tx) => {
    const name = member?.account ?? body.name ?? ''
    const talk = await openTalk(tx, { merchant: merchant.code, guest, name, language, ip, now })
    await addLine(tx, talk.id, { at: now, by: 'guest', who: null, text: body.text, file: null })
    return { id: talk.id }
  })
  if ('refused' in result) return result
  return answered(house, guest, call)
}

async function answered(house: House, guest: Guest, call: Pick<Call, 'merchant' | 'now'>) {
  const row = await latestTalk(house.db, call.merchant.code, guest)
  if (!row) return { talk: null, lines: [] }
  await tellTalk(house, row)
  return { talk: talkView(row, call.now), lines: await linesOf(house.db, row.id, 0) }
}

/** Puts a picture into the running talk, made anew from its pixels (C2). */
export async function showPicture(
  house: House,
  { files: [upload] }: Given<Routes['show']>,
  call: CallFor<Routes['show']>,
) {
  const guest = guestOf(call)
  const row = await talkNow(house, call)
  if (!guest || !row || row.state === 'closed') return { refused: 'service.noTalk' } as const
  const showing = {
    talk: row.id,
    merchant: row.merchant,
    side: { by: 'guest', who: null },
    check: (now: TalkRow | null) => (!now || now.state === 'closed' ? 'service.noTalk' : null),
  } as const
  const result = await putPicture(house, upload, showing, call)
  return 'refused' in result ? result : answered(house, guest, call)
}

/** A picture of the caller's own latest talk; anybody else's does not exist. */
export async function guestPicture(
  house: House,
  { params: { file } }: Given<Routes['picture']>,
  call: CallFor<Routes['picture']>,
) {
  const row = await talkNow(house, call)
  const owner = await talkOfPicture(house.db, file)
  if (!row || owner?.talk !== row.id) return { refused: 'service.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(house.config.DATA_DIR, file) }
}

export async function readTo(house: House, { body }: Given<Routes['read']>, call: CallFor<Routes['read']>) {
  const row = await talkNow(house, call)
  if (row) await setReadTo(house.db, row.id, 'guest', body.seq)
  return {}
}

export async function closeByGuest(house: House, call: CallFor<Routes['close']>) {
  const guest = guestOf(call)
  if (!guest) return { talk: null, lines: [] }
  await inTransaction(house.db, async (tx) => {
    const row = await latestTalk(tx, call.merchant.code, guest)
    if (!row || row.state === 'closed') return
    await addLine(tx, row.id, { at: call.now, by: 'system', who: null, text: 'closedByGuest', file: null })
    await setClosed(tx, row.id, 'guest', call.now)
  })
  return answered(house, guest, call)
}

export async function rateTalk(house: House, { body }: Given<Routes['rate']>, call: CallFor<Routes['rate']>) {
  const row = await talkNow(house, call)
  if (!row || !mayRate(row, call.now)) return { refused: 'service.notToRate' } as const
  await inTransaction(house.db, (tx) => setRating(tx, row.id, body.stars, body.note ?? null))
  await tellTalk(house, row)
  return {}
}
