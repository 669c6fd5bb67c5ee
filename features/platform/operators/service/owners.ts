import type { Db } from '#db/pool.ts'
import type { Extensible } from '#server/extension/point.ts'
import { rowBrands } from '../extension-points.ts'
import type { Owned } from '../rules/reach.ts'

const ID = /^[1-9]\d{0,17}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Application = Extensible & { readonly db: Db }

/** The brand that a row belongs to, null for an unknown row. */
export async function brandOf(application: Application, of: Owned, key: string): Promise<string | null> {
  if (!(of === 'member' ? ID : UUID).test(key)) return null
  return (await rowBrands[of].of(application)(application.db, key))?.merchant ?? null
}
