import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { edPem } from '#features/vendors/service/dialects/proof.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  dialect: text,
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
} as const

const TEXTS: ReadonlySet<string> = new Set(
  Object.entries(options).flatMap(([name, { type }]) => (type === 'string' ? [`--${name}`] : [])),
)

/** What was asked for wrongly: a sentence, never a stack of calls. */
export class AskedWrongly extends Error {}

/** Tokens are random text and may begin with a dash: what stands behind an option that takes a text is that text. */
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

/** The key that answers are checked with: its 32 bytes in base64, PEM, or a file of either. */
export function answerKeyOf(given: string | undefined): string | null {
  if (given === undefined) return null
  const key = edPem(existsSync(given) ? readFileSync(given, 'utf8').trim() : given)
  if (key === null)
    throw new AskedWrongly(
      '--answer-key is an Ed25519 public key: 32 bytes in base64, PEM, or a file of either',
    )
  return key
}
