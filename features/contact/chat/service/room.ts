import type { Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { createCache } from '#server/cache.ts'
import { contactRules } from '#server/extension/people.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { chat } from '../contract/member.ts'
import { filtered, inForce, waitSeconds, type Sanction } from '../rules/room.ts'
import {
  hiddenOf,
  insertLine,
  insertReport,
  lastLineAt,
  linesOf,
  nextChatNews,
  showAllMembers,
  wordsOf,
} from '../store/chat.ts'
import { sanctionsOf } from '../store/sanctions.ts'

type Chat = typeof chat
type Member = CallFor<Chat['room']>['member']

/** Lines shown in the room. */
const MOST_SHOWN = 80
/** How long an author's exclusion status is cached. */
const AWAY_MS = 1_000

export async function tellRoom(app: App, merchant: string): Promise<void> {
  const seq = (await nextChatNews(app.db)).toString()
  app.events.publish(`merchant:${merchant}`, { topic: 'chat.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'chat.desk', seq, patch: {} })
}

type Away = { readonly refused: 'chat.away' | 'chat.banned' }
type Present = { readonly mute: Sanction | null }

/** Why a member cannot use the room; otherwise the active mute, if any. */
async function standing(
  app: App,
  db: App['db'] | Tx,
  { id }: Pick<Member, 'id'>,
  now: Date,
): Promise<Away | Present> {
  if (await contactRules.of(app).isExcluded(db, id, now)) return { refused: 'chat.away' } as const
  const held = inForce(await sanctionsOf(db, id), now)
  if (held?.kind === 'ban') return { refused: 'chat.banned' } as const
  return { mute: held }
}

/** Whether a member may say anything to others now: not excluded, banned or muted. */
export async function mayTalk(app: App, member: Pick<Member, 'id'>, now: Date): Promise<boolean> {
  const own = await standing(app, app.db, member, now)
  return !('refused' in own) && own.mute === null
}

export function createRoom(app: App) {
  const keepAway = createCache<boolean>(AWAY_MS)
  /** Whether a member is on a time-out or excluded: the member and their lines are hidden. */
  const isAway = (id: bigint, now: Date) =>
    keepAway(id.toString(), () => contactRules.of(app).isExcluded(app.db, id, now))

  return {
    async show({ query }: Given<Chat['room']>, { member, now }: CallFor<Chat['room']>) {
      const own = await standing(app, app.db, member, now)
      if ('refused' in own) return own
      const [rows, hidden, colour, slowSeconds] = await Promise.all([
        linesOf(app.db, { merchant: member.merchant, room: query.room ?? '', limit: MOST_SHOWN }),
        hiddenOf(app.db, member.id),
        settingOf(app, member.merchant, 'chatHeaderColour'),
        settingOf(app, member.merchant, 'chatSlowSeconds'),
      ])
      const authors = new Map<bigint, boolean>()
      for (const { memberId } of rows)
        if (!authors.has(memberId)) authors.set(memberId, await isAway(memberId, now))
      const lines = rows
        .filter(({ memberId }) => !authors.get(memberId) && !hidden.has(memberId))
        .map(({ memberId, ...line }) => ({ ...line, isOwn: memberId === member.id }))
      const mutedUntil = own.mute && { until: own.mute.until }
      return { colour, slowSeconds, mutedUntil, lines, hidden: hidden.size }
    },

    async showAll({ member }: CallFor<Chat['showAll']>) {
      await showAllMembers(app.db, member.id)
      return {}
    },

    async say({ body }: Given<Chat['say']>, call: CallFor<Chat['say']>) {
      const { member, now } = call
      const [slow, words] = await Promise.all([
        settingOf(app, member.merchant, 'chatSlowSeconds'),
        wordsOf(app.db, member.merchant),
      ])
      const result = await withIdempotency(app.db, call, async (tx) => {
        const own = await standing(app, tx, member, now)
        if ('refused' in own) return own
        if (own.mute) return { refused: 'chat.muted' } as const
        const retryAfterSeconds = waitSeconds(await lastLineAt(tx, member.id), slow, now)
        if (retryAfterSeconds > 0) return { refused: 'chat.slow', detail: { retryAfterSeconds } } as const
        const id = await insertLine(tx, {
          merchant: member.merchant,
          room: body.room ?? '',
          memberId: member.id,
          name: maskedName(member.account),
          text: filtered(body.text, words),
          written: body.text,
          now,
        })
        return { id }
      })
      if (!('refused' in result)) await tellRoom(app, member.merchant)
      return result
    },

    async report({ params }: Given<Chat['report']>, { member, now }: CallFor<Chat['report']>) {
      await insertReport(app.db, { line: params.id, merchant: member.merchant, memberId: member.id, now })
      await tellRoom(app, member.merchant)
      return {}
    },
  }
}
