/** A chunk that has not loaded by then is given up (specification §9). */
const CHUNK_MS = 120_000

/** Why a chunk did not load; each reason has an error in the catalogue. */
export type LoaderFailure = 'slow' | 'missing' | 'style' | 'error'

export class ChunkError extends Error {
  readonly why: LoaderFailure
  constructor(why: LoaderFailure, cause: unknown) {
    super(`chunk: ${why}`, { cause })
    this.name = 'ChunkError'
    this.why = why
  }
}

/**
 * Loads the page again as soon as the device is back online: a part that did not load then opens. Browsers keep a failed import,
 * so that rendering again would not help. Returns the end of waiting.
 */
export function reloadOnline(): () => void {
  const reload = () => location.reload()
  addEventListener('online', reload)
  return () => removeEventListener('online', reload)
}

/** Loads a chunk, or throws a `ChunkError` with the reason. */
export async function inTime<Part>(load: () => Promise<Part>, mostMs = CHUNK_MS): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('slow', null)), mostMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkError || !isChunkFault(error)
      ? error
      : new ChunkError(await whyOf(error), error)
  } finally {
    clearTimeout(timer)
  }
}

const CHUNK_FAULT =
  /dynamically imported module|module script|Failed to fetch|Importing a module|preload CSS|error loading/i

function isChunkFault(error: unknown): error is Error {
  return error instanceof Error && CHUNK_FAULT.test(error.message)
}

/** A file missing on the server belongs to an older build; any other failure may be temporary. */
async function whyOf({ message }: Error): Promise<LoaderFailure> {
  if (/preload CSS/i.test(message)) return 'style'
  const address = /(?:https?:\/\/|\/)\S+\.js\b/.exec(message)?.[0]
  if (!address) return 'error'
  const status = await fetch(address, { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 0,
  )
  return status === 404 ? 'missing' : 'error'
}
