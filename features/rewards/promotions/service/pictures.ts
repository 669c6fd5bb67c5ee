import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { dropPicture, readPicture, takePicture, type No } from '#features/platform/images/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotions } from '../contract/member.ts'
import type { promotionPictures } from '../contract/pictures.ts'
import { isPublicPicture, removePicture, setPicture } from '../store/pictures.ts'
import { promotionById } from '../store/promotions.ts'

type Add = (typeof promotionPictures)['add']
type Remove = (typeof promotionPictures)['remove']

const no: No<Refusal<Add>> = {
  missing: { refused: 'promotions.notPicture' },
  notPicture: { refused: 'promotions.notPicture' },
  tooBig: (megapixels) => ({ refused: 'promotions.pictureTooBig', detail: { megapixels } }),
}

/** Sets the picture of a promotion and its versions, re-encoded from its pixels (C2). */
export async function addPicture(
  app: App,
  { params: { id }, files: [upload] }: Given<Add>,
  { operator, ip, now }: CallFor<Add>,
): Promise<Reply<Add> | Refusal<Add>> {
  const done = { file: '' }
  const before: { file: string | null } = { file: null }
  const refused = await takePicture<Refusal<Add>>(app.files, upload, no, ({ file }) =>
    inTransaction(app.db, async (tx) => {
      const promotion = await promotionById(tx, id)
      if (!promotion) return { refused: 'promotions.unknown' }
      before.file = await setPicture(tx, { series: promotion.series, file, now })
      const object = `promotion:${id}`
      await writeAudit(tx, { operator, action: 'promotions.picture', object, after: { file }, ip, now })
      done.file = file
      return null
    }),
  )
  if (refused) return refused
  if (before.file) await dropPicture(app.files, before.file)
  return done
}

/** Back to the drawn picture. */
export async function dropPromotionPicture(
  app: App,
  { params: { id } }: Given<Remove>,
  { operator, ip, now }: CallFor<Remove>,
): Promise<Reply<Remove> | Refusal<Remove>> {
  const file = await inTransaction(app.db, async (tx) => {
    const promotion = await promotionById(tx, id)
    const removed = promotion && (await removePicture(tx, promotion.series))
    if (removed)
      await writeAudit(tx, {
        operator,
        action: 'promotions.picture',
        object: `promotion:${id}`,
        before: { file: removed },
        after: {},
        ip,
        now,
      })
    return removed
  })
  if (!file) return { refused: 'promotions.unknownPicture' }
  await dropPicture(app.files, file)
  return {}
}

/** Serves the picture of a promotion publicly. */
export async function showPublicPicture(
  app: App,
  { params: { file } }: Given<(typeof promotions)['picture']>,
) {
  if (!(await isPublicPicture(app.db, file))) return { refused: 'promotions.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
