import sharp from 'sharp'
import { inTransaction } from '#db/pool.ts'
import { makePicture } from '#features/platform/images/public.ts'
import { keepSealed } from '#features/compliance/kyc/service/send.ts'
import { insertCheck, setApproved } from '#features/compliance/kyc/store/id-documents.ts'
import type { DemoMember } from './demo/members.data.ts'
import { DAY_MS, STORY_DAYS, later, type Resident, type World } from './world.ts'

const WIDTH = 860
const HEIGHT = 540

/** Trial accounts have no identity to verify. */
const TRIAL = 4
/** The member whose identity card waits for review. */
const SENDER = 'hongnhung'
/** The new member, who is asked for documents before the first withdrawal. */
const NEWCOMER = 'an'
/** The operator who accepted all other documents, a month ago. */
const REVIEWER = 'op-linh'

/** A card of a fictitious country, so that it cannot be mistaken for a real one. */
async function drawCard(side: 'front' | 'back', rows: readonly (readonly [string, string])[]) {
  const face =
    side === 'front'
      ? '<rect x="48" y="150" width="230" height="300" rx="14" fill="#cbd5e1"/><circle cx="163" cy="255" r="58" fill="#94a3b8"/><path d="M73 450 q90 -150 180 0 z" fill="#94a3b8"/>'
      : '<g fill="#334155"><rect x="48" y="330" width="764" height="26"/><rect x="48" y="376" width="764" height="26"/><rect x="48" y="422" width="764" height="26"/></g>'
  const lines = rows.map(
    ([label, value], row) => `
    <text x="320" y="${185 + row * 78}" font-size="20" fill="#64748b">${label}</text>
    <text x="320" y="${218 + row * 78}" font-size="30" fill="#0f172a">${value}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans, Inter, sans-serif">
    <rect width="${WIDTH}" height="${HEIGHT}" rx="28" fill="#eef6f3"/>
    <rect width="${WIDTH}" height="96" fill="#0f766e"/>
    <text x="48" y="62" font-size="34" fill="#ffffff">Identity card of the demonstration</text>
    ${face}${lines.join('')}
    <text x="430" y="510" font-size="20" fill="#94a3b8" text-anchor="middle">SPECIMEN: no country gave this out.</text>
  </svg>`
  const made = await makePicture(await sharp(Buffer.from(svg)).png().toBuffer())
  if ('refused' in made) throw new Error('seed: a card was not drawn')
  return made.jpeg
}

const validTo = '2034-12-31'
const numbered = [['Number', '000 000 000 000']] as const

const frontOf = ({ name, birthday }: DemoMember) =>
  drawCard('front', [
    ['Full name', name],
    ['Date of birth', birthday],
    ['Valid to', validTo],
  ])

/** Documents of all members who have withdrawn or can: one waits in the office's queue, the others were accepted. */
export async function seedIdDocuments({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const back = await drawCard('back', numbered)
  for (const resident of residents) {
    const { account, type, merchant, id, name, birthday } = resident
    if (type === TRIAL || account === NEWCOMER) continue
    const files = [await keepSealed(app, await frontOf(resident)), await keepSealed(app, back)]
    const isWaiting = account === SENDER
    const sentAt = later(now, isWaiting ? -DAY_MS / 8 : -DAY_MS * STORY_DAYS)
    const sent = { merchant, memberId: id, kind: 'idCard', files, now: sentAt } as const
    await inTransaction(app.db, async (tx) => {
      const check = await insertCheck(tx, sent)
      if (check === null) throw new Error(`seed: ${account} has a document under review`)
      if (isWaiting) return
      const seen = { name, bornOn: birthday, expiresOn: validTo }
      await setApproved(tx, check, seen, { by: REVIEWER, now: later(sentAt, DAY_MS / 24) })
    })
  }
}
