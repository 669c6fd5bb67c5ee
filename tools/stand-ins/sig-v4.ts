import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** A request as it arrived: names of headers in lower case. */
export type SignedRequest = {
  readonly method: string
  /** Path and query as sent, still encoded. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string }

/** How far the client's clock may be away, as at AWS. */
const MOST_SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request,\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/
const AMZ_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

export type S3Error =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

/**
 * Checks a signature of AWS Signature Version 4 for S3 from the published steps (canonical request, string to sign, derived key),
 * independently of the SDK that made it. Null: valid.
 */
export function checkSignature(request: SignedRequest, keys: Keys, now: Date): S3Error | null {
  const { headers, body } = request
  const parts = AUTHORIZATION.exec(headers['authorization'] ?? '')
  if (!parts) return headers['authorization'] ? 'AuthorizationHeaderMalformed' : 'AccessDenied'
  const [, id = '', day = '', region = '', signedNames = '', signature = ''] = parts
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const stamp = headers['x-amz-date'] ?? ''
  const sentAt = timeOf(stamp)
  if (sentAt === null || !stamp.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (Math.abs(now.getTime() - sentAt) > MOST_SKEW_MS) return 'RequestTimeTooSkewed'
  const names = signedNames.split(';')
  // an unsigned header could be changed on the way
  const must = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (must.some((name) => !names.includes(name))) return 'AccessDenied'
  const payload = headers['x-amz-content-sha256'] ?? ''
  if (payload !== hash('sha256', body, 'hex')) return 'XAmzContentSHA256Mismatch'
  const expected = signatureOf(request, names, payload, { ...keys, stamp, day })
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? null : 'SignatureDoesNotMatch'
}

function timeOf(stamp: string): number | null {
  const found = AMZ_DATE.exec(stamp)
  if (!found) return null
  const [, year, month, day, hour, minute, second] = found.map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

function signatureOf(
  { method, target, headers }: SignedRequest,
  names: readonly string[],
  payload: string,
  { secretAccessKey, region, stamp, day }: Keys & { readonly stamp: string; readonly day: string },
): string {
  const [path = '/', query = ''] = target.split('?')
  const canonical = [
    method,
    path.split('/').map(encoded).join('/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, hash('sha256', canonical, 'hex')].join('\n')
  const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = keyed(keyed(keyed(keyed(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request')
  return keyed(key, toSign).toString('hex')
}

/** URI encoding of RFC 3986, once, no matter what the client had encoded. */
function encoded(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return `${encoded(name)}=${encoded(value)}`
    })
    .toSorted()
    .join('&')
}
