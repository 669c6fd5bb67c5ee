import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openS3, type S3StandIn } from '#tools/stand-ins/s3.ts'
import { checkSignature } from '#tools/stand-ins/sig-v4.ts'
import { readConfig } from '../config.ts'
import { copyToBucket } from './copy.ts'
import { localFiles } from './local.ts'
import { openFiles } from './open.ts'
import { s3Files } from './s3.ts'

const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of tests', region: 'ap-southeast-1' }
let bucket: S3StandIn
let dataDir: string

beforeAll(async () => {
  bucket = await openS3({ port: 0, bucket: 'fairhouse', ...KEYS })
})
afterAll(() => bucket.close())
beforeEach(() => {
  bucket.objects.clear()
  bucket.log.length = 0
  bucket.failNext(0, 503)
  dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-files-'))
  return () => rmSync(dataDir, { recursive: true, force: true })
})

const configOf = (more: Readonly<Record<string, string>> = {}) =>
  readConfig({
    DATABASE_URL: 'postgres://nowhere/x',
    DATA_DIR: dataDir,
    S3_BUCKET: 'fairhouse',
    S3_ENDPOINT: bucket.origin,
    S3_REGION: KEYS.region,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    ...more,
  })
const storeOf = (more: Readonly<Record<string, string>> = {}) => s3Files(configOf(more), 'fairhouse')
const newName = () => `${randomBytes(16).toString('hex')}.jpg`

test('C2 stores, reads and deletes a file in a bucket that checks every signature', async () => {
  const store = storeOf({ S3_ENCRYPTION: 'AES256' })
  const name = newName()
  const bytes = randomBytes(5 * 1024 * 1024) // the largest upload
  await store.put(name, bytes)
  expect(bucket.objects.get(`files/${name}`)?.headers).toMatchObject({
    'x-amz-server-side-encryption': 'AES256',
  })
  expect(Buffer.from(await store.get(name)).equals(bytes)).toBe(true)
  await store.drop(name)
  await store.drop(name) // a missing file counts as deleted
  await expect(store.get(name)).rejects.toMatchObject({ code: 'ENOENT' })
  store.close()
})

test('C2 never sends a name that is not one of ours to the bucket', async () => {
  const store = storeOf()
  await expect(store.put('../secret.key', Buffer.from('x'))).rejects.toThrow('not a name of ours')
  await expect(store.get('a/../b.jpg')).rejects.toThrow('not a name of ours')
  expect(bucket.log).toEqual([])
})

test('M5 retries a busy bucket, and reports one that stays down instead of losing the file', async () => {
  const store = storeOf()
  bucket.failNext(2, 503)
  const name = newName()
  await store.put(name, Buffer.from('slip'))
  expect(bucket.log.map(({ status }) => status)).toEqual([503, 503, 200])
  bucket.failNext(3, 500)
  await expect(store.put(newName(), Buffer.from('slip'))).rejects.toThrow()
  expect(bucket.objects.size).toBe(1)
  store.close()
})

