import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFiles } from '#server/files/local.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  asAvatar,
  dropPicture,
  keepPicture,
  makePicture,
  readPicture,
  takePicture,
  type No,
} from './public.ts'
import type { Kept } from './service/taken.ts'
import { bomb, impostors, MARK, mutated, pngOf, polyglots } from './testing/hostile.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A stored file is a JPEG from its first to its last byte, has no metadata, and can be decoded. */
async function mustBePlain(jpeg: Uint8Array): Promise<void> {
  const bytes = Buffer.from(jpeg)
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  expect(bytes.includes(MARK)).toBe(false)
  const { format, exif, icc, xmp, comments } = await sharp(bytes).metadata()
  expect({ format, exif, icc, xmp, comments }).toEqual({ format: 'jpeg' })
}

test('C2 re-encodes a picture that is also something else to a plain picture', async () => {
  for (const { name, bytes } of await polyglots()) {
    expect({ name, isArmed: bytes.includes(MARK) }).toEqual({ name, isArmed: true })
    const made = await makePicture(bytes)
    if ('refused' in made) throw new Error(`${name} was refused: ${made.refused}`)
    await mustBePlain(made.jpeg)
  }
})

test('C2 refuses a file that only claims to be a picture', async () => {
  for (const { name, bytes } of impostors)
    expect({ name, ...(await makePicture(bytes)) }).toEqual({ name, refused: 'notPicture' })
})

test('C2 re-encodes or refuses four hundred manipulated pictures, and stores none as received', async () => {
  const noise = sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
  const seeds = [await noise.clone().jpeg().toBuffer(), await noise.clone().png().toBuffer()]
  const all = [...seeds, ...(await polyglots()).map(({ bytes }) => bytes)]
  let madeAnew = 0
  for (let seed = 0; seed < 400; seed += 1) {
    const bytes = all[seed % all.length]
    if (!bytes) continue
    const made = await makePicture(mutated(bytes, seed))
    if ('refused' in made) continue
    madeAnew += 1
    await mustBePlain(made.jpeg)
  }
  expect(madeAnew).toBeGreaterThan(20) // else this test only ever saw refusals
  expect(madeAnew).toBeLessThan(400)
})

test('C2 refuses a small file that expands to gigabytes before decoding it', async () => {
  const liar = pngOf(60_000, 60_000, Buffer.alloc(10))
  expect(await makePicture(liar)).toEqual({ refused: 'tooManyPixels', mostMegapixels: 40 })
  expect(await makePicture(Buffer.alloc(6 * 1024 * 1024))).toEqual({ refused: 'notPicture' })
})

test('C2 needs no more memory for twelve large concurrent pictures than for a few', async () => {
  const large = bomb(39)
  expect(large.length).toBeLessThan(100_000)
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  const made = await Promise.all(Array.from({ length: 12 }, () => makePicture(large)))
  clearInterval(watch)
  expect(made.every((one) => 'jpeg' in one)).toBe(true)
  expect((most - before) / 1024 / 1024).toBeLessThan(250) // twelve at once, each whole, would be 468 MB and more
}, 60_000)

test('C2 crops a face to a square, names files itself, and reads no other name', async () => {
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const face = await makePicture(wide, asAvatar)
  if ('refused' in face) throw new Error(face.refused)
  expect(await sharp(face.jpeg).metadata()).toMatchObject({ width: 256, height: 256 })
  const file = await keepPicture(localFiles(folder), face.jpeg)
  expect(file).toMatch(/^[0-9a-f]{32}\.jpg$/)
  expect(Buffer.from(await readPicture(localFiles(folder), file))).toEqual(Buffer.from(face.jpeg))
  await expect(readPicture(localFiles(folder), '../../../etc/passwd')).rejects.toThrow('not a name of ours')
  await dropPicture(localFiles(folder), file)
  await expect(readPicture(localFiles(folder), file)).rejects.toThrow('ENOENT')
})

test('C2 leaves no file without a row when the row is refused or fails, and keeps the stored file unchanged', async () => {
  const place = mkdtempSync(join(tmpdir(), 'fairhouse-taken-'))
  const kept = () => (existsSync(join(place, 'files')) ? readdirSync(join(place, 'files')) : [])
  const no = {
    missing: { refused: 'missing' },
    notPicture: { refused: 'notPicture' },
    tooBig: (megapixels: number) => ({ refused: `tooBig ${megapixels}` }),
  } as const satisfies No<{ readonly refused: string }>
  const face = {
    bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
  }
  const take = (
    upload: { bytes: Uint8Array } | undefined,
    store: (kept: Kept) => Promise<{ refused: string } | null>,
  ) => takePicture<{ readonly refused: string }>(localFiles(place), upload, no, store)
  expect(await take(undefined, async () => null)).toEqual(no.missing)
  expect(await take({ bytes: Buffer.from('GIF89a') }, async () => null)).toEqual(no.notPicture)
  expect(await take({ bytes: pngOf(60_000, 60_000, Buffer.alloc(10)) }, async () => null)).toEqual(
    no.tooBig(40),
  )
  expect(await take(face, async () => ({ refused: 'late' }))).toEqual({ refused: 'late' })
  await expect(take(face, () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away')
  expect(kept()).toEqual([])
  const seen: Kept[] = []
  expect(await take(face, async (one) => (seen.push(one), null))).toBeNull()
  expect(kept()).toEqual(seen.map(({ file }) => file))
  rmSync(place, { recursive: true, force: true })
})
