import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedName, type FileStore } from './store.ts'

/** The folder of stored files below DATA_DIR. */
export const localFolder = (dataDir: string): string => join(dataDir, 'files')

/** Files on this machine, readable by their owner only. */
export function localFiles(dataDir: string): FileStore {
  const folder = localFolder(dataDir)
  const placeOf = (name: string): string => join(folder, checkedName(name))
  return {
    async put(name, bytes) {
      const place = placeOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(place, bytes, { flag: 'wx', mode: 0o600 })
    },
    get: async (name) => readFile(placeOf(name)),
    drop: async (name) => rm(placeOf(name), { force: true }),
    close: () => undefined,
  }
}
