/**
 * `npm run football-feed -- --day 2026-06-26 --speed 20` replays a day of the World Cup into the running product as its feed "football"
 * does (docs/sports-feeds.md). The demo has that feed and keeps its key in DATA_DIR; elsewhere FEED_KEY is the key that an operator added.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paceOf } from '#apps/football-feed/pace.ts'
import { deliverTo, interruption, replayDay } from '#apps/football-feed/replay.ts'
import { daysOf } from '#apps/football-feed/script.ts'
import { createLog } from '#server/log.ts'
import { placeOf, ROOT } from './launcher/place.ts'
import { FEED_KEY_FILE } from './seed/sports/feed.ts'

const value = (fallback: string) => ({ type: 'string', default: fallback }) as const
const { values } = parseArgs({
  options: {
    day: value(''),
    /** How many times faster than life. */
    speed: value('20'),
    /** Seconds until the first kick-off. */
    lead: value('120'),
    /** The share of messages that is lost on the way. */
    loss: value('0'),
    file: value(join(ROOT, 'data/football/worldcup-2026.json')),
    url: value(''),
    feed: value('football'),
  },
})

function fail(problem: string): never {
  console.error(`football feed: ${problem}`)
  process.exit(2)
}

const { dataDir, ports } = placeOf(process.env)
const keyFile = join(dataDir, FEED_KEY_FILE)
const apiKey = process.env['FEED_KEY'] ?? (existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : null)
if (!apiKey) fail('FEED_KEY is missing: the API key of a feed of the back office (Sports trading, Feeds)')
const text = readFileSync(values.file, 'utf8')
const days = daysOf(text)
const day = values.day || fail(`choose a day with --day: ${days.join(' ')}`)
if (!days.includes(day))
  fail(`${day} has no matches with the minutes of their goals. Days: ${days.join(' ')}`)
const pace = paceOf(values)
if ('problem' in pace) fail(`--${pace.problem}`)

const url = values.url || `http://localhost:${ports.PORT}`
console.log(`Follow it on ${url}/sports; its health: back office, Sports trading, Feeds.`)
await replayDay(deliverTo({ url, feed: values.feed, apiKey }), {
  text,
  day,
  ...pace,
  signal: interruption(),
  log: createLog('fairhouse-football-feed', process.env['LOG_LEVEL'] ?? 'info'),
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
