/** How long a browser may take to begin with a download before its address goes. */
const KEPT_MS = 60_000

/** A file as the browser saves one that stands behind a link. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/**
 * A file into the phone's photos or files by its own sheet where there is one, else as a download. A computer's sheet sends
 * a file to somebody, which nobody asked for here.
 */
export async function keepFile(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  const sheet = { files: [file] }
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && 'canShare' in navigator && navigator.canShare(sheet)) {
    try {
      return await navigator.share(sheet)
    } catch (error) {
      // whoever closes the phone's own sheet has changed their mind; where it may not open, the file is kept all the same
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(file, name)
}
