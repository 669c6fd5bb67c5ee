import { createHash } from 'node:crypto'
import { dropPicture, keepPicture, makePicture, type Picture } from './pictures.ts'

/** A picture as it was made anew and lies under its random name. */
export type Kept = { readonly file: string; readonly bytes: number; readonly sha256: Uint8Array }

/** What a feature calls its refusals of pictures. */
export type No<Refused> = {
  readonly missing: Refused
  readonly notPicture: Refused
  readonly tooBig: (megapixels: number) => Refused
}

type Sent = { readonly bytes: Uint8Array }

type Bad = Extract<Picture, { readonly refused: string }>

/** What a feature says of a picture that is none, and of one that is too large. */
type Says<None, Large> = { readonly notPicture: None; readonly tooBig: (megapixels: number) => Large }

const wordOf = <None, Large>(picture: Bad, no: Says<None, Large>): None | Large =>
  picture.refused === 'tooManyPixels' ? no.tooBig(picture.mostMegapixels) : no.notPicture

/** Makes pictures anew that somebody sent, in their order; the first that is none decides for all. */
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
 * Takes a picture that somebody sent: made anew, kept, then written down by `store`, in its own transaction. Where `store`
 * refuses or fails, the file is taken away again, so that no picture lies about without a row; so it is where the same
 * picture is 'known', sent once more because its first answer got lost. Null: it is there.
 */
export async function takePicture<Refused extends { readonly refused: string }>(
  dataDir: string,
  upload: Sent | undefined,
  no: No<Refused>,
  store: (kept: Kept) => Promise<Refused | 'known' | null>,
): Promise<Refused | null> {
  if (!upload) return no.missing
  const picture = await makePicture(upload.bytes)
  if ('refused' in picture) return wordOf(picture, no)
  const { jpeg } = picture
  const file = await keepPicture(dataDir, jpeg)
  const sha256 = createHash('sha256').update(jpeg).digest()
  let isKept = false
  try {
    const outcome = await store({ file, bytes: jpeg.length, sha256 })
    isKept = outcome === null
    return outcome === 'known' ? null : outcome
  } finally {
    if (!isKept) await dropPicture(dataDir, file)
  }
}
