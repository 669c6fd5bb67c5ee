import sharp from 'sharp'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { insertLine as insertChatLine } from '#features/contact/chat/store/chat.ts'
import { addAnswer, insertFeedback, setClaim } from '#features/contact/feedback/store/feedback.ts'
import { keepPicture } from '#features/platform/images/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { deliverCampaigns } from '#features/contact/inbox/service/deliver.ts'
import { setConsent } from '#features/contact/inbox/store/consents.ts'
import { decideCampaign, insertCampaign } from '#features/contact/inbox/store/campaigns.ts'
import { insertNotice, insertPicture, type Written } from '#features/contact/notices/store/notices.ts'
import { addLine } from '#features/contact/live-chat/store/lines.ts'
import {
  openConversation,
  setClaimed,
  setClosed,
  setRating,
} from '#features/contact/live-chat/store/conversations.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { banners, feedbacks, letter, notices, popup, room, talks } from './demo/messages.data.ts'
import { DAY_MS, MINUTE_MS, later, type Resident, type World } from './world.ts'

const BRANDS = ['JADE', 'AMBER'] as const
const WIDTH = 1_200
const HEIGHT = 400

/** All demo communication: notices, banners, campaigns, messages, feedback, conversations, and the chat room. */
export async function seedMessages(world: World, residents: readonly Resident[]): Promise<void> {
  const find = (account: string): Resident => {
    const found = residents.find((resident) => resident.account === account)
    if (!found) throw new Error(`seed: nobody is called ${account}`)
    return found
  }
  for (const merchant of BRANDS) await hang(world, merchant)
  await fillInboxes(world, residents)
  await writeCampaign(world)
  await complain(world, find)
  await talk(world, find)
  await chatter(world, find)
}

const usual = {
  bannerGroup: null,
  audience: 'all',
  link: null,
  picture: null,
  rank: 100,
  endsAt: null,
  state: 'live',
  changedBy: 'op-linh',
} as const satisfies Partial<Written>

async function hang({ app, now }: World, merchant: (typeof BRANDS)[number]): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    for (const { daysAgo, link = null, ...notice } of notices) {
      const startsAt = later(now, -daysAgo * DAY_MS)
      await insertNotice(tx, { ...usual, ...notice, merchant, link, startsAt, changedAt: startsAt })
    }
    // it has expired: an operator can publish it again, and a first visit does not begin with a dialog
    const startsAt = later(now, -6 * DAY_MS)
    const endsAt = later(now, -2 * DAY_MS)
    await insertNotice(tx, {
      ...usual,
      ...popup,
      type: 'PU',
      merchant,
      startsAt,
      endsAt,
      changedAt: startsAt,
    })
    for (const [rank, { group, hue, title, link }] of banners.entries()) {
      const file = await keepPicture(app.files, await drawBanner(hue))
      await insertPicture(tx, { file, merchant, width: WIDTH, height: HEIGHT, by: 'op-linh', now: startsAt })
      await insertNotice(tx, {
        ...usual,
        type: 'B',
        bannerGroup: group,
        title,
        content: { en: '', vi: '' },
        merchant,
        link,
        picture: file,
        rank,
        startsAt,
        changedAt: startsAt,
      })
    }
  })
}

