import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { marketing } from '#features/contact/inbox/rules/consents.ts'
import { dropBulk } from '#features/contact/outbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { dayIn } from '#kit/day.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import { mustAct, signsOf, type Facts } from '../rules/harm.ts'
import { covered } from '../rules/time.ts'
import { worryOf } from '../rules/worry.ts'
import {
  depositFacts,
  methodsTried,
  moversOf,
  playFactsOf,
  toolFacts,
  wordsOf,
  type Mover,
} from '../store/harm.ts'
import { clearHarm, lockHarm, raiseHarm } from '../store/office.ts'
import { stopMarketing } from '../store/play.ts'
import { playFacts } from './wallet-limits.ts'
import { frameFor } from './rules.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** How long marketing stops after a strong marker. */
const SILENT_MS = 30 * DAY_MS
const PAGE = 200
/** Runs hourly with an hour of overlap, so that late commits are included. */
const LOOK_BACK_MS = 2 * 3_600_000

async function factsOf(app: App, { memberId, merchant, wallet }: Mover, now: Date): Promise<Facts> {
  const frame = await frameFor(app, { id: memberId, merchant })
  const play = await playFacts(app.db, memberId, frame, { now })
  const [deposits, plays, tools, notable, words, methodsWeek] = await Promise.all([
    depositFacts(app.db, memberId, now),
    playFactsOf(app.db, { wallet, zone: frame.zone, now }),
    toolFacts(app.db, memberId, now),
    settingOf(app, merchant, 'riskLeast'),
    wordsOf(app.db, memberId, now),
    methodsTried(app.db, memberId, now),
  ])
  const worries = words.map(worryOf).filter((level) => level !== null)
  const before = (ms: number) => new Date(now.getTime() - ms)
  return {
    ...deposits,
    ...plays,
    ...tools,
    notable,
    methodsWeek,
    worriesDay: worries.length,
    gravest: worries.includes('strong') ? 'strong' : (worries[0] ?? null),
    playedDayMs: covered(play.spans, before(DAY_MS), now),
    playedWeekMs: covered(play.spans, before(WEEK_MS), now),
  }
}

/** Evaluates one member; a strong marker, or several together, stops marketing and sends the member a message about the tools (R15). */
export async function lookAtMember(app: App, mover: Mover, now: Date): Promise<void> {
  const { memberId, merchant } = mover
  const signs = signsOf(await factsOf(app, mover, now))
  if (signs.length === 0) return
  const zone = (await app.merchants.byCode(merchant))?.timeZone ?? 'UTC'
  const day = dayIn(zone, now)
  const acts = mustAct(signs)
  const deeds = acts ? ['marketingOff', 'message'] : []
  await inTransaction(app.db, async (tx) => {
    let isNew = false
    for (const sign of signs) isNew = (await raiseHarm(tx, { memberId, day, sign, deeds, now })) || isNew
    if (!isNew || !acts) return
    await stopMarketing(tx, { memberId, until: new Date(now.getTime() + SILENT_MS), why: 'harm', now })
    await dropBulk(tx, [memberId], now, marketing)
    await tellMember(tx, {
      memberId,
      kind: 'house',
      occasion: `harm:${memberId}:${day}`,
      title: {
        en: app.words('en', 'limits.harmTitle'),
        vi: app.words('vi', 'limits.harmTitle'),
      },
      body: {
        en: `<p>${app.words('en', 'limits.harmText')}</p>`,
        vi: `<p>${app.words('vi', 'limits.harmText')}</p>`,
      },
      link: '/index?member=saferPlay',
      now,
    })
  })
}

/** Evaluates all members with recent deposits, play, messages or limit events. Safe to repeat: a rule raises one marker a day. */
export async function lookForHarm(app: App): Promise<void> {
  const to = app.clock.now()
  const from = new Date(to.getTime() - LOOK_BACK_MS)
  let after = 0n
  for (;;) {
    const movers = await moversOf(app.db, { from, to, after, limit: PAGE })
    for (const mover of movers) await lookAtMember(app, mover, to)
    if (movers.length < PAGE) return
    after = movers.at(-1)?.memberId ?? after
  }
}

type Call = Keyed & { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

/** An operator closes a marker; the finding is stored with it and in the audit log. */
export function clearHarmFlag(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string },
  call: Call,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const flag = await lockHarm(tx, id)
    if (!flag) return { refused: 'limits.unknownFlag' } as const
    if (flag.state !== 'open') return { refused: 'limits.alreadyCleared' } as const
    await clearHarm(tx, { id, operator, reason, now })
    const before = { state: 'open', rule: flag.rule, level: flag.level, member: flag.memberId }
    const after = { state: 'cleared' }
    await writeAudit(tx, {
      operator,
      action: 'limits.clear',
      object: `harmFlag:${id}`,
      before,
      after,
      reason,
      ip,
      now,
    })
    return { state: 'cleared' } as const
  })
}
