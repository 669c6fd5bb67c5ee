import { isDay, type Day } from '#kit/day.ts'

// Files of published results: CSV or JSON. A file may hold many draws of many lotteries; each becomes one entry of the operator or feed,
// and the same file again changes nothing. Leading zeros must be there: "345" is no number of five digits.
//
// CSV, one prize a line, several numbers separated by spaces:   lottery,date,tier,numbers
//                                                                XSMB,2026-12-04,prize2,00123 45678
// CSV, one draw a line, a column for each number (Northern):     date,special,prize1,prize2_1,prize2_2,…
//                                                                2026-12-04,01234,…
// A feed that follows a draw delivers its numbers so far, with "soFar": true; they may end anywhere in the order drawn.
//
// JSON: [{ "lottery": "XSMB", "date": "2026-12-04", "prizes": { "special": ["01234"], … } }, …]

export type ImportedDraw = {
  readonly lottery: string
  readonly day: Day
  readonly prizes: Readonly<Record<string, readonly string[]>>
  /** The draw goes on: these are its first numbers. */
  readonly soFar?: true
}

export type FileProblem =
  | 'empty' // no draw in it
  | 'json' // not the JSON described above
  | 'header' // the first line of a CSV names other columns
  | 'line' // a line has another number of fields, or no date
  | 'tooMany'

export type ReadFile =
  | { readonly draws: readonly ImportedDraw[] }
  /** `line` from 1; 0 for the whole file. */
  | { readonly problem: FileProblem; readonly line: number }

/** A year of every province. */
const MOST_DRAWS = 15_000

/** Reads a file of published results. Numbers and tiers are checked later, by the game of each lottery. */
export function readResults(text: string, usualLottery: string): ReadFile {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (body === '') return { problem: 'empty', line: 0 }
  const read = body.startsWith('[') || body.startsWith('{') ? readJson(body) : readCsv(body, usualLottery)
  if ('problem' in read) return read
  if (read.draws.length === 0) return { problem: 'empty', line: 0 }
  return read.draws.length > MOST_DRAWS ? { problem: 'tooMany', line: 0 } : read
}

function readJson(body: string): ReadFile {
  const wrong = { problem: 'json', line: 0 } as const
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return wrong
  }
  const draws: ImportedDraw[] = []
  for (const row of Array.isArray(json) ? json : [json]) {
    if (!isRecord(row)) return wrong
    const { lottery, date, prizes } = row
    if (typeof lottery !== 'string' || typeof date !== 'string' || !isDay(date) || !isRecord(prizes))
      return wrong
    const read: Record<string, readonly string[]> = {}
    for (const [tier, numbers] of Object.entries(prizes)) {
      // a number such as 345 has lost its leading zeros
      if (!Array.isArray(numbers) || !numbers.every((number) => typeof number === 'string')) return wrong
      read[tier] = numbers
    }
    const draw = { lottery, day: date, prizes: read }
    draws.push(row['soFar'] === true ? { ...draw, soFar: true } : draw)
  }
  return { draws }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readCsv(body: string, usualLottery: string): ReadFile {
  const lines = body
    .split(/\r?\n/)
    .map((line) => line.split(',').map((field) => field.trim().replace(/^"|"$/g, '')))
  const [head = [], ...rows] = lines
  if (head.join() === 'lottery,date,tier,numbers') return byPrize(rows)
  const isWide =
    head[0] === 'date' && head.length > 1 && head.slice(1).every((name) => /^[a-z]+\d?(_\d)?$/.test(name))
  return isWide ? byDraw(head, rows, usualLottery) : { problem: 'header', line: 1 }
}

function byPrize(rows: readonly (readonly string[])[]): ReadFile {
  const draws = new Map<string, { lottery: string; day: Day; prizes: Record<string, readonly string[]> }>()
  for (const [at, row] of rows.entries()) {
    const [lottery = '', day = '', tier = '', numbers = ''] = row
    if (row.length !== 4 || !isDay(day) || tier === '') return { problem: 'line', line: at + 2 }
    const key = `${lottery}:${day}`
    const draw = draws.get(key) ?? { lottery, day, prizes: {} }
    draws.set(key, draw)
    draw.prizes[tier] = [...(draw.prizes[tier] ?? []), ...numbers.split(/\s+/).filter(Boolean)]
  }
  return { draws: [...draws.values()] }
}

function byDraw(head: readonly string[], rows: readonly (readonly string[])[], lottery: string): ReadFile {
  const draws: ImportedDraw[] = []
  for (const [at, row] of rows.entries()) {
    const [day = '', ...numbers] = row
    if (row.length !== head.length || !isDay(day)) return { problem: 'line', line: at + 2 }
    const prizes: Record<string, string[]> = {}
    for (const [column, number] of numbers.entries()) {
      const tier = (head[column + 1] ?? '').split('_')[0] ?? ''
      prizes[tier] = [...(prizes[tier] ?? []), number]
    }
    draws.push({ lottery, day, prizes })
  }
  return { draws }
}
