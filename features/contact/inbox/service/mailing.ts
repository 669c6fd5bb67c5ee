import { inTransaction } from '#db/pool.ts'
import { plainText } from '#features/contact/notices/public.ts'
import { prepareTemplate, queueTemplate, type BulkText } from '#features/contact/outbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { contactRules } from '#server/extension/people.ts'
import { mailConsent } from '../rules/consents.ts'
import { lockMailing, nextMailed, noteMailed, type CampaignRow } from '../store/mailing.ts'
import { cleanMail } from './clean-mail.ts'
import { leaveToken, originOf } from './leave.ts'

/** A campaign's emails leave in batches, one per interval, to protect the mail server's capacity and sender reputation. */
const PORTION_MS = 10_000
const PORTIONS_A_MINUTE = 60_000 / PORTION_MS

/**
 * Queues one batch of a campaign's emails: to members with a verified address who agreed to this topic by email, are not excluded and, for
 * marketing, pass the marketing check (R9). False if none is due. Safe to repeat and to overlap.
 */
export async function mailSome(app: App): Promise<boolean> {
  const now = app.clock.now()
  const due = await inTransaction(app.db, (tx) => lockMailing(tx, now))
  if (!due) return false
  // load settings and routes outside the transaction
  const [perMinute, origin] = await Promise.all([
    settingOf(app, due.merchant, 'lettersMinuteMost'),
    originOf(app, due.merchant),
  ])
  const limit = Math.max(1, Math.floor(perMinute / PORTIONS_A_MINUTE))
  const consent = mailConsent(due)
  const { isExcluded, mayMarket } = contactRules.of(app)
  return inTransaction(app.db, async (tx) => {
    const letter = await lockMailing(tx, now)
    if (letter?.id !== due.id) return true // another worker holds it; try the next one
    const { id: batch, merchant, number, mailReached: after, audience } = letter
    const members = await nextMailed(tx, { merchant, audience, now, after, limit, consent })
    await prepareTemplate(
      tx,
      { batch, merchant, now },
      { en: wordsOf(letter, 'en', origin), vi: wordsOf(letter, 'vi', origin) },
    )
    let count = 0
    for (const { id: memberId, email, language } of members) {
      const may = letter.isMarketing
        ? await mayMarket(tx, memberId, now)
        : !(await isExcluded(tx, memberId, now))
      if (!may) continue
      const leave = `${origin}/unsubscribe/${leaveToken(app, { memberId, consent, letter: number })}`
      const isNew = await queueTemplate(tx, {
        batch,
        merchant,
        memberId,
        language,
        to: email,
        leave,
        agreed: consent,
        now,
      })
      if (isNew) count += 1
    }
    await noteMailed(tx, batch, {
      reached: members.at(-1)?.id ?? after,
      count,
      nextAt: members.length < limit ? null : new Date(now.getTime() + PORTION_MS),
      now,
    })
    return true
  })
}

function wordsOf(
  { title, body, link, isMarketing }: CampaignRow,
  language: 'en' | 'vi',
  origin: string,
): BulkText {
  const html = cleanMail(body[language], { origin, link, language })
  const text = link ? `${plainText(body[language])}\n\n${origin}${link}` : plainText(body[language])
  const subject = title[language]
  if (!isMarketing) return { subject, html, text }
  const { says, name } = SAFER[language]
  const help = `${origin}/saferplay`
  return {
    subject,
    html: `${html}\n<p style="${SMALL}">${says} <a href="${help}" style="color:#0b6b4f">${name}</a></p>`,
    text: `${text}\n\n${says} ${name}: ${help}`,
  }
}

/** Every offer links to limits, exclusion and help (R16). */
const SAFER = {
  en: {
    says: 'Only for those who are of age. Limits, breaks and help that costs nothing:',
    name: 'Safer play',
  },
  vi: {
    says: 'Chỉ dành cho người đủ tuổi. Giới hạn, tạm nghỉ và trợ giúp miễn phí:',
    name: 'Chơi có kiểm soát',
  },
} as const
const SMALL =
  'margin:18px 0 0;padding-top:14px;border-top:1px solid #e3e0d6;font-size:13px;line-height:1.6;color:#4c5c55'

/** One run of the worker: queues every batch that is due. */
export async function mailCampaigns(app: App): Promise<void> {
  while (await mailSome(app));
}