test('O10 a wrong secret or another region is refused by the bucket and reported', async () => {
  const wrong = storeOf({ S3_SECRET_ACCESS_KEY: 'another secret' })
  await expect(wrong.put(newName(), Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  await expect(wrong.facts(newName())).rejects.toThrow('the bucket answered 403')
  await expect(storeOf({ S3_REGION: 'eu-west-1' }).put(newName(), Buffer.from('x'))).rejects.toThrow(
    'AuthorizationHeaderMalformed',
  )
  expect(bucket.objects.size).toBe(0)
})

test('C2 reads files that were stored locally before the bucket, and deletes both copies', async () => {
  const local = localFiles(dataDir)
  const name = newName()
  await local.put(name, Buffer.from('last year'))
  const files = openFiles(configOf())
  expect(Buffer.from(await files.get(name)).toString()).toBe('last year')
  const later = newName()
  await files.put(later, Buffer.from('today'))
  expect(existsSync(join(dataDir, 'files', later))).toBe(false)
  await copyToBucket({ dataDir, to: storeOf(), isRemoving: false, tell: () => undefined })
  await files.drop(name)
  expect(existsSync(join(dataDir, 'files', name))).toBe(false)
  await expect(files.get(name)).rejects.toMatchObject({ code: 'ENOENT' })
  files.close()
})

test('M5 a copy that was interrupted continues, repairs incomplete files, and deletes only what is confirmed', async () => {
  const local = localFiles(dataDir)
  const names = Array.from({ length: 30 }, newName)
  for (const name of names) await local.put(name, randomBytes(1_000))
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'notes.txt'), 'not ours')
  const to = storeOf()
  let copied = 0
  const breaking = {
    ...to,
    put: (name: string, bytes: Uint8Array) =>
      (copied += 1) > 12 ? Promise.reject(new Error('the line is down')) : to.put(name, bytes),
  }
  const all = { dataDir, isRemoving: true, tell: () => undefined }
  await expect(copyToBucket({ ...all, to: breaking })).rejects.toThrow('the line is down')
  // each file is in at least one of the two places
  const left = readdirSync(join(dataDir, 'files'))
  for (const name of names) expect(left.includes(name) || bucket.objects.has(`files/${name}`)).toBe(true)
  // a file that reached the bucket incompletely, while its local copy is still here
  const [halfway = ''] = left.filter((name) => names.includes(name))
  bucket.objects.set(`files/${halfway}`, { bytes: Buffer.from('half'), type: 'image/jpeg', headers: {} })
  const whole = await local.get(halfway)
  const done = await copyToBucket({ ...all, to })
  expect(done).toMatchObject({ strange: 1, found: left.length - 1 })
  expect(bucket.objects.get(`files/${halfway}`)?.bytes.equals(whole)).toBe(true)
  expect(bucket.objects.size).toBe(30)
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['notes.txt'])
  to.close()
})

test('M5 a bucket that stores other bytes than it was sent never costs a local file', async () => {
  const local = localFiles(dataDir)
  const name = newName()
  await local.put(name, Buffer.from('the only copy'))
  const to = storeOf()
  const lying = { ...to, put: (at: string) => to.put(at, Buffer.from('something else')) }
  await expect(copyToBucket({ dataDir, to: lying, isRemoving: true, tell: () => undefined })).rejects.toThrow(
    'did not keep',
  )
  expect((await local.get(name)).toString()).toBe('the only copy')
  to.close()
})

test('O10 refuses half a configuration, and plain http in live mode', () => {
  expect(() => configOf({ S3_SECRET_ACCESS_KEY: '' })).toThrow()
  const { S3_BUCKET: _, ...without } = { S3_BUCKET: 'x', S3_ENDPOINT: bucket.origin }
  expect(() => readConfig({ DATABASE_URL: 'postgres://x', DATA_DIR: dataDir, ...without })).toThrow(
    'S3_BUCKET is missing',
  )
  expect(() =>
    readConfig({ DATABASE_URL: 'postgres://x', DATA_DIR: dataDir, S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x' }),
  ).toThrow('belong together')
})

test('the stand-in’s check of signatures agrees with the examples that AWS publishes', () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const credential = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request`
  const get = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: `${credential},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
    },
    body: Buffer.alloc(0),
  }
  const put = {
    method: 'PUT',
    target: '/test$file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: `${credential},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
    },
    body: Buffer.from('Welcome to Amazon S3.'),
  }
  const at = new Date('2013-05-24T00:05:00Z')
  expect([checkSignature(get, keys, at), checkSignature(put, keys, at)]).toEqual([null, null])
  expect(checkSignature({ ...get, target: '/other.txt' }, keys, at)).toBe('SignatureDoesNotMatch')
  expect(checkSignature({ ...put, body: Buffer.from('Welcome') }, keys, at)).toBe('XAmzContentSHA256Mismatch')
  expect(checkSignature(get, keys, new Date('2013-05-24T00:16:00Z'))).toBe('RequestTimeTooSkewed')
  const { authorization: _, ...unsigned } = get.headers
  expect(checkSignature({ ...get, headers: unsigned }, keys, at)).toBe('AccessDenied')
})
