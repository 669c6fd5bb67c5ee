import { randomBytes } from 'node:crypto'
import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Larger pictures are refused before they are decoded: a small file can unfold to gigabytes. */
const MOST_MEGAPIXELS = 40
/** Enough to read a bank's slip, small enough to show at once. */
const LONGEST_SIDE = 2_000
const QUALITY = 84
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])
const FILE_NAME = /^[0-9a-f]{32}\.jpg$/

export type Picture =
  | { readonly jpeg: Uint8Array }
  | { readonly refused: 'notPicture' }
  | { readonly refused: 'tooManyPixels'; readonly mostMegapixels: number }

/**
 * Makes a picture anew from its pixels: what was hidden in the file (scripts, places, thumbnails) does not survive. The
 * type is told by the content, never by the name.
 */
export async function makePicture(bytes: Uint8Array): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !PICTURE_TYPES.has(type.mime)) return { refused: 'notPicture' }
  try {
    const { width, height } = await sharp(bytes).metadata()
    if (width * height > MOST_MEGAPIXELS * 1_000_000)
      return { refused: 'tooManyPixels', mostMegapixels: MOST_MEGAPIXELS }
    const jpeg = await sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' })
      .rotate() // by its own orientation, before that is thrown away
      .flatten({ background: '#ffffff' })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg }
  } catch {
    return { refused: 'notPicture' } // begins like a picture, but cannot be read as one
  }
}

function placeOf(dataDir: string, file: string): string {
  if (!FILE_NAME.test(file)) throw new Error('pictures: not a name of ours')
  return join(dataDir, 'files', file)
}

/** Stores under a random name; only its owner may read the file. Returns the name. */
export async function keepPicture(dataDir: string, jpeg: Uint8Array): Promise<string> {
  const file = `${randomBytes(16).toString('hex')}.jpg`
  await mkdir(join(dataDir, 'files'), { recursive: true, mode: 0o700 })
  await writeFile(placeOf(dataDir, file), jpeg, { flag: 'wx', mode: 0o600 })
  return file
}

export async function readPicture(dataDir: string, file: string): Promise<Uint8Array> {
  return readFile(placeOf(dataDir, file))
}

export async function dropPicture(dataDir: string, file: string): Promise<void> {
  await unlink(placeOf(dataDir, file))
}
