import { writeAudit } from '#features/platform/audit/public.ts'
import { dropPicture, readPicture, takePicture, type No } from '#features/platform/images/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { logos } from '../contract/logos.ts'
import { isLogo, logoRows, putLogo } from '../store/logos.ts'

type Bring = (typeof logos)['bring']
type Remove = (typeof logos)['remove']

const unknown = { refused: 'logos.unknown' } as const
const no: No<Refusal<Bring>> = {
  missing: { refused: 'logos.missing' },
  notPicture: { refused: 'logos.notPicture' },
  tooBig: (megapixels) => ({ refused: 'logos.tooBig', detail: { megapixels } }),
}

/** The URL of a logo; null if the provider has none. */
export const logoAddress = (file: string | null): string | null => file && `/api/lobby/logos/${file}`

export async function listLogos(app: App) {
  const rows = await logoRows(app.db)
  return { list: rows.map(({ logo, ...row }) => ({ ...row, logo: logoAddress(logo) })) }
}

/** Stores a logo, re-encoded from its pixels (C2), and deletes the previous one. */
export async function bringLogo(
  app: App,
  { params: { vendor }, files: [upload] }: Given<Bring>,
  { operator, ip, now }: CallFor<Bring>,
) {
  const done: { logo: string; before: string | null } = { logo: '', before: null }
  const refused = await takePicture<Refusal<Bring>>(app.files, upload, no, ({ file }) =>
    inTransaction(app.db, async (tx) => {
      const put = await putLogo(tx, vendor, file)
      if (!put) return unknown
      done.logo = file
      done.before = put.before
      const object = `vendor:${vendor}`
      await writeAudit(tx, {
        operator,
        action: 'games.bringLogo',
        object,
        before: put,
        after: { file },
        ip,
        now,
      })
      return null
    }),
  )
  if (refused) return refused
  if (done.before !== null) await dropPicture(app.files, done.before)
  app.merchants.forget()
  return { logo: logoAddress(done.logo) ?? '' }
}

export async function removeLogo(
  app: App,
  { params: { vendor } }: Given<Remove>,
  { operator, ip, now }: CallFor<Remove>,
) {
  const put = await inTransaction(app.db, async (tx) => {
    const done = await putLogo(tx, vendor, null)
    if (!done?.before) return null
    const object = `vendor:${vendor}`
    await writeAudit(tx, { operator, action: 'games.removeLogo', object, before: done, after: {}, ip, now })
    return done
  })
  if (!put?.before) return unknown
  await dropPicture(app.files, put.before)
  app.merchants.forget()
  return {}
}

/** Serves a logo publicly. */
export async function showLogo(app: App, { params: { file } }: Given<(typeof logos)['show']>) {
  if (!(await isLogo(app.db, file))) return unknown
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
