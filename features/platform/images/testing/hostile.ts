import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** One chunk of a PNG, with its length and checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG that declares this size; `pixels` is what it really expands to. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8 // bits of a grey pixel
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...parts])
}

/** A small file that expands to `megapixels` of empty pixels. */
export function bomb(megapixels: number): Buffer {
  const width = 10_000
  const height = megapixels * 100
  return pngOf(width, height, Buffer.alloc((width + 1) * height))
}

/** Content that must never be found in a stored file. */
export const MARK = '<script>alert(document.domain)</script>'

/** Pictures that are also something else: a page, an archive, a program, metadata with a location. */
export async function polyglots(): Promise<{ readonly name: string; readonly bytes: Buffer }[]> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7' } })
  const jpeg = await plain.clone().jpeg().toBuffer()
  const png = await plain.clone().png().toBuffer()
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from(MARK)])
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARK.length + 2]), Buffer.from(MARK)])
  const note = chunk('tEXt', Buffer.from(`Comment\0${MARK}`))
  const afterHead = 33 // signature and IHDR
  return [
    { name: 'a page behind a jpeg', bytes: Buffer.concat([jpeg, Buffer.from(MARK)]) },
    { name: 'an archive behind a png', bytes: Buffer.concat([png, zip]) },
    {
      name: 'a script in a comment of a jpeg',
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    },
    {
      name: 'a script in a note of a png',
      bytes: Buffer.concat([png.subarray(0, afterHead), note, png.subarray(afterHead)]),
    },
    {
      name: 'a place in the data of a camera',
      bytes: await plain
        .clone()
        .withExif({ IFD0: { Copyright: MARK } })
        .jpeg()
        .toBuffer(),
    },
  ]
}

/** Files that only claim to be pictures. */
export const impostors: readonly { readonly name: string; readonly bytes: Buffer }[] = [
  { name: 'a page', bytes: Buffer.from(`<html>${MARK}</html>`) },
  {
    name: 'a drawing that runs',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`),
  },
  { name: 'the first bytes of a png, then a page', bytes: Buffer.concat([SIGNATURE, Buffer.from(MARK)]) },
  {
    name: 'the first bytes of a jpeg, then a page',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(MARK)]),
  },
  { name: 'a moving picture', bytes: Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1') },
  { name: 'nothing', bytes: Buffer.alloc(0) },
  { name: 'a png of no size', bytes: pngOf(0, 0, Buffer.alloc(1)) },
]

/** One byte, range, truncation or duplication changed; the same `seed` gives the same change. */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  let state = seed * 2_654_435_761 + 1
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % Math.max(1, below)
  }
  const copy = Buffer.from(bytes)
  switch (next(4)) {
    case 0:
      for (let i = next(12); i >= 0; i -= 1) copy[next(copy.length)] = next(256)
      return copy
    case 1:
      return copy.subarray(0, next(copy.length))
    case 2: {
      const at = next(copy.length)
      return Buffer.concat([copy.subarray(0, at), copy.subarray(next(copy.length))])
    }
    default: {
      const at = next(copy.length)
      return copy.fill(next(256), at, Math.min(copy.length, at + next(64)))
    }
  }
}
