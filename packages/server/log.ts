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

let traceOf: (() => object | null) | null = null

/** Adds the fields of `ids` to each log line of this process; null ends it. */
export function traceLog(ids: (() => object | null) | null): void {
  traceOf = ids
}

/** Destination of log lines; standard output by default. */
export type LogTarget = { readonly write: (line: string) => void }

/** One JSON line per event; URLs are logged without their query (it may contain tickets). With traces, each line names its trace. */
export function createLog(name: string, level: string, target?: LogTarget): Log {
  const options = {
    mixin: () => traceOf?.() ?? {},
    name,
    level,
    // without it an error under this key would be serialised as {}
    serializers: { error: stdSerializers.err },
    redact: { paths: SECRET_PATHS, censor: '[kept secret]' },
    base: { process: process.pid },
  }
  return target ? pino(options, target) : pino(options)
}
