import { hex, utf8 } from '#kit/sha/bytes.ts'
import { sha256 } from '#kit/sha/sha256.ts'
import type { Json } from './schema.ts'

/** JSON with sorted keys and no spaces: the same value always gives the same text. */
export function canonicalText(json: Json): string {
  if (Array.isArray(json)) return `[${json.map((item: Json) => canonicalText(item)).join(',')}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json)
  const fields = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value)}`).join(',')}}`
}

/** SHA-256 of the canonical text, in hexadecimal: stored with each round beside the game version. */
export function configHash(config: Json): string {
  return hex(sha256(utf8(canonicalText(config))))
}
