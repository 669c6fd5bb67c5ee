/**
 * A feed simulator, a program of its own: replays a day of real matches to a Fairhouse server, goal by goal. Its options are those of
 * `npm run football-feed`, as variables: FEED_URL, FEED, FEED_KEY, DAY, SPEED, LEAD, LOSS, FILE.
 */
import { readFile } from 'node:fs/promises'
import { createLog } from '#server/log.ts'
import { deliverTo, interruption, replayDay } from './replay.ts'
import { daysOf } from './script.ts'

const { env } = process
const log = createLog('fairhouse-football-feed', env['LOG_LEVEL'] ?? 'info')
const url = env['FEED_URL'] ?? 'http://localhost:8080'
const text = await readFile(env['FILE'] ?? 'data/football/worldcup-2026.json', 'utf8')

await replayDay(deliverTo({ url, feed: env['FEED'] ?? 'football', apiKey: env['FEED_KEY'] ?? '' }), {
  text,
  day: env['DAY'] ?? daysOf(text).at(-1) ?? '',
  speed: Number(env['SPEED'] ?? 20),
  leadSeconds: Number(env['LEAD'] ?? 120),
  loss: Number(env['LOSS'] ?? 0),
  signal: interruption(),
  log,
})
