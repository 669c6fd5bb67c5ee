import { readNetwork } from '#kit/address.ts'
import type { Config } from '../config.ts'

const ORIGINS = ['SITE_ORIGIN', 'OFFICE_ORIGIN', 'GAME_ORIGIN'] as const

const S3 = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** A live visitor's device makes at least the usual number of attempts; tests solve an easier check. */
const LEAST_TRIES = 600

type Declared = Partial<Pick<Config, (typeof ORIGINS)[number] | 'TRUSTED_PROXIES' | 'SANDBOX_ORIGINS'>> &
  Partial<Pick<Config, (typeof S3)[number] | 'METRICS_HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>> &
  Pick<Config, 'FAIRHOUSE_MODE' | 'HUMAN_CHECK_TRIES'>

/** Comma-separated values of a variable. */
export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The widest network that may be trusted: a few wider ones would cover every address. */
const WIDEST = 8

/** An address or network that can belong to a deployer. */
function isPlace(text: string): boolean {
  const network = readNetwork(text)
  return network !== null && network.prefix >= WIDEST
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text

/**
 * Throws on unsafe origins or proxies (S4, S9). A live server terminates no TLS: without a trusted proxy all callers would have one
 * address, and nothing would show that they used https.
 */
export function checkPerimeter(values: Declared): void {
  for (const name of ORIGINS) {
    const origin = values[name]
    if (origin === undefined) continue
    if (!isOrigin(origin))
      throw new Error(`${name} is an origin such as https://play.example, without a path`)
    if (values.FAIRHOUSE_MODE === 'live' && !origin.startsWith('https:'))
      throw new Error(`FAIRHOUSE_MODE=live needs https in ${name}: its cookies travel on nothing else`)
  }
  const origins = ORIGINS.flatMap((name) => values[name] ?? [])
  if (new Set(origins).size < origins.length)
    throw new Error(
      `${ORIGINS.join(', ')} differ: pages of one origin share cookies and storage, and a game or the back office would be the site’s own page`,
    )
  checkBucket(values)
  checkMetrics(values)
  const wrong = listed(values.TRUSTED_PROXIES).find((place) => !isPlace(place))
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES: ${wrong} is no address and no network such as 10.1.0.0/24; whoever is named there may say who calls`,
    )
  const sandbox = listed(values.SANDBOX_ORIGINS).find((origin) => !isOrigin(origin))
  if (sandbox !== undefined) throw new Error(`SANDBOX_ORIGINS: ${sandbox} is no origin`)
  if (values.FAIRHOUSE_MODE === 'live' && values.SANDBOX_ORIGINS)
    throw new Error('FAIRHOUSE_MODE=live has no sandboxes: leave SANDBOX_ORIGINS out')
  if (values.FAIRHOUSE_MODE === 'live' && values.HUMAN_CHECK_TRIES < LEAST_TRIES)
    throw new Error(
      `FAIRHOUSE_MODE=live needs HUMAN_CHECK_TRIES of ${LEAST_TRIES} or more: less stops no program`,
    )
}

/** Half a configuration would store files in an unexpected place. */
function checkBucket(values: Declared): void {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (S3_BUCKET === undefined && S3.some((name) => values[name] !== undefined))
    throw new Error(
      'S3_BUCKET is missing: without it files are stored locally and no other S3_ variable applies',
    )
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither')
  if (values.FAIRHOUSE_MODE === 'live' && S3_ENDPOINT !== undefined && !S3_ENDPOINT.startsWith('https:'))
    throw new Error('FAIRHOUSE_MODE=live needs https in S3_ENDPOINT: slips and documents travel there')
}

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Metrics tell how much is deposited and bet: another machine needs the token to read them. */
function checkMetrics({ METRICS_PORT, METRICS_HOST = '127.0.0.1', METRICS_TOKEN }: Declared): void {
  if (METRICS_PORT !== undefined && !HERE.has(METRICS_HOST) && METRICS_TOKEN === undefined)
    throw new Error(`METRICS_HOST=${METRICS_HOST} is open to other machines: set METRICS_TOKEN`)
}
