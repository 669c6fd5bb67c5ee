import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { FileRule, Route, Schema, Upload } from '#contract/route.ts'
import type { App } from '../app.ts'
import type { Refused } from '../idempotency.ts'

const MOST_ISSUES = 8

/** The format of an idempotency key. */
const KEY_SHAPE = /^[\w:.-]{8,120}$/

/** An invalid key is refused: treating it as none would execute a repeated call twice without the sender knowing. */
function isOddKey({ headers }: FastifyRequest): boolean {
  const key = headers['idempotency-key']
  return key !== undefined && !(typeof key === 'string' && KEY_SHAPE.test(key))
}

type Issue = { path: string; problem: string }

type Encodable = Parameters<typeof z.decode>[0]

/** Reads and validates everything a route declares; unknown fields are refused by the contract's strict schemas. */
export async function readInput(
  app: App,
  merchant: string,
  route: Route,
  request: FastifyRequest,
): Promise<Record<string, unknown> | Refused> {
  const input: Record<string, unknown> = {}
  const issues: Issue[] = []
  const take = (part: 'params' | 'query' | 'body', schema: Schema | undefined, wire: unknown) => {
    if (!schema) return
    const parsed = z.safeDecode(schema as Encodable, wire)
    if (parsed.success) {
      input[part] = parsed.data
      findUnkeepable(parsed.data, part, issues)
    } else
      issues.push(
        ...parsed.error.issues.map((issue) => ({
          path: [part, ...issue.path].join('.'),
          problem: problemOf(issue),
        })),
      )
  }
  take('params', route.params, request.params)
  take('query', route.query, request.query)
  const body = await bodyOf(app, merchant, route, request)
  if ('refused' in body) return body
  if (body.files) input['files'] = body.files
  take('body', route.body, body.json)
  if (route.idempotent && isOddKey(request)) issues.push({ path: 'idempotency-key', problem: 'format' })
  if (issues.length) return { refused: 'request.invalid', detail: { issues: issues.slice(0, MOST_ISSUES) } }
  return input
}

/** Bounds for dates: outside them arithmetic would exceed what dates can represent. */
const EARLIEST = Date.UTC(1900, 0)
const LATEST = Date.UTC(2200, 0)
const LARGEST = 2n ** 63n - 1n
/** Plain numbers are counts, minutes and kinds: four-byte columns. Money and IDs are bigint. */
const MOST_WHOLE = 2 ** 31 - 1
const DEEPEST = 8

/**
 * Values that no column can store, no matter what the schema says: a NUL or a lone surrogate, a number out of range, a date out of bounds.
 */
function oddityOf(value: unknown): string | null {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return 'surrogate'
    return value.includes('\0') ? 'nul' : null
  }
  if (typeof value === 'number') return Math.abs(value) > MOST_WHOLE ? 'too_big' : null
  if (typeof value === 'bigint') return value > LARGEST || value < -LARGEST ? 'too_big' : null
  if (!(value instanceof Date)) return null
  const at = value.getTime()
  return at >= EARLIEST && at < LATEST ? null : 'invalid_date'
}

/** Adds what cannot be stored to `issues`, with its path. */
function findUnkeepable(value: unknown, path: string, issues: Issue[], depth = 0): void {
  const problem = oddityOf(value)
  if (problem !== null) issues.push({ path, problem })
  if (typeof value !== 'object' || value === null || value instanceof Date || depth >= DEEPEST) return
  for (const [name, inner] of Object.entries(value))
    findUnkeepable(inner, `${path}.${name}`, issues, depth + 1)
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown: ${issue.keys.join(', ').slice(0, 100)}`
  return issue.code === 'custom' ? issue.message : issue.code
}

type Body = { readonly json: unknown; readonly files?: readonly Upload[] }

async function bodyOf(
  app: App,
  merchant: string,
  route: Route,
  request: FastifyRequest,
): Promise<Body | Refused> {
  if (route.files)
    return request.isMultipart() ? readFiles(route.files, request) : invalid('body', 'multipart')
  if (!route.body) return { json: undefined }
  const kind = request.headers['content-type'] ?? ''
  // content types that another site can post without a preflight: only where the specification requires a form (S4)
  if (!route.form && kind.startsWith('application/x-www-form-urlencoded')) return invalid('body', 'form')
  const isSealed = kind.startsWith('application/jose')
  if (!route.encrypted) return isSealed ? invalid('body', 'sealed') : { json: request.body }
  if (!isSealed && (await app.merchants.stored(merchant, 'acceptPlain')) === true)
    return { json: request.body }
  if (!isSealed || typeof request.body !== 'string') return { refused: 'encryption.required' }
  const opened = await app.bodyEncryption.open(request.body, route.path)
  if (opened === null) return { refused: 'encryption.invalid' }
  try {
    return { json: JSON.parse(opened) }
  } catch {
    return invalid('body', 'json')
  }
}

function invalid(path: string, problem: string): Refused {
  return { refused: 'request.invalid', detail: { issues: [{ path, problem }] } }
}

/** A truncated form, a missing boundary or an invalid part: the parser throws a plain error, and the client is at fault. */
async function readFiles(rule: FileRule, request: FastifyRequest): Promise<Body | Refused> {
  try {
    return await readParts(rule, request)
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error // too large, too many: the port knows the code
    return invalid('body', 'unreadable')
  }
}

async function readParts(rule: FileRule, request: FastifyRequest): Promise<Body | Refused> {
  const files: Upload[] = []
  const fields: Record<string, string> = {}
  const limits = { fileSize: rule.maxBytes, files: rule.atMost, fields: 20, fieldSize: 4_000, parts: 24 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    const bytes = await part.toBuffer()
    if (part.fieldname !== rule.field) return invalid(`files.${part.fieldname}`.slice(0, 60), 'unknown')
    if (part.file.truncated) return { refused: 'request.tooLarge' }
    files.push({ name: part.filename.slice(0, 200), bytes })
  }
  return { json: fields, files }
}
