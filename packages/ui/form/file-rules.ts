/** Proofs of transfer and other evidence: pictures only, at most 5 MB each (specification §9). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
const MEGABYTE_BYTES = 1024 * 1024
export const fileTypes = ['image/png', 'image/jpeg'] as const

export type FileProblem = { readonly text: 'ui.fileTooBig' | 'ui.fileWrongType'; readonly size: number }

/** Why a file cannot be sent, or null. The server checks the content again; this only saves a round trip. */
export function fileProblem(
  file: { readonly type: string; readonly size: number },
  mostBytes = MAX_FILE_BYTES,
): FileProblem | null {
  const size = Math.floor(mostBytes / MEGABYTE_BYTES)
  if (!fileTypes.some((type) => type === file.type)) return { text: 'ui.fileWrongType', size }
  if (file.size > mostBytes) return { text: 'ui.fileTooBig', size }
  return null
}
