import { createPrivateKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { edPem, keyType, type ProvingKey } from '#features/play/vendors/service/protocols/proof.ts'
import type { ProtocolName } from '#features/play/vendors/store/connections.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  protocol: text,
  target: text,
  'key-id': text,
  'key-file': text,
  game: text,
  currency: text,
  user: text,
  token: text,
  'other-user': text,
  'other-token': text,
  'stale-token': text,
  'answer-key': text,
  port: text,
  fault: text,
  json: flag,
  'self-test': flag,
  'mock-operator': flag,
  help: flag,
} as const

const TEXTS: ReadonlySet<string> = new Set(
  Object.entries(options).flatMap(([name, { type }]) => (type === 'string' ? [`--${name}`] : [])),
)

/** A usage error: a sentence, without a stack. */
export class AskedWrongly extends Error {}

/** Tokens are random text and may begin with a dash: the argument after an option with a value is always its value. */
function joined(given: readonly string[]): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < given.length; at++) {
    const [name = '', value] = given.slice(at, at + 2)
    if (TEXTS.has(name) && value !== undefined) {
      parts.push(`${name}=${value}`)
      at++
    } else parts.push(name)
  }
  return parts
}

export function asked(given: readonly string[]) {
  try {
    return parseArgs({ args: [...joined(given)], options }).values
  } catch (error) {
    throw new AskedWrongly(error instanceof Error ? error.message : String(error))
  }
}

/** The key for verifying responses: its 32 bytes in base64, PEM, or a file of either. */
export function answerKeyOf(given: string | undefined): string | null {
  if (given === undefined) return null
  const key = edPem(existsSync(given) ? readFileSync(given, 'utf8').trim() : given)
  if (key === null)
    throw new AskedWrongly(
      '--answer-key is an Ed25519 public key: 32 bytes in base64, PEM, or a file of either',
    )
  return key
}

/** The text of a file that an option names. */
function fileOf(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new AskedWrongly(`${option}: ${error instanceof Error ? error.message : path}`)
  }
}

/** The key with which a supplier of the protocol signs. */
export function signingKeyOf(protocol: ProtocolName, path: string): string {
  const text = fileOf('--key-file', path)
  const wanted = keyKind(protocol)
  if (wanted !== 'secret' && privateKind(text) !== wanted)
    throw new AskedWrongly(`--key-file: ${protocol} signs with a private ${wanted} key as PEM`)
  return text
}

/** The key with which a wallet of the protocol verifies its supplier. */
export function provingKeyOf(protocol: ProtocolName, path: string): ProvingKey {
  const text = fileOf('--key-file', path)
  const kind = keyKind(protocol)
  if (kind === 'secret') return { kind, secret: text }
  const pem = kind === 'rsa' ? text : edPem(text)
  if (pem === null || keyType(pem) !== kind)
    throw new AskedWrongly(`--key-file: a supplier of ${protocol} is known by a public ${kind} key as PEM`)
  return { kind, pem }
}

function keyKind(protocol: ProtocolName): 'rsa' | 'ed25519' | 'secret' {
  if (protocol === 'softswiss' || protocol === 'pragmatic') return 'secret'
  return protocol === 'hub88' ? 'rsa' : 'ed25519'
}

function privateKind(pem: string): string | null {
  try {
    return createPrivateKey(pem).asymmetricKeyType ?? null
  } catch {
    return null
  }
}

const MOST_PORT = 65_535

/** The port of the mock operator; any free port if none is given. */
export function portOf(given: string | undefined): number {
  const port = Number(given ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > MOST_PORT)
    throw new AskedWrongly(`--port is a whole number up to ${MOST_PORT}`)
  return port
}
