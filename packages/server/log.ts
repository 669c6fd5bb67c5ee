import { pino, stdSerializers, type Logger } from 'pino'

export type Log = Logger

/** Field names whose values are never logged, at any depth. */
const SECRET_PATHS = [
  'password',
  'token',
  'ticket',
  'authorization',
  'cookie',
  'serverSeed',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Destination of log lines; standard output by default. */
export type LogTarget = { readonly write: (line: string) => void }

/** One JSON line per event; URLs are logged without their query (it may contain tickets). */
export function createLog(name: string, level: string, target?: LogTarget): Log {
  const options = {
    name,
    level,
    // without it an error under this key would be serialised as {}
    serializers: { error: stdSerializers.err },
    redact: { paths: SECRET_PATHS, censor: '[kept secret]' },
    base: { process: process.pid },
  }
  return target ? pino(options, target) : pino(options)
}
