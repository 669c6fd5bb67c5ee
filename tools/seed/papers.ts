import sharp from 'sharp'
import { inTransaction } from '#db/pool.ts'
import { makePicture } from '#features/files/door.ts'
import { keepSealed } from '#features/papers/service/send.ts'
import { insertCheck } from '#features/papers/store/papers.ts'
import { town } from './town/town.data.ts'
import { DAY_MS, later, type Resident, type World } from './world.ts'

const WIDTH = 860
const HEIGHT = 540

/** Who sent an identity card that waits to be looked at. */
const SENDER = 'hongnhung'

/** A card of a country that does not exist, so that nobody takes it for one. */
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

/** One paper that waits in the office's queue, both sides. */
export async function seedPapers({ house, now }: World, residents: readonly Resident[]): Promise<void> {
  const sender = residents.find(({ account }) => account === SENDER)
  const person = town.find(({ account }) => account === SENDER)
  if (!sender || !person) throw new Error(`seed: ${SENDER} is not there`)
  const front = await drawCard('front', [
    ['Full name', person.name],
    ['Date of birth', person.birthday],
    ['Valid to', '2034-12-31'],
  ])
  const back = await drawCard('back', [['Number', '000 000 000 000']])
  const files = [await keepSealed(house, front), await keepSealed(house, back)]
  const sent = { merchant: sender.merchant, memberId: sender.id, kind: 'idCard', files } as const
  await inTransaction(house.db, (tx) => insertCheck(tx, { ...sent, now: later(now, -DAY_MS / 8) }))
}
