import { inTransaction } from '#db/pool.ts'
import { setAvatar } from '#features/account/members/public.ts'
import {
  asAvatar,
  dropPicture,
  keepPicture,
  makePicture,
  readPicture,
} from '#features/platform/images/public.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { profile } from '../contract.ts'
import { isAvatar, lockAvatar, type AvatarRow } from '../store/avatars.ts'

type Routes = typeof profile
type View = { readonly avatar: string; readonly avatarType: 'CUSTOM' | 'STATIC' }

/** A picture as every page references it: one of the platform's by its name, an uploaded one by its URL. */
export function avatarView({ avatar, file }: AvatarRow): View {
  return file === null
    ? { avatar, avatarType: 'STATIC' }
    : { avatar: `/api/avatars/${file}`, avatarType: 'CUSTOM' }
}

/** Selects one of the platform's pictures. */
export async function chooseAvatar(
  app: App,
  { body }: Given<Routes['chooseAvatar']>,
  { member }: CallFor<Routes['chooseAvatar']>,
): Promise<Reply<Routes['chooseAvatar']>> {
  return change(app, member.id, () => ({ avatar: body.avatar, file: null }))
}

/** Stores an uploaded picture, re-encoded from its pixels (C2). */
export async function uploadAvatar(
  app: App,
  { files }: Given<Routes['uploadAvatar']>,
  { member }: CallFor<Routes['uploadAvatar']>,
): Promise<Reply<Routes['uploadAvatar']> | Refusal<Routes['uploadAvatar']>> {
  const [upload] = files
  if (!upload) return { refused: 'profile.pictureMissing' }
  const picture = await makePicture(upload.bytes, asAvatar)
  if ('refused' in picture)
    return picture.refused === 'tooManyPixels'
      ? { refused: 'profile.pictureTooBig', detail: { megapixels: picture.mostMegapixels } }
      : { refused: 'profile.notPicture' }
  const file = await keepPicture(app.files, picture.jpeg)
  try {
    return await change(app, member.id, ({ avatar }) => ({ avatar, file }))
  } catch (error) {
    await dropPicture(app.files, file)
    throw error
  }
}

/** Writes the new picture, and deletes the old file after the commit. */
async function change(app: App, memberId: bigint, next: (before: AvatarRow) => AvatarRow): Promise<View> {
  const { before, after } = await inTransaction(app.db, async (tx) => {
    const held = await lockAvatar(tx, memberId)
    if (!held) throw new Error(`avatars: no member ${memberId}`)
    const wanted = next(held)
    await setAvatar(tx, memberId, wanted)
    return { before: held, after: wanted }
  })
  if (before.file !== null && before.file !== after.file)
    await dropPicture(app.files, before.file).catch((error: unknown) =>
      app.log.error({ error, file: before.file }, 'a replaced profile picture could not be deleted'),
    )
  return avatarView(after)
}

/** An uploaded picture; null for a name that no member's picture has. */
export async function avatarFile(
  app: App,
  { params: { file } }: Given<Routes['avatar']>,
): Promise<Download | { readonly refused: 'profile.noPicture' }> {
  if (!(await isAvatar(app.db, file))) return { refused: 'profile.noPicture' }
  const bytes = await readPicture(app.files, file).catch(() => null)
  return bytes ? { name: 'avatar.jpg', type: 'image/jpeg', bytes } : { refused: 'profile.noPicture' }
}
