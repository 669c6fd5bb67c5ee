/** Where uploaded files are kept: on this machine, or in an S3 bucket that several machines share. Features never see a path. */
export type FileStore = {
  /** Stores a new file. Rejects if it could not be stored completely. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Rejects with code ENOENT if there is no such file. */
  readonly get: (name: string) => Promise<Uint8Array>
  /** Deletes a file; a missing one counts as deleted. */
  readonly drop: (name: string) => Promise<void>
  readonly close: () => void
}

/** Names are random; anything else, a path above all, is refused before it reaches a disk or a network. */
const FILE_NAME = /^[0-9a-f]{32}\.jpg$/

/** Returns the name. Throws if it is not one that we made. */
export function checkedName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error('files: not a name of ours')
  return name
}

/** A missing file, as the file system reports it. */
export function missingFile(name: string): Error {
  return Object.assign(new Error(`ENOENT: no such file: ${name}`), { code: 'ENOENT' })
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
