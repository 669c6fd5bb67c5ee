import { gzipSync } from 'node:zlib'
import type { FileRule } from '#contract/route.ts'
import type { Dice } from './values.ts'

/** A multipart form with files, as bytes: what a program can send and a browser would not. */
export type Posted = { readonly what: string; readonly type: string; readonly payload: Buffer }

const BOUNDARY = 'x'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const CRLF = '\r\n'

/** A PNG of a few bytes whose header claims 100,000 pixels in width and height. */
const PNG_BOMB = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000186a0000186a00806000000d3fbb0c10000000049454e44ae426082',
  'hex',
)
/** Ten megabytes of zeros in ten kilobytes. */
const ZIPPED = gzipSync(Buffer.alloc(10 * 1024 * 1024))

const contents: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('not a picture')],
  ['a picture that says it is huge', PNG_BOMB],
  ['a zip bomb', ZIPPED],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['entities', Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>')],
  ['a cut picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a program', Buffer.from('7f454c46020101', 'hex')],
  ['a boundary of its own', Buffer.from(`a${CRLF}--${BOUNDARY}${CRLF}b`)],
]

const names = [
  '../../../etc/passwd',
  'C:\\windows\\system32\\a.png',
  'a\0.png',
  '\u202egnp.exe',
  `${'n'.repeat(5_000)}.png`,
  '',
  "'; drop table member; --.png",
  '<img src=x onerror=alert(1)>.png',
] as const

function part(head: string, bytes: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}${CRLF}${head}${CRLF}${CRLF}`),
    Buffer.from(bytes),
    Buffer.from(CRLF),
  ])
}

const END = Buffer.from(`--${BOUNDARY}--${CRLF}`)

function file(field: string, name: string, bytes: Buffer, type = 'image/png'): Buffer {
  const plain = name.replaceAll('"', '%22')
  return part(
    `content-disposition: form-data; name="${field}"; filename="${plain}"${CRLF}content-type: ${type}`,
    bytes,
  )
}

const oneOf = <T>(all: readonly T[], dice: Dice): T => {
  const found = all[dice(all.length)]
  if (found === undefined) throw new Error('an empty list')
  return found
}

/** The form's own fields, with one fault in the files or in their encoding. */
export function hostileParts(fields: Record<string, unknown>, rule: FileRule, dice: Dice): Posted {
  const [said, bytes] = oneOf(contents, dice)
  const whole = Object.entries(fields).map(([name, value]) =>
    part(
      `content-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"`,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ),
  )
  const form = (what: string, ...more: readonly Buffer[]): Posted => ({
    what: `${what}, ${said}`,
    type: TYPE,
    payload: Buffer.concat([...whole, ...more, END]),
  })
  const own = file(rule.field, 'a.png', bytes)
  const tries: readonly (() => Posted)[] = [
    () => form('a file', own),
    () => form('a name', file(rule.field, oneOf(names, dice), bytes)),
    () => form('another field', file('nothingOfTheKind', 'a.png', bytes)),
    () => form('a field called __proto__', file('__proto__', 'a.png', bytes)),
    () => form('too many files', ...Array.from({ length: rule.atMost + 3 }, () => own)),
    () =>
      form(
        'too many parts',
        ...Array.from({ length: 60 }, (_, n) => part(`content-disposition: form-data; name="f${n}"`, 'x')),
      ),
    () => form('too large', file(rule.field, 'a.png', Buffer.alloc(rule.maxBytes + 1, 1))),
    () =>
      form(
        'another type',
        file(rule.field, 'a.html', bytes, oneOf(['text/html', 'image/svg+xml', 'x/y', ''], dice)),
      ),
    () =>
      form(
        'a field twice',
        part(`content-disposition: form-data; name="${rule.field}"`, 'a text where a file belongs'),
      ),
    () => ({ ...form('cut short', own), payload: Buffer.concat([...whole, own]).subarray(0, -4) }),
    () => ({ ...form('no end', own), payload: Buffer.concat([...whole, own]) }),
    () => ({ ...form('no boundary', own), type: 'multipart/form-data' }),
    () => ({ ...form('a foreign boundary', own), type: 'multipart/form-data; boundary=other' }),
    () => ({ ...form('a long boundary', own), type: `multipart/form-data; boundary=${'b'.repeat(300)}` }),
    () => ({ ...form('no form at all', own), type: 'application/json', payload: Buffer.from('{}') }),
    () => form('no disposition', part('content-type: image/png', bytes)),
    () => form('a long header', part(`content-disposition: form-data; name="${'h'.repeat(20_000)}"`, 'x')),
    () => ({ what: 'nothing', type: TYPE, payload: Buffer.alloc(0) }),
  ]
  return oneOf(tries, dice)()
}
