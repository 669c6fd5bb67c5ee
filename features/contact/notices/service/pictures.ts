import sharp from 'sharp'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { keepPicture, makePicture, readPicture } from '#features/platform/images/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { notices } from '../contract/member.ts'
import type { noticesOffice } from '../contract/office.ts'
import { insertPicture, isPicture } from '../store/notices.ts'
import { pictureAddress } from './read.ts'

type Bring = (typeof noticesOffice)['bringPicture']

/** Stores an operator's picture, re-encoded from its pixels (C2). */
export async function bringPicture(
  app: App,
  { files: [upload], body: { merchant } }: Given<Bring>,
  { operator, ip, now }: CallFor<Bring>,
) {
  if (!upload) return { refused: 'notices.pictureMissing' } as const
  const made = await makePicture(upload.bytes)
  if ('refused' in made)
    return made.refused === 'tooManyPixels'
      ? ({ refused: 'notices.pictureTooBig', detail: { megapixels: made.mostMegapixels } } as const)
      : ({ refused: 'notices.notPicture' } as const)
  const { width, height } = await sharp(made.jpeg).metadata()
  const file = await keepPicture(app.files, made.jpeg)
  await inTransaction(app.db, async (tx) => {
    await insertPicture(tx, { file, merchant, width, height, by: operator.account, now })
    await writeAudit(tx, {
      operator,
      action: 'notices.bringPicture',
      object: `picture:${file}`,
      after: { merchant, width, height },
      ip,
      now,
    })
  })
  return { file, src: pictureAddress(file), width, height }
}

/** A picture uploaded for a notice, which is public; no other file is served here. */
export async function showPicture(app: App, { params: { file } }: Given<(typeof notices)['picture']>) {
  if (!(await isPicture(app.db, file, null))) return { refused: 'notices.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
