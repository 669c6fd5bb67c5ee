/** The seconds of each feature's tests: its test files with their setup, and its end-to-end tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../launcher/place.ts'
import { budgets, journeyOf } from './budgets.ts'

/** Seconds by feature ('money/deposits') or place outside of features ('apps/server'). */
export type Spent = Readonly<Record<string, number>>

/** The budget that a file of the repository counts against. */
export function ownerOf(file: string): string {
  const journey = /(?:^|\/)([\w-]+)\.spec\.ts$/.exec(file)?.[1]
  if (journey) return journeyOf[journey] ?? `e2e/${journey}`
  const [place = '', group = '', name = ''] = file.split('/')
  if (place === 'features') return name === '' || name.includes('.') ? place : `${group}/${name}`
  return group === '' || group.includes('.') ? place : `${place}/${group}`
}

/** Durations of Vitest's JUnit report by file, hooks and setup included. */
export function spentInUnits(junit: string): Spent {
  const files = junit.matchAll(/<testsuite name="([^"]+)"[^>]*? time="([\d.]+)"/g)
  return summed([...files].map(([, file = '', seconds]) => [ownerOf(file), Number(seconds)]))
}

/** Durations of Playwright's JSON report by file. */
export function spentInJourneys(report: unknown): Spent {
  return summed(suitesOf(report).flatMap((suite) => durationsOf(suite, String(Object(suite).file))))
}

/** One line for each feature that exceeded its budget, the worst first; one for each without a budget. */
export function overspent(
  spent: Spent,
  allowed: Readonly<Record<string, number>> = budgets,
): readonly string[] {
  return Object.entries(spent)
    .map(([owner, seconds]) => ({ owner, seconds, most: allowed[owner] ?? UNNAMED_SECONDS }))
    .filter(({ seconds, most }) => seconds > most)
    .toSorted((a, b) => b.seconds / b.most - a.seconds / a.most)
    .map(({ owner, seconds, most }) => `${owner} took ${seconds.toFixed(1)} s of ${most} s`)
}

const kept = (what: string) => join(ROOT, 'test-results', `seconds-${what}.json`)

/** Stores the durations of a whole run, so that the end of all runs can compare them with the budgets. */
export function keepSpent(what: 'units' | 'journeys', spent: Spent): void {
  mkdirSync(dirname(kept(what)), { recursive: true })
  writeFileSync(kept(what), JSON.stringify(spent))
}

/** Total durations of the last whole runs. */
export function lastSpent(): Spent {
  const files = ['units', 'journeys'].map(kept).filter((file) => existsSync(file))
  return together(...files.map((file): Spent => JSON.parse(readFileSync(file, 'utf8'))))
}

/** Sums of several runs. */
export function together(...parts: readonly Spent[]): Spent {
  return summed(parts.flatMap((part) => Object.entries(part)))
}

/** The limit for a place without its own budget. */
export const UNNAMED_SECONDS = 3

function summed(parts: readonly (readonly [string, number])[]): Spent {
  const sums = new Map<string, number>()
  for (const [owner, seconds] of parts) sums.set(owner, (sums.get(owner) ?? 0) + seconds)
  return Object.fromEntries(sums)
}

function suitesOf(value: unknown): readonly unknown[] {
  const { suites }: { suites?: unknown } = Object(value)
  return Array.isArray(suites) ? suites : []
}

function durationsOf(suite: unknown, file: string): readonly (readonly [string, number])[] {
  const { specs }: { specs?: unknown } = Object(suite)
  const results = listOf(specs)
    .flatMap((spec) => listOf(Object(spec).tests))
    .flatMap((test) => listOf(Object(test).results))
  const own = results.map((result): readonly [string, number] => [
    ownerOf(file),
    Number(Object(result).duration) / 1_000,
  ])
  return [...own, ...suitesOf(suite).flatMap((inner) => durationsOf(inner, file))]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
