import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CAPTCHA_LETTERS, drawCaptcha } from './picture.ts'

const seed = (number: number) => new Uint8Array(32).fill(number)

/** The chunks of a PNG by name, in order. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    names.push(png.toString('latin1', at + 4, at + 8))
  return names
}

/** How much of the picture is as dark as a letter. */
async function inkOf(png: Buffer): Promise<number> {
  const pixels = await sharp(png).raw().toBuffer()
  return pixels.filter((grey) => grey < 80).length / pixels.length
}

test('AUT-02 VAL-06 the captcha is a grey PNG of 220 × 72 that holds pixels and no text', async () => {
  const png = await drawCaptcha('AKR36', seed(1))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 220, height: 72, channels: 1 })
  expect(new Set(chunksOf(png))).toEqual(new Set(['IHDR', 'pHYs', 'IDAT', 'IEND']))
  expect(png.includes('AKR36')).toBe(false)
})

test('AUT-02 VAL-06 draws an answer differently for each seed, and identically for the same seed', async () => {
  const [one, again, other] = await Promise.all([1, 1, 2].map((number) => drawCaptcha('AKR36', seed(number))))
  expect(again?.equals(one!)).toBe(true)
  expect(other?.equals(one!)).toBe(false)
})

test('AUT-02 VAL-06 draws every letter and digit that an answer may contain', async () => {
  const blank = await inkOf(await drawCaptcha('     ', seed(3)))
  for (const letter of CAPTCHA_LETTERS) {
    const drawn = await inkOf(await drawCaptcha(letter.repeat(5), seed(3)))
    expect([letter, drawn > blank + 0.02]).toEqual([letter, true])
  }
})
