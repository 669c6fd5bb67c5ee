/** Verification of a match of a virtual league, as its page exports it. */
import { isRecord } from '#game-kit/schema.ts'
import type { DrawVerdict } from './draw.ts'

/** The verdict on the file of a virtual match; null for any other file. Throws a TypeError for one that cannot be read. */
export async function virtualVerdict(json: unknown): Promise<DrawVerdict | null> {
  if (!isRecord(json) || json['record'] !== 'virtualMatch') return null
  const [{ matchRecord }, { verifyMatch }] = await Promise.all([
    import('#features/sport/virtual/contract.ts'),
    import('#features/sport/virtual/rules/seeds.ts'),
  ])
  // files from before races have no runners, those from before goalscorers no version
  const read = matchRecord.safeParse({ runners: [], version: 1, ...json })
  if (!read.success)
    throw new TypeError(`not an exported match: ${read.error.issues[0]?.path.join('.') ?? ''}`)
  const { home, away, runners, league, no } = read.data
  const { verdict, differences, drawn } = verifyMatch(read.data)
  if (verdict === 'early') throw new TypeError('the match is not over: its seed is still secret')
  const order = (drawn?.places ?? []).flat().map((number) => runners[number - 1] ?? number)
  console.log(
    runners.length > 0
      ? `  ${league} ${no}: ${order.join(', ')}`
      : `  ${league} ${no}: ${home} ${drawn?.counts['full']?.join('–') ?? ''} ${away}`,
  )
  return { isSame: verdict === 'same', differences, stake: '', win: '', events: [] }
}
