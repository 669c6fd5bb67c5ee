import { hash } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import { localFiles, localFolder } from './local.ts'
import { checkedName, isMissing } from './store.ts'
import type { S3Store } from './s3.ts'

/** Files copied concurrently. */
const AT_ONCE = 8

export type Copied = {
  /** Files found locally. */
  readonly found: number
  readonly copied: number
  /** In the bucket already, with the same size and hash. */
  readonly known: number
  readonly removed: number
  /** Names in the folder that are not ours; they are left alone. */
  readonly strange: number
}

export type CopyOptions = {
  readonly dataDir: string
  readonly to: S3Store
  /** Deletes each local file once the bucket has confirmed its size and hash. */
  readonly isRemoving: boolean
  readonly tell: (so: Copied) => void
}

/**
 * Copies all local files to the bucket. Resumes by itself: a file whose size and SHA-256 the bucket has is skipped, an incomplete or
 * different one is copied again. Rejects at the first file that cannot be copied; nothing unconfirmed is ever deleted.
 */
export async function copyToBucket({ dataDir, to, isRemoving, tell }: CopyOptions): Promise<Copied> {
  const local = localFiles(dataDir)
  const counts = { found: 0, copied: 0, known: 0, removed: 0, strange: 0 }
  const copy = async (name: string): Promise<void> => {
    const bytes = await local.get(name).catch((error: unknown) => {
      if (isMissing(error)) return null // the product has deleted it since
      throw error
    })
    if (bytes === null) return
    counts.found += 1
    if (await isStored(to, name, bytes)) counts.known += 1
    else {
      await to.put(name, bytes)
      if (!(await isStored(to, name, bytes)))
        throw new Error(`the bucket did not keep ${name} as it was sent`)
      counts.copied += 1
    }
    if (isRemoving) {
      await local.drop(name)
      counts.removed += 1
    }
    tell({ ...counts })
  }
  let batch: string[] = []
  for await (const name of names(dataDir)) {
    if (!isOurs(name)) {
      counts.strange += 1
      continue
    }
    batch.push(name)
    if (batch.length < AT_ONCE) continue
    await all(batch.map(copy))
    batch = []
  }
  await all(batch.map(copy))
  return counts
}

/** Waits for every copy of a batch, then rejects if one failed: nothing still runs when the command ends. */
async function all(copies: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(copies)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

async function isStored(to: S3Store, name: string, bytes: Uint8Array): Promise<boolean> {
  const facts = await to.facts(name)
  return facts !== null && facts.bytes === bytes.byteLength && facts.sha256 === hash('sha256', bytes, 'hex')
}

async function* names(dataDir: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(localFolder(dataDir))) yield entry.name
  } catch (error) {
    if (!isMissing(error)) throw error // no folder: no file was ever stored here
  }
}

function isOurs(name: string): boolean {
  try {
    return checkedName(name) === name
  } catch {
    return false
  }
}
