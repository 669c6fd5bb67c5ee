import { createHash } from 'node:crypto'
import type { FileStore } from '#server/files/store.ts'
import { dropPicture, keepPicture, makePicture, type Picture } from './pictures.ts'

/** A re-encoded picture and its random file name. */
export type Kept = { readonly file: string; readonly bytes: number; readonly sha256: Uint8Array }

/** A feature's refusal codes for pictures. */
export type No<Refused> = {
  readonly missing: Refused
  readonly notPicture: Refused
  readonly tooBig: (megapixels: number) => Refused
}

type Sent = { readonly bytes: Uint8Array }

type Bad = Extract<Picture, { readonly refused: string }>

/** A feature's refusals for an invalid and for a too large picture. */
type Says<None, Large> = { readonly notPicture: None; readonly tooBig: (megapixels: number) => Large }

const wordOf = <None, Large>(picture: Bad, no: Says<None, Large>): None | Large =>
  picture.refused === 'tooManyPixels' ? no.tooBig(picture.mostMegapixels) : no.notPicture

/** Re-encodes uploaded pictures in order; the first invalid one decides for all. */
export async function makePictures<None, Large>(
  uploads: readonly Sent[],
  no: Says<None, Large>,
): Promise<readonly Uint8Array[] | None | Large> {
  const made: Uint8Array[] = []
  for (const { bytes } of uploads) {
    const picture = await makePicture(bytes)
    if ('refused' in picture) return wordOf(picture, no)
    made.push(picture.jpeg)
  }
  return made
}

/**
 * Takes an uploaded picture: re-encoded, stored, then recorded by `store` in its own transaction. If `store` refuses or fails, the file
 * is deleted, so that no file exists without a row; likewise if the same picture is 'known', uploaded again because its first reply was
 * lost. Null: success.
 */
export async function takePicture<Refused extends { readonly refused: string }>(
  files: FileStore,
  upload: Sent | undefined,
  no: No<Refused>,
  store: (kept: Kept) => Promise<Refused | 'known' | null>,
): Promise<Refused | null> {
  if (!upload) return no.missing
  const picture = await makePicture(upload.bytes)
  if ('refused' in picture) return wordOf(picture, no)
  const { jpeg } = picture
  const file = await keepPicture(files, jpeg)
  const sha256 = createHash('sha256').update(jpeg).digest()
  let isKept = false
  try {
    const outcome = await store({ file, bytes: jpeg.length, sha256 })
    isKept = outcome === null
    return outcome === 'known' ? null : outcome
  } finally {
    if (!isKept) await dropPicture(files, file)
  }
}