/** A generated night scene: a low moon, its light on water, hills behind; no two with the same hue. */
function drawBanner(hue: number): Promise<Buffer> {
  const waves = Array.from({ length: 9 }, (_, row) => {
    const y = 262 + row * 16
    const arcs = Array.from({ length: 26 }, () => `q 24 ${-7 - row} 48 0`).join(' ')
    return `<path d="M ${-60 - (row % 2) * 24} ${y} ${arcs}" fill="none" stroke="hsl(${hue} 60% ${34 + row * 3}%)" stroke-opacity="${0.5 - row * 0.04}" stroke-width="${1.5 + row * 0.35}"/>`
  }).join('')
  const hills = [
    [210, 24, 12],
    [236, 20, 16],
  ]
    .map(
      ([y = 0, light = 0, lift = 0], at) =>
        `<path d="M0 ${y} C ${200 + at * 90} ${y - 90 - lift} ${380 + at * 60} ${y + 26} ${600} ${y - 30} S ${980 - at * 70} ${y - 120} 1200 ${y - 20} V 400 H 0 Z" fill="hsl(${hue} 42% ${light - 10}%)"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stop-color="hsl(${hue} 55% 8%)"/><stop offset="1" stop-color="hsl(${hue} 50% 22%)"/>
      </linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="hsl(${hue} 80% 88%)" stop-opacity="0.9"/><stop offset="1" stop-color="hsl(${hue} 80% 70%)" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="880" cy="150" r="190" fill="url(#glow)" opacity="0.55"/>
    <circle cx="880" cy="150" r="66" fill="hsl(48 90% 88%)"/>
    <circle cx="862" cy="136" r="60" fill="hsl(48 96% 94%)" opacity="0.5"/>
    ${hills}
    <rect y="252" width="1200" height="148" fill="hsl(${hue} 55% 10%)" opacity="0.75"/>
    ${waves}
    <ellipse cx="880" cy="330" rx="120" ry="58" fill="hsl(48 90% 80%)" opacity="0.16"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
}

/** Messages about past deposits and withdrawals; older ones are marked as read. */
async function fillInboxes({ app, owner, now }: World, residents: readonly Resident[]): Promise<void> {
  await run(
    owner,
    sql`
      insert into inbox_message (member_id, kind, text_key, places, link, occasion, at, read_at, is_pushed)
      select member_id, 'money', text_key, places, link, occasion, at, case when at < ${later(now, -2 * DAY_MS)} then at end, true
      from (
        select d.member_id, 'deposited' as text_key, '/index?member=depositv2' as link, 'deposit:' || d.id as occasion,
          d.credited_at as at,
          jsonb_build_object(
            'amount', jsonb_build_object('money', ((d.amount - d.fee) / 10000)::text || '.00', 'currency', d.currency),
            'reference', 'D-' || d.number
          ) as places,
          row_number() over (partition by d.member_id order by d.number desc) as rank
        from deposit d
        where d.credited_at is not null
        union all
        select w.member_id, 'withdrawn', '/index?member=withdraw', 'withdrawal:' || w.id || ':paid', w.paid_at,
          jsonb_build_object(
            'amount', jsonb_build_object('money', ((w.amount - w.fee) / 10000)::text || '.00', 'currency', w.currency),
            'reference', 'W-' || w.number
          ),
          row_number() over (partition by w.member_id order by w.number desc)
        from withdrawal w
        where w.paid_at is not null
      ) told
      where rank <= 6
      order by at
    `,
  )
  await inTransaction(app.db, async (tx) => {
    for (const { id } of residents.filter(({ type }) => type !== 4))
      await tellMember(tx, { memberId: id, kind: 'house', occasion: 'welcome', text: 'welcome', now })
    for (const { id } of residents.filter(({ account }) => ['mai', 'linh', 'grace'].includes(account)))
      await setConsent(tx, { memberId: id, consent: 'offer.inbox', isOn: true, via: 'seed', now })
  })
}

async function operatorOf({ app }: World, account: string): Promise<{ id: string; account: string }> {
  return one(
    app.db,
    sql<{ id: string; account: string }>`select id, account from operator where account = ${account}`,
  )
}

async function writeCampaign(world: World): Promise<void> {
  const { app, now } = world
  const [linh, huy] = [await operatorOf(world, 'op-linh'), await operatorOf(world, 'op-huy')]
  await inTransaction(app.db, async (tx) => {
    const at = later(now, -20 * 60 * MINUTE_MS)
    const written = {
      ...letter,
      isMarketing: false,
      alsoMail: false,
      audience: { kind: 'all' },
      state: 'proposed',
    } as const
    const id = await insertCampaign(tx, { ...written, merchant: 'JADE', operator: linh, now: at })
    await decideCampaign(tx, id, {
      state: 'sending',
      operator: huy,
      reason: null,
      now: later(at, 9 * MINUTE_MS),
    })
  })
  await deliverCampaigns(app)
}

type Find = (account: string) => Resident

async function complain(world: World, find: Find): Promise<void> {
  const { app, now } = world
  const linh = await operatorOf(world, 'op-linh')
  await inTransaction(app.db, async (tx) => {
    for (const { account, type, content, answer, hoursAgo } of feedbacks) {
      const at = later(now, -hoursAgo * 60 * MINUTE_MS)
      const { id: memberId, merchant } = find(account)
      const id = await insertFeedback(tx, {
        merchant,
        memberId,
        questionType: type,
        content,
        files: [],
        now: at,
        dueAt: later(at, DAY_MS),
      })
      if (account !== 'baochau') await setClaim(tx, id, linh)
      if (answer)
        await addAnswer(tx, id, { by: linh.account, text: answer, now: later(at, 3 * 60 * MINUTE_MS) })
    }
  })
}

async function talk(world: World, find: Find): Promise<void> {
  const { app, now } = world
  const huy = await operatorOf(world, 'op-huy')
  for (const { account, lines, answer, stars, minutesAgo } of talks) {
    const { id: memberId, merchant } = find(account)
    const at = (minutes: number): Date => later(now, (minutes - minutesAgo) * MINUTE_MS)
    await inTransaction(app.db, async (tx) => {
      const guest = { memberId }
      const { id } = await openConversation(tx, {
        merchant,
        guest,
        name: account,
        language: 'vi',
        ip: '198.51.100.14',
        now: at(0),
      })
      const line = { who: null, file: null }
      for (const [index, text] of lines.entries())
        await addLine(tx, id, { ...line, at: at(index), by: 'guest', text })
      if (answer === null) return
      await setClaimed(tx, id, huy)
      await addLine(tx, id, { ...line, at: at(2), by: 'system', who: huy.account, text: 'taken' })
      await addLine(tx, id, { ...line, at: at(3), by: 'operator', who: huy.account, text: answer })
      await setClosed(tx, id, 'operator', at(9))
      if (stars) await setRating(tx, id, stars, null)
    })
  }
}

async function chatter({ app, now }: World, find: Find): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    for (const [index, [account, text]] of room.entries()) {
      const { id: memberId, merchant } = find(account)
      const at = later(now, (index * 3 - 40) * MINUTE_MS)
      await insertChatLine(tx, {
        merchant,
        room: '',
        memberId,
        name: maskedName(account),
        text,
        written: text,
        now: at,
      })
    }
  })
}
