import type { Config } from '../config.ts'
import { localFiles } from './local.ts'
import { s3Files } from './s3.ts'
import { isMissing, type FileStore } from './store.ts'

/** The store that the environment configures: S3 if S3_BUCKET is set, otherwise the folder `files` of DATA_DIR. */
export function openFiles(config: Config): FileStore {
  const local = localFiles(config.DATA_DIR)
  return config.S3_BUCKET === undefined ? local : withFallback(s3Files(config, config.S3_BUCKET), local)
}

/**
 * The bucket, and files that were stored locally before it: they stay readable while `npm run files` copies them. Example: a slip of
 * last year is read from the disk until its copy is in the bucket.
 */
export function withFallback(first: FileStore, before: FileStore): FileStore {
  return {
    put: first.put,
    async get(name) {
      try {
        return await first.get(name)
      } catch (error) {
        if (!isMissing(error)) throw error
        return before.get(name)
      }
    },
    async drop(name) {
      await before.drop(name) // first: a file that is being copied is deleted from the bucket after it
      await first.drop(name)
    },
    close: first.close,
  }
}
