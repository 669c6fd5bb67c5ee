import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { checkPerimeter } from './perimeter/check.ts'

const port = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65_535))), fallback)
const optional = z.optional(z.string().check(z.minLength(1)))

/** What differs between machines; everything a business person may want to change is a setting instead. */
const Environment = z.object({
  FAIRHOUSE_MODE: z._default(z.enum(['demo', 'live']), 'demo'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: optional,
  PORT: port(8080),
  OFFICE_PORT: port(8081),
  GAME_PORT: port(8082),
  PROCESSOR_PORT: port(8083),
  OUTBOX_PORT: port(8084),
  SMTP_PORT: port(8085),
  ARCADE_PORT: port(8086),
  VENDOR_PORT: port(8087),
  HOST: z._default(z.string(), '0.0.0.0'),
  /** The demo's sandboxes, mail and SMS outbox listen here: they show everybody's messages, so nobody else's machine reaches them. */
  SANDBOX_HOST: z._default(z.string(), '127.0.0.1'),
  /** Further origins on this machine that the demo may call, comma-separated: sandboxes of one's own. Refused in live mode. */
  SANDBOX_ORIGINS: optional,
  /** Server processes that listen on these ports together: `npm start` runs so many, and whoever starts them by hand says so here. */
  SERVERS: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(64))), 1),
  /** Public addresses where they are not http://<this machine>:<port>; live mode needs them, with https. */
  SITE_ORIGIN: optional,
  OFFICE_ORIGIN: optional,
  GAME_ORIGIN: optional,
  /** A second address of the games, tried where the first does not answer: the launch's game_url2 (decision 5). */
  GAME_FALLBACK_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))),
  PROCESSOR_URL: optional,
  ARCADE_URL: optional,
  /** The key shared with the sandbox processor; without it both sides derive one from FAIRHOUSE_SECRET. */
  PROCESSOR_SECRET: optional,
  /** Where mail leaves: the demonstration's own catcher, or a real server. */
  SMTP_HOST: optional,
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  /** 'tls' from the first byte (465), 'starttls' demanded (587), 'none' for a catcher on this machine. */
  SMTP_SECURITY: z.optional(z.enum(['tls', 'starttls', 'none'])),
  /** The address that mail comes from; the brand's name stands before it. */
  MAIL_FROM: z.optional(z.email()),
  /** Takes SMS as signed JSON: the demonstration's own outbox, or an adapter to a real gateway. */
  SMS_GATEWAY_URL: z.optional(z.url()),
  /** The key shared with the gateway; in the demonstration both sides derive one from FAIRHOUSE_SECRET. */
  SMS_GATEWAY_SECRET: optional,
  /** One more push service besides those of browsers' makers, as an origin: a relay of one's own, or a test's. */
  PUSH_SERVICE: z.optional(z.url()),
  /** Tries of the human check that a visitor's device makes in the mean, a quarter of a millisecond each on a phone. */
  HUMAN_CHECK_TRIES: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(2), z.lte(100_000))), 600),
  /** Comma-separated addresses or networks of proxies whose X-Forwarded headers are believed; nobody's by default. */
  TRUSTED_PROXIES: optional,
  /** Comma-separated addresses and networks from which the back office may be used; everywhere by default (B1). */
  OFFICE_ADDRESSES: optional,
  /** 32 bytes or more of secret, hex or text: seeds, authenticator secrets and processor keys are sealed with it. */
  FAIRHOUSE_SECRET: optional,
  /**
   * Peppers of the passwords (A7), 32 characters or more each, comma-separated: the first one is used for new hashes, the
   * others only for what was hashed with them before. Put a new one in front; take the last one away once nobody needs it.
   */
  PASSWORD_PEPPERS: optional,
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export type Config = z.output<typeof Environment> & {
  readonly secret: string
  /** Peppers of the passwords, today's first. */
  readonly peppers: readonly string[]
  readonly databaseUrl: string
}

const NEEDED_LIVE = [
  'DATABASE_URL',
  'FAIRHOUSE_SECRET',
  'PASSWORD_PEPPERS',
  'SITE_ORIGIN',
  'OFFICE_ORIGIN',
  'GAME_ORIGIN',
  'SMTP_HOST',
  'MAIL_FROM',
  'TRUSTED_PROXIES',
] as const
const LEAST_SECRET_LENGTH = 32

/** In the demo a missing secret is made once and kept beside the data, readable by its owner only. */
function demoSecret(dataDir: string, name: 'secret.key' | 'pepper.key'): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }) // wx: the first of several processes wins
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Reads the environment once. Throws one error that names every variable that is wrong, or, in live mode, missing.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = z.safeParse(Environment, environment)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new Error(`Invalid environment: ${wrong}`)
  }
  const values = parsed.data
  if (values.FAIRHOUSE_MODE === 'live') {
    const missing = NEEDED_LIVE.filter((name) => !values[name])
    if (missing.length) throw new Error(`FAIRHOUSE_MODE=live needs ${missing.join(', ')}`)
  }
  checkPerimeter(values)
  if (!values.DATABASE_URL)
    throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded PostgreSQL')
  const secret = values.FAIRHOUSE_SECRET ?? demoSecret(values.DATA_DIR, 'secret.key')
  if (secret.length < LEAST_SECRET_LENGTH)
    throw new Error(`FAIRHOUSE_SECRET needs at least ${LEAST_SECRET_LENGTH} characters`)
  const peppers = (values.PASSWORD_PEPPERS ?? demoSecret(values.DATA_DIR, 'pepper.key'))
    .split(',')
    .map((pepper) => pepper.trim())
  if (peppers.some((pepper) => pepper.length < LEAST_SECRET_LENGTH))
    throw new Error(`Each of PASSWORD_PEPPERS needs at least ${LEAST_SECRET_LENGTH} characters`)
  return { ...values, secret, peppers, databaseUrl: values.DATABASE_URL }
}

/** Where games are served for a visitor of this host (decision 10), and the fallback launch host where one is configured (decision 5). */
export function gameOrigins(
  { config: { GAME_ORIGIN, GAME_PORT, GAME_FALLBACK_ORIGIN } }: { readonly config: Config },
  host: string,
): readonly [origin: string, ...fallback: string[]] {
  const origin = GAME_ORIGIN ?? `http://${host}:${GAME_PORT}`
  return GAME_FALLBACK_ORIGIN === undefined ? [origin] : [origin, GAME_FALLBACK_ORIGIN]
}
