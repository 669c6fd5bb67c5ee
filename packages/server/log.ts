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

/** Where lines go; standard output where none is named. */
export type LogTarget = { readonly write: (line: string) => void }

/** One JSON line an event; addresses of calls are logged without their query (tickets travel there). */
export function createLog(name: string, level: string, target?: LogTarget): Log {
  const options = {
    name,
    level,
    // without it an error under this name would be written as {}
    serializers: { error: stdSerializers.err },
    redact: { paths: SECRET_PATHS, censor: '[kept secret]' },
    base: { process: process.pid },
  }
  return target ? pino(options, target) : pino(options)
}
