/** What an operator types of a result beside its score: goals and line-ups. Null: it cannot be read. */
import type { Goal } from '#features/sport/events/rules/results.ts'

const GOAL = /^([12])\s+(\d{1,3})\s+(\S.*?)(\s+\(?og\)?)?$/i

/** One goal a line, in order: side 1 or 2 that gains it, minute, player, "og" after an own goal: "1 23 Ann", "2 40 Bo og". */
export function goalsFrom(text: string): Goal[] | null {
  const goals: Goal[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, side, minute, who, own] = GOAL.exec(line) ?? []
    if (!side || !minute || !who) return null
    goals.push({
      side: side === '1' ? 'home' : 'away',
      who,
      minute: Number(minute),
      isOwn: own !== undefined,
    })
  }
  return goals
}

/** Names, one a line or separated by commas. */
export const namesFrom = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
