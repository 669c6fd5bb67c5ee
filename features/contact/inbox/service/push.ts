import { inTransaction, type Tx } from '#db/pool.ts'
import { plainText } from '#features/contact/notices/public.ts'
import { queuePush } from '#features/contact/outbox/public.ts'
import { devicesOfAll } from '#features/contact/push/public.ts'
import type { App } from '#server/app.ts'
import { contactRules } from '#server/extension/people.ts'
import { pushConsent, pushText } from '../rules/consents.ts'
import { consentsOfAll } from '../store/consents.ts'
import { nextInboxNews, takeNews, type News } from '../store/messages.ts'
import { wordsOf } from './words.ts'

/** Messages announced per run. */
const AT_MOST = 500

/** After a commit: the member's open pages refetch their messages. */
export async function tellInbox(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextInboxNews(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'inbox.changed', seq, patch: {} })
}

/** Announces messages written since the last run, by any transaction: to open pages, and to the devices of members who agreed to it. */
export async function pushNews(app: App): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const zones = new Map((await app.merchants.all()).map(({ code, timeZone }) => [code, timeZone]))
    const news = await inTransaction(app.db, async (tx) => {
      const taken = await takeNews(tx, AT_MOST)
      await queuePushes(app, tx, taken, { zones, now })
      return taken
    })
    for (const member of new Set(news.map(({ memberId }) => memberId))) await tellInbox(app, member)
    if (news.length < AT_MOST) return
  }
}

type At = { readonly zones: ReadonlyMap<string, string>; readonly now: Date }

async function queuePushes(app: App, tx: Tx, news: readonly News[], { zones, now }: At): Promise<void> {
  const members = [...new Set(news.map(({ memberId }) => memberId))]
  const devices = members.length > 0 ? await devicesOfAll(tx, members) : []
  if (devices.length === 0) return
  const agreed = await consentsOfAll(tx, [...new Set(devices.map(({ memberId }) => memberId))])
  for (const row of news) {
    const { id: key, memberId, merchant, language, kind, link } = row
    const consent = pushConsent(kind)
    if (!agreed.some((each) => each.memberId === memberId && each.channel === consent)) continue
    if (!(await mayTell(app, tx, row, now))) continue
    const words = wordsOf(app, row, { language, timeZone: zones.get(merchant) ?? 'UTC' })
    for (const { id: device } of devices.filter((each) => each.memberId === memberId))
      await queuePush(tx, {
        merchant,
        memberId,
        language,
        agreed: consent,
        key,
        device,
        title: words.title,
        text: pushText(kind, plainText(words.content)),
        link: link ?? '/index?member=messageV2',
        now,
      })
  }
}

/** Excluded members get no push notifications; offers also need the marketing check (R9). */
function mayTell(app: App, tx: Tx, { memberId, isMarketing }: News, now: Date): Promise<boolean> {
  const { isExcluded, mayMarket } = contactRules.of(app)
  return isMarketing ? mayMarket(tx, memberId, now) : isExcluded(tx, memberId, now).then((is) => !is)
}
