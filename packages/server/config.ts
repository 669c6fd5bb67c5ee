import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { checkPerimeter } from './perimeter/check.ts'

const portNumber = z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65_535)))
const port = (fallback: number) => z._default(portNumber, fallback)
const optional = z.optional(z.string().check(z.minLength(1)))

/** Configuration per machine; everything that business users may change is a setting instead. */
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
  /**
   * Listening address of the demo's sandboxes and outbox: they show all messages without a login, so other machines must not reach
   * them.
   */
  SANDBOX_HOST: z._default(z.string(), '127.0.0.1'),
  /** Further local origins that the demo may call, comma-separated: your own sandboxes. Refused in live mode. */
  SANDBOX_ORIGINS: optional,
  /** Number of server processes that share these ports: `npm start` runs this many; set it if you start them yourself. */
  SERVERS: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(64))), 1),
  /** Public origins if they are not http://<this machine>:<port>; required, with https, in live mode. */
  SITE_ORIGIN: optional,
  OFFICE_ORIGIN: optional,
  GAME_ORIGIN: optional,
  /** A fallback origin of the games, used if the first does not respond: the launch's game_url2 (decision 5). */
  GAME_FALLBACK_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/))),
  PROCESSOR_URL: optional,
  ARCADE_URL: optional,
  /** Stripe's API, if it is not https://api.stripe.com: a stand-in, such as apps/stripe. */
  STRIPE_URL: z.optional(z.url()),
  /** The key shared with the sandbox processor; by default both sides derive it from FAIRHOUSE_SECRET. */
  PROCESSOR_SECRET: optional,
  /** The SMTP server: the demo's outbox, or a real one. */
  SMTP_HOST: optional,
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  /** 'tls' from the start (465), 'starttls' required (587), 'none' for an outbox on this machine. */
  SMTP_SECURITY: z.optional(z.enum(['tls', 'starttls', 'none'])),
  /** The sender address of emails; the brand's name is added. */
  MAIL_FROM: z.optional(z.email()),
  /** Accepts SMS as signed JSON: the demo's outbox, or an adapter to a real gateway. */
  SMS_GATEWAY_URL: z.optional(z.url()),
  /** The key shared with the gateway; in the demo both sides derive it from FAIRHOUSE_SECRET. */
  SMS_GATEWAY_SECRET: optional,
  /** Uploaded files in an S3 bucket; without it, in the folder `files` of DATA_DIR. */
  S3_BUCKET: optional,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  /** The origin of an S3-compatible service; AWS itself needs none. */
  S3_ENDPOINT: z.optional(z.url()),
  /** Put in front of every file's name. */
  S3_PREFIX: z._default(z.string(), 'files/'),
  /** Both or none; without them the SDK's credential chain applies (a role of the machine, a web identity). */
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  /** Whether the bucket is part of the path instead of the host name; by default if S3_ENDPOINT is set. */
  S3_PATH_STYLE: z.optional(z.stringbool()),
  /** Encryption at rest that the bucket is asked for; none is named by default, so its own default applies. */
  S3_ENCRYPTION: z.optional(z.enum(['AES256', 'aws:kms'])),
  /** One more push service besides those of browser vendors, as an origin: your own relay, or a test's. */
  PUSH_SERVICE: z.optional(z.url()),
  /** Mean number of attempts of the human check's proof of work, a quarter of a millisecond each on a phone. */
  HUMAN_CHECK_TRIES: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(2), z.lte(100_000))), 600),
  /** Comma-separated addresses or networks of proxies whose X-Forwarded headers are trusted; none by default. */
  TRUSTED_PROXIES: optional,
  /** Comma-separated addresses and networks that may use the back office; any by default (B1). */
  OFFICE_ADDRESSES: optional,
  /** At least 32 bytes of secret, hex or text: seeds, authenticator secrets and processor keys are encrypted with it. */
  FAIRHOUSE_SECRET: optional,
  /**
   * Password peppers (A7), 32 characters or more each, comma-separated: the first is used for new hashes, the others only to verify
   * older ones. To rotate, add a new one in front; remove the last one when no hash names it.
   */
  PASSWORD_PEPPERS: optional,
  /** Turns on Prometheus metrics: each process serves them on a port of its own, see docs/operations.md. */
  METRICS_PORT: z.optional(portNumber),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** The bearer token that a scrape must present; required where METRICS_HOST is not this machine. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Turns on OpenTelemetry traces: the base address of an OTLP/HTTP collector, such as http://collector:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  /** Further headers for the collector, as name=value, comma-separated: its key, for example. */
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  /** Share of traces that is recorded, 0 to 1; a caller's own decision is kept. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.pipe(z.coerce.number(), z.number().check(z.gte(0), z.lte(1))), 1),
  /** Name in front of each program's: fairhouse-server and fairhouse-worker by default. */
  OTEL_SERVICE_NAME: z._default(z.string(), 'fairhouse'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export type Config = z.output<typeof Environment> & {
  readonly secret: string
  /** Password peppers, the current one first. */
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

/** In the demo a missing secret is generated once and stored beside the data, readable by its owner only. */
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

/** Reads the environment once. Throws one error that names every invalid variable and, in live mode, every missing one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = z.safeParse(Environment, environment)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new Error(`Invalid environment: ${wrong}`)
  }
  const values = parsed.data
  if (values.FAIRHOUSE_MODE === 'live') {
    const missing = NEEDED_LIVE.filter((name) => !values[name])
    if (missing.length)
      throw new Error(`FAIRHOUSE_MODE=live needs ${missing.join(', ')} (see README, Opening for real)`)
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

/** The games' origin for a visitor of this host (decision 10), and the fallback origin if one is configured (decision 5). */
export function gameOrigins(
  { config: { GAME_ORIGIN, GAME_PORT, GAME_FALLBACK_ORIGIN } }: { readonly config: Config },
  host: string,
): readonly [origin: string, ...fallback: string[]] {
  const origin = GAME_ORIGIN ?? `http://${host}:${GAME_PORT}`
  return GAME_FALLBACK_ORIGIN === undefined ? [origin] : [origin, GAME_FALLBACK_ORIGIN]
}
