import { pino, stdSerializers, type Logger } from 'pino'

export type Log = Logger

/** Names whose values never reach a log, wherever they stand. */
const SECRET_PATHS = [
  'password',
  'token',
  'ticket',
  'authorization',
  'cookie',
  'serverSeed',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** One JSON line an event on standard output; addresses of calls are logged without their query (tickets travel there). */
export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    // without it an error under this name would be written as {}
    serializers: { error: stdSerializers.err },
    redact: { paths: SECRET_PATHS, censor: '[kept secret]' },
    base: { process: process.pid },
  })
}
