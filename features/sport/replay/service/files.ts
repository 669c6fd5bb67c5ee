import { readFile } from 'node:fs/promises'
import { readOpenfootball } from '#features/sport/events/rules/import/openfootball.ts'
import type { ImportedMatch } from '#features/sport/events/rules/import/match.ts'
import { expectedOf, type Season } from '#features/sport/prices/rules/strength.ts'
import { replayLeagues } from '../rules/leagues.ts'
import { isReplayable, type Replayed } from '../rules/script.ts'

export type Rehearsed = {
  readonly match: Replayed
  /** Goals that the form of both sides before the match let expect. */
  readonly expected: readonly [number, number]
}

let files: Promise<ReadonlyMap<string, readonly Rehearsed[]>> | undefined

/** The matches of each league in order of their dates; read once a process. */
export const rehearsed = () => (files ??= readAll())

async function readAll(): Promise<ReadonlyMap<string, readonly Rehearsed[]>> {
  const lists = await Promise.all(
    replayLeagues.map(async ({ key, file }) => {
      const text = await readFile(new URL(`../../../../data/football/${file}`, import.meta.url), 'utf8')
      const read = readOpenfootball(text)
      if (!read.ok) throw new Error(`sport replay: ${file} is not readable: ${read.error}`)
      return [key, withForm(read.value.matches)] as const
    }),
  )
  return new Map(lists)
}

const none: Season = { played: 0, scored: 0, conceded: 0 }

/** Goals of a team in a match of the files. */
const MEAN_GOALS = 1.4

function withForm(matches: readonly ImportedMatch[]): readonly Rehearsed[] {
  const form = new Map<string, Season>()
  const add = (side: string, scored: number, conceded: number) => {
    const before = form.get(side) ?? none
    form.set(side, {
      played: before.played + 1,
      scored: before.scored + scored,
      conceded: before.conceded + conceded,
    })
  }
  return matches
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .filter(isReplayable)
    .map((match) => {
      const { home, away, full } = match
      const expected = expectedOf(form.get(home) ?? none, form.get(away) ?? none, MEAN_GOALS)
      add(home, full[0], full[1])
      add(away, full[1], full[0])
      return { match, expected }
    })
}
