import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { FileStore } from '#server/files/store.ts'
import { inTurn } from './turns.ts'

/** Larger pictures are refused before decoding: a small file can expand to gigabytes. */
const MOST_MEGAPIXELS = 40
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000
/** The 5 MB of the specification (§9), checked again for callers without an upload route. */
const MOST_BYTES = 5 * 1024 * 1024
/** Decoding timeout: longer than any picture of a camera or a bank needs. */
const MOST_SECONDS = 10
const QUALITY = 84
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/** Resizing: 'inside' keeps the aspect ratio, 'cover' crops. Sizes in pixels. */
export type Shape = { readonly width: number; readonly height: number; readonly fit: 'inside' | 'cover' }

/** Large enough to read a bank's receipt or a screenshot, small enough to load quickly. */
export const asDocument: Shape = { width: 2_000, height: 2_000, fit: 'inside' }
/** A face in a circle, sharp on a phone's screen. */
export const asAvatar: Shape = { width: 256, height: 256, fit: 'cover' }

export type Picture =
  | { readonly jpeg: Uint8Array }
  | { readonly refused: 'notPicture' }
  | { readonly refused: 'tooManyPixels'; readonly mostMegapixels: number }

sharp.cache(false) // free the decoder's memory when it is done

/**
 * Re-encodes a picture from its pixels: hidden content (scripts, locations, thumbnails, a second file appended) does not survive. The
 * type is detected by content, never by name. One picture at a time per process, so that concurrent uploads need no more memory than
 * one.
 */
export async function makePicture(bytes: Uint8Array, shape: Shape = asDocument): Promise<Picture> {
  if (bytes.length > MOST_BYTES) return { refused: 'notPicture' }
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !PICTURE_TYPES.has(type.mime)) return { refused: 'notPicture' }
  return inTurn(() => redraw(bytes, shape))
}

async function redraw(bytes: Uint8Array, { width, height, fit }: Shape): Promise<Picture> {
  try {
    const size = await sharp(bytes, { limitInputPixels: false }).metadata() // reads the head only
    if (size.width * size.height > MOST_PIXELS)
      return { refused: 'tooManyPixels', mostMegapixels: MOST_MEGAPIXELS }
    const jpeg = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate() // apply the orientation before its metadata is dropped
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg }
  } catch {
    return { refused: 'notPicture' } // begins like a picture, but cannot be read as one
  }
}

/** Stores under a random name. Returns the name. */
export async function keepPicture(files: FileStore, jpeg: Uint8Array): Promise<string> {
  const file = `${randomBytes(16).toString('hex')}.jpg`
  await files.put(file, jpeg)
  return file
}

export function readPicture(files: FileStore, file: string): Promise<Uint8Array> {
  return files.get(file)
}

/** Deletes a picture whose row did not commit, or was replaced; a missing one counts as deleted. */
export function dropPicture(files: FileStore, file: string): Promise<void> {
  return files.drop(file)
}
