import type { Dice } from './values.ts'

const b64 = (text: string): string => Buffer.from(text).toString('base64url')

/** The five parts of a JWE body; the first is its header. */
const jwe = (header: object | string): string =>
  [typeof header === 'string' ? b64(header) : b64(JSON.stringify(header)), '', 'aaaa', 'aaaa', 'aaaa'].join(
    '.',
  )

const point = { kty: 'EC', crv: 'P-256', x: 'a'.repeat(43), y: 'b'.repeat(43) }
const good = { alg: 'ECDH-ES', enc: 'A256GCM', epk: point, iat: 1, jti: 'x'.repeat(36), path: '/' }

/** Invalid encrypted bodies. */
const sealed: readonly string[] = [
  '',
  '.',
  '....',
  'a.b.c.d.e',
  jwe(good),
  jwe({ ...good, alg: 'none' }),
  jwe({ ...good, alg: 'dir' }),
  jwe({ ...good, alg: 'PBES2-HS256+A128KW', p2c: 2 ** 31, p2s: 'a' }), // an iteration count that would take years, if it were accepted
  jwe({ ...good, zip: 'DEF' }),
  jwe({ ...good, crit: ['b64'], b64: false }),
  jwe({ ...good, epk: { ...point, crv: 'P-521' } }),
  jwe({ ...good, epk: null }),
  jwe({ ...good, kid: "'; drop table sealing_key; --" }),
  jwe({ ...good, kid: { $gt: '' } }),
  jwe('{"__proto__":{"alg":"none"}}'),
  jwe('not json'),
  'x'.repeat(60_000),
  `${'eyJ9.'.repeat(5_000)}`,
  '\ud800',
]

const types: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/jose',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'application/json, text/html',
  'APPLICATION/JSON',
  ';;;',
  'a'.repeat(4_000),
]

const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
  '\u0000',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&a=2&__proto__[x]=1',
  `{"a":"${'x'.repeat(70_000)}"}`,
  '1e999999',
]

/** Malformed headers; those that authenticate the caller are left out. */
const headers: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': "'; drop table member; --" },
  { 'idempotency-key': 'k'.repeat(5_000) },
  { 'idempotency-key': '__proto__' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'deflate, br' },
  { 'transfer-encoding': 'identity' },
  { accept: 'text/html' },
  { 'accept-encoding': 'gzip;q=1e9, *;q=-1' },
  { 'accept-language': 'x'.repeat(9_000) },
  { language: '__proto__' },
  { language: '../../etc' },
  { merchant: "JADE' or '1'='1" },
  { merchant: '__proto__' },
  { merchant: 'x'.repeat(9_000) },
  { 'human-check': 'x'.repeat(9_000) },
  { 'human-check': Buffer.from('{"challenge":{"parameters":{"cost":1e9}}}').toString('base64') },
  { 'user-agent': '\u0001\u0002' },
  { 'x-forwarded-for': '1.2.3.4, ::1, nobody' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-18446744073709551615' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'never' },
  { origin: 'null' },
  { cookie: `${'c='.repeat(2_000)}` },
  { expect: '200-maybe' },
  { 'webhook-signature': 'v1,' },
  { 'module-id': 'x'.repeat(3_000) },
  { host: 'a b' },
]

const oneOf = <T>(all: readonly T[], dice: Dice): T => all[dice(all.length)] as T // lists above are not empty

/** A malformed envelope of a call: its content type, its bytes or its headers. */
export function oddEnvelope(dice: Dice): {
  readonly what: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
} {
  switch (dice(4)) {
    case 0:
      return { what: 'sealed', headers: { 'content-type': 'application/jose' }, payload: oneOf(sealed, dice) }
    case 1:
      return {
        what: 'type and body',
        headers: { 'content-type': oneOf(types, dice) },
        payload: oneOf(bodies, dice),
      }
    case 2:
      return { what: 'body', headers: { 'content-type': 'application/json' }, payload: oneOf(bodies, dice) }
    default: {
      const odd = oneOf(headers, dice)
      return { what: `header ${JSON.stringify(odd).slice(0, 60)}`, headers: odd }
    }
  }
}
