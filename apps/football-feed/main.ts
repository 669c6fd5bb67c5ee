/**
 * A feed simulator, a program of its own: replays a day of real matches to a Fairhouse server, goal by goal. Its options are those of
 * `npm run football-feed`, as variables: FEED_URL, FEED, FEED_KEY, DAY, SPEED, LEAD, LOSS, FILE.
 */
import { readFile } from 'node:fs/promises'
import { createLog } from '#server/log.ts'
import { paceOf } from './pace.ts'
import { deliverTo, interruption, replayDay } from './replay.ts'
import { daysOf } from './script.ts'

const { env } = process
const log = createLog('fairhouse-football-feed', env['LOG_LEVEL'] ?? 'info')
const url = env['FEED_URL'] ?? 'http://localhost:8080'
const pace = paceOf({
  speed: env['SPEED'] ?? '20',
  lead: env['LEAD'] ?? '120',
  loss: env['LOSS'] ?? '0',
})
if ('problem' in pace) throw new Error(`football feed: ${pace.problem}`)
const text = await readFile(env['FILE'] ?? 'data/football/worldcup-2026.json', 'utf8')

await replayDay(deliverTo({ url, feed: env['FEED'] ?? 'football', apiKey: env['FEED_KEY'] ?? '' }), {
  text,
  day: env['DAY'] ?? daysOf(text).at(-1) ?? '',
  ...pace,
  signal: interruption(),
  log,
})
